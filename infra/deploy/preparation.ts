import { configuredPreparation, configuredServices } from './by-configuration.ts';
import type { Command, Step } from './command.ts';
import { accountEmail, accountNames } from './service-accounts.ts';
import { secretName, type Target } from './target.ts';

/** Services of Google Cloud that every configuration uses. */
export const services = [
  ...['cloudfunctions', 'run', 'cloudbuild', 'artifactregistry', 'secretmanager', 'iam'],
  ...['apigateway', 'servicemanagement', 'servicecontrol', 'apikeys', 'cloudscheduler'],
];

/** What a project needs before its first deployment. */
export function preparation(target: Target): readonly Step[] {
  const project = `--project=${target.place.project}`;
  return [
    {
      note: 'the services in use',
      command: [
        ...['gcloud', 'services', 'enable'],
        ...[...services, ...configuredServices(target)].map((name) => `${name}.googleapis.com`),
        project,
      ],
    },
    {
      note: 'lets Google build the functions, which newer projects and some organisations do not do by themselves',
      command: buildGrant(target),
    },
    ...accountsToCreate(target).map((name) => ({
      note: 'an identity; whoever deploys needs roles/iam.serviceAccountUser on it',
      command: ['gcloud', 'iam', 'service-accounts', 'create', name, project],
    })),
    ...Object.entries(target.secrets).flatMap(([variable, secret]) =>
      secretSteps(variable, secretName(secret), target.runServiceAccount, project),
    ),
    ...configuredPreparation(target),
  ];
}

/** Builds run as the default account of Compute Engine. */
function buildGrant({ place }: Target): Command {
  const member = `--member=serviceAccount:${place.projectNumber}-compute@developer.gserviceaccount.com`;
  const role = '--role=roles/cloudbuild.builds.builder';
  return ['gcloud', 'projects', 'add-iam-policy-binding', place.project, member, role];
}

function accountsToCreate({ place, runServiceAccount }: Target): readonly string[] {
  const own = runServiceAccount === accountEmail('functions', place);
  return Object.values(accountNames).filter((name) => own || name !== accountNames.functions);
}

const formats: Readonly<Record<string, string>> = {
  API_KEYS: ', for example scheduler:<key>; the keys of the gateway come later',
  DATABASE_URL: ', for example postgres://<user>:<password>@<host>:5432/<database>',
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
