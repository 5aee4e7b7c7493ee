import { type OperationId, surfaceOf } from '#shared/contract/operations.ts';
import type { Step } from './command.ts';
import { invokerGrant } from './gateway-commands.ts';
import type { Target } from './target.ts';

const queuePath = /^projects\/[^/]+\/locations\/([^/]+)\/queues\/([^/]+)$/;

/** More attempts than the recorder's own (RECORDER_MAX_ATTEMPTS, at most 100), so that the recorder is the one to end an event. */
export const queueRetries = { maxAttempts: 101, minBackoffSeconds: 5, maxBackoffSeconds: 3600 } as const;

const queueFlags = [
  `--max-attempts=${queueRetries.maxAttempts}`,
  `--min-backoff=${queueRetries.minBackoffSeconds}s`,
  `--max-backoff=${queueRetries.maxBackoffSeconds}s`,
];

/** Services of Google Cloud that only some configurations use. */
export function configuredServices({ variables }: Pick<Target, 'variables'>): readonly string[] {
  return [
    ...(variables.CLOUD_TASKS_QUEUE ? ['cloudtasks'] : []),
    ...(variables.LLM_PROVIDER === 'vertex' ? ['aiplatform'] : []),
  ];
}

/** What a project needs for the configuration that is given, before its first deployment with it. */
export function configuredPreparation(target: Target): readonly Step[] {
  return [...queueSteps(target), ...modelSteps(target)];
}

/** The identity that the queue's tasks carry may call whom they are for. */
export function taskGrants({ variant, ids, place, variables, runServiceAccount }: Target): readonly Step[] {
  const account = variables.CLOUD_TASKS_SERVICE_ACCOUNT;
  if (!variables.CLOUD_TASKS_QUEUE || !account || account === runServiceAccount) return [];
  return queued
    .filter((id) => ids.includes(id) && surfaceOf(id, variant) && surfaceOf('getLog', variant))
    .map((id) => ({ note: `tasks may call ${id}`, command: invokerGrant(id, account, place) }));
}

/** What works in the background, and is read in the log. */
const queued: readonly OperationId[] = ['recorder', 'create-minutes'];

function queueSteps({ place, variables, runServiceAccount }: Target): readonly Step[] {
  const [, location, queue] = queuePath.exec(variables.CLOUD_TASKS_QUEUE ?? '') ?? [];
  const account = variables.CLOUD_TASKS_SERVICE_ACCOUNT;
  if (!location || !queue || !account) return [];
  const project = `--project=${place.project}`;
  const functions = `--member=serviceAccount:${runServiceAccount}`;
  return [
    {
      note: 'the queue of what works in the background',
      command: ['gcloud', 'tasks', 'queues', 'create', queue, project, `--location=${location}`, ...queueFlags],
    },
    {
      note: 'the functions may add tasks to it',
      command: [
        ...['gcloud', 'tasks', 'queues', 'add-iam-policy-binding', queue, project, `--location=${location}`],
        ...[functions, '--role=roles/cloudtasks.enqueuer'],
      ],
    },
    {
      note: 'and have them sent in the name of this account',
      command: [
        ...['gcloud', 'iam', 'service-accounts', 'add-iam-policy-binding', account, project],
        ...[functions, '--role=roles/iam.serviceAccountUser'],
      ],
    },
  ];
}

function modelSteps({ place, variables, runServiceAccount }: Target): readonly Step[] {
  if (variables.LLM_PROVIDER !== 'vertex' || (variables.LLM_PROJECT ?? place.project) !== place.project) return [];
  const member = `--member=serviceAccount:${runServiceAccount}`;
  return [
    {
      note: 'the functions may use the language model',
      command: ['gcloud', 'projects', 'add-iam-policy-binding', place.project, member, '--role=roles/aiplatform.user'],
    },
  ];
}
