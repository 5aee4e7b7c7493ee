import type { Command, Step } from './command.ts';
import { accountEmail, accountNames } from './service-accounts.ts';
import type { Target } from './target.ts';

const services = [
  ...['cloudfunctions', 'run', 'cloudbuild', 'artifactregistry', 'secretmanager', 'iam'],
  ...['apigateway', 'servicemanagement', 'servicecontrol', 'apikeys', 'cloudscheduler'],
];

/** What a project needs before its first deployment. */
export function preparation(target: Target): readonly Step[] {
  const project = `--project=${target.place.project}`;
  return [
    {
      note: 'the services in use',
      command: ['gcloud', 'services', 'enable', ...services.map((name) => `${name}.googleapis.com`), project],
    },
    ...accountsToCreate(target).map((name) => ({
      note: 'an identity; whoever deploys needs roles/iam.serviceAccountUser on it',
      command: ['gcloud', 'iam', 'service-accounts', 'create', name, project],
    })),
    ...Object.entries(target.secrets).flatMap(([variable, secret]) =>
      secretSteps(variable, secret.split(':')[0] ?? '', target.runServiceAccount, project),
    ),
  ];
}

function accountsToCreate({ place, runServiceAccount }: Target): readonly string[] {
  const own = runServiceAccount === accountEmail('functions', place);
  return Object.values(accountNames).filter((name) => own || name !== accountNames.functions);
}

const formats: Readonly<Record<string, string>> = {
  API_KEYS: ', for example console:<key>,scheduler:<another key>',
};

function secretSteps(variable: string, secret: string, reader: string, project: string): readonly Step[] {
  const flags = ['--replication-policy=automatic', '--data-file=-', project];
  const grant: Command = [
    ...['gcloud', 'secrets', 'add-iam-policy-binding', secret],
    ...[`--member=serviceAccount:${reader}`, '--role=roles/secretmanager.secretAccessor', project],
  ];
  return [
    {
      note: `type the value of ${variable}${formats[variable] ?? ''}; end it with Enter and Ctrl-D`,
      command: ['gcloud', 'secrets', 'create', secret, ...flags],
    },
    { note: `lets the functions read ${variable}`, command: grant },
  ];
}
