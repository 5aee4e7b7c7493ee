import { createHash } from 'node:crypto';
import { functionName } from '#infra/contract/deployment.ts';
import { type OperationId, operationOf } from '#shared/contract/operations.ts';
import type { Command, Step } from './command.ts';
import { accountEmail } from './service-accounts.ts';
import { secretName, serviceName, type Target } from './target.ts';

/** Lets the gateway call the functions, and the functions those of themselves whose work others have done: what can be run again. */
export function callerGrants({ ids, place, runServiceAccount }: Target): readonly Step[] {
  const gateway = { note: 'the gateway may call', account: accountEmail('gateway', place) };
  const functions = { note: 'the other functions may call', account: runServiceAccount };
  return ids.flatMap((id) => {
    const callers = operationOf(id).log.reExecutable ? [gateway, functions] : [gateway];
    return callers.map(({ note, account }) => ({ note: `${note} ${id}`, command: invokerGrant(id, account, place) }));
  });
}

/** A second-generation function is called as the Cloud Run service beneath it, which has the function's name. */
export function invokerGrant(id: OperationId, account: string, { project, region }: Target['place']): Command {
  return [
    ...['gcloud', 'run', 'services', 'add-iam-policy-binding', functionName(id)],
    ...[`--project=${project}`, `--region=${region}`],
    ...[`--member=serviceAccount:${account}`, '--role=roles/run.invoker'],
  ];
}

/** @param document the contract with the real addresses, as it is in the file `path` */
export function gatewaySteps({ place, secrets }: Target, document: string, path: string): readonly Step[] {
  const project = `--project=${place.project}`;
  const account = accountEmail('gateway', place);
  const config = configId(document, account);
  const gateway = (verb: string): Command => [
    ...['gcloud', 'api-gateway', 'gateways', verb, serviceName],
    ...[project, `--location=${place.region}`, `--api=${serviceName}`, `--api-config=${config}`],
  ];
  const api = ['gcloud', 'api-gateway', 'apis'];
  const managedService = `$(${[...api, 'describe', serviceName, project, "--format='value(managedService)'"].join(' ')})`;
  return [
    { note: 'the first time only', command: [...api, 'create', serviceName, project] },
    {
      note: 'a configuration never changes, so each contract gets its own; wait for it before the next one is made',
      command: [
        ...['gcloud', 'api-gateway', 'api-configs', 'create', config, project, `--api=${serviceName}`],
        ...[`--openapi-spec=${path}`, `--backend-auth-service-account=${account}`],
      ],
    },
    { note: 'the first time only', command: gateway('create') },
    { note: 'every later time', command: gateway('update') },
    {
      note: 'the first time only: without it every key is refused with 403',
      command: ['gcloud', 'services', 'enable', { expanded: managedService }, project],
    },
    {
      note: 'a key for one sender; its keyString is the key',
      command: [
        ...['gcloud', 'services', 'api-keys', 'create', project, '--display-name=console'],
        { expanded: `--api-target=service=${managedService}` },
      ],
    },
    {
      note: 'the functions check the key too: type all of API_KEYS again with it, console:<key>,scheduler:<key>, and deploy them again',
      command: ['gcloud', 'secrets', 'versions', 'add', secretName(secrets.API_KEYS ?? ''), '--data-file=-', project],
    },
    {
      note: 'the host of the service',
      command: [
        ...['gcloud', 'api-gateway', 'gateways', 'describe', serviceName, project, `--location=${place.region}`],
        '--format=value(defaultHostname)',
      ],
    },
  ];
}

/** New for each content, the same for the same: running the commands twice leaves no unused configuration behind. */
function configId(document: string, account: string): string {
  return `${serviceName}-${createHash('sha256').update(document).update(account).digest('hex').slice(0, 12)}`;
}
