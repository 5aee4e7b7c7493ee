import { functionName, googleCloud } from '#infra/contract/deployment.ts';
import type { Command, Step } from './command.ts';
import { invokerGrant } from './gateway-commands.ts';
import { accountEmail } from './service-accounts.ts';
import { timeoutSeconds } from './sizing.ts';
import type { Target } from './target.ts';

/** When dailyBatch runs by itself, and how long the scheduler waits and tries. */
export const nightlyRun = {
  schedule: '0 3 * * *',
  timeZone: 'Etc/UTC',
  /** A little longer than the function has, so that the function's own answer is what the scheduler sees. */
  attemptDeadlineSeconds: timeoutSeconds('dailyBatch') + 30,
  /** A run that died or met its deadline is taken up where it stopped. */
  retries: 3,
  minBackoffSeconds: 60,
} as const;

/**
 * Runs dailyBatch every night, past the gateway. The function still wants an API key, and a job's headers can be read by
 * everybody who may view the project: so it gets a key of its own, which opens nothing without an identity that may call
 * the function, because no managed gateway knows it.
 */
export function scheduleSteps({ place }: Target): readonly Step[] {
  const account = accountEmail('scheduler', place);
  return [
    { note: 'the scheduler may call dailyBatch', command: invokerGrant('dailyBatch', account, place) },
    {
      note: 'put the key that API_KEYS lists as scheduler:<key> into the variable first: read -rs SCHEDULER_KEY',
      command: jobCommand(place, account),
    },
  ];
}

function jobCommand(place: Target['place'], account: string): Command {
  const address = googleCloud(place).backend('dailyBatch');
  return [
    ...['gcloud', 'scheduler', 'jobs', 'create', 'http', functionName('dailyBatch')],
    `--project=${place.project}`,
    `--location=${place.region}`,
    `--schedule=${nightlyRun.schedule}`,
    `--time-zone=${nightlyRun.timeZone}`,
    `--uri=${address}`,
    '--http-method=POST',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell expands it, and refuses where it is not set.
    { expanded: '--headers=Content-Type=application/json,x-api-key=${SCHEDULER_KEY:?}' },
    '--message-body={}',
    `--oidc-service-account-email=${account}`,
    `--oidc-token-audience=${address}`,
    `--attempt-deadline=${nightlyRun.attemptDeadlineSeconds}s`,
    `--max-retry-attempts=${nightlyRun.retries}`,
    `--min-backoff=${nightlyRun.minBackoffSeconds}s`,
  ];
}
