import { functionName } from '#infra/contract/deployment.ts';
import type { OperationId } from '#shared/contract/operations.ts';
import type { Command } from './command.ts';
import { variablesPath } from './function-variables.ts';
import { sizeOf, timeoutSeconds } from './sizing.ts';
import type { Target } from './target.ts';

/** The platform's name of the Node.js that functions run on. */
export const runtime = 'nodejs24';

/**
 * Deploys one bundle as a function. Nobody may call it but the identities that are granted it; the ingress is open
 * nevertheless, because a managed gateway stands outside the project's network.
 */
export function functionCommand(id: OperationId, target: Target): Command {
  const { place, runServiceAccount, secrets } = target;
  const { concurrency, cpu, memory, maxInstances } = sizeOf(id);
  return [
    ...['gcloud', 'functions', 'deploy', functionName(id)],
    `--project=${place.project}`,
    `--region=${place.region}`,
    '--gen2',
    `--runtime=${runtime}`,
    `--entry-point=${id}`,
    `--source=dist/${id}`,
    '--trigger-http',
    '--no-allow-unauthenticated',
    '--ingress-settings=all',
    `--timeout=${timeoutSeconds(id)}s`,
    `--concurrency=${concurrency}`,
    `--cpu=${cpu}`,
    `--memory=${memory}`,
    `--max-instances=${maxInstances}`,
    `--run-service-account=${runServiceAccount}`,
    `--env-vars-file=${variablesPath}`,
    `--set-secrets=${Object.entries(secrets)
      .map((entry) => entry.join('='))
      .join(',')}`,
  ];
}
