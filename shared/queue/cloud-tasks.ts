import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { OperationId } from '#shared/contract/operations.ts';
import { OperationError } from '#shared/errors.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { once } from '#shared/runtime/once.ts';
import { readQueueSettings, readTaskTarget } from './settings.ts';
import type { Task, TaskQueue } from './task-queue.ts';

/** A sender waits for us meanwhile, and has 3 seconds in all. */
const timeoutMs = 1_500;
const alreadyExists = 409;

/** `Authorization` value for the Cloud Tasks API. */
export type CloudAccess = () => Promise<string>;

/**
 * Cloud Tasks, by its REST API. Its tasks call the operation's own backend with an identity token; retries, their back-off and rates
 * are the queue's settings.
 */
export function openCloudTasks(
  id: OperationId,
  environment: Environment,
  access: CloudAccess = cloudAccess(),
): TaskQueue {
  const { settings, address } = readTaskTarget(id, environment);
  const { CLOUD_TASKS_QUEUE: queue, CLOUD_TASKS_ENDPOINT: endpoint } = settings;
  return {
    enqueue: async (task) => {
      const response = await fetch(`${endpoint}/v2/${queue}/tasks`, {
        method: 'POST',
        headers: { authorization: await access(), 'content-type': 'application/json' },
        body: JSON.stringify({ task: toCloudTask(task, queue, address, settings) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      await response.body?.cancel();
      // For an hour after a task has ended its name is refused too; whoever asks again has looked whether the work is done.
      if (!response.ok && response.status !== alreadyExists) throw new Error(`Cloud Tasks answered ${response.status}`);
    },
  };
}

const queueState = z.object({ state: z.string() });
const forbidden = 403;

/** State of the queue, such as RUNNING or PAUSED; undefined where this service account may add tasks to it but not look at it. */
export async function readQueueState(
  environment: Environment,
  signal: AbortSignal,
  access: CloudAccess = cloudAccess(),
): Promise<string | undefined> {
  const { CLOUD_TASKS_QUEUE: queue, CLOUD_TASKS_ENDPOINT: endpoint } = readQueueSettings(environment);
  const headers = { authorization: await access() };
  const response = await fetch(`${endpoint}/v2/${queue}`, { headers, signal, redirect: 'error' });
  if (response.ok) return queueState.parse(await response.json()).state;
  await response.body?.cancel();
  if (response.status === forbidden) return undefined;
  throw new OperationError('queueUnknown', `Cloud Tasks answered ${response.status}`);
}

/** Names are hashed: those that follow one upon another make the queue slow. */
function toCloudTask(
  { name, body, headers }: Task,
  queue: string,
  address: string,
  {
    CLOUD_TASKS_SERVICE_ACCOUNT: account,
    CLOUD_TASKS_DEADLINE_SECONDS: deadline,
  }: ReturnType<typeof readQueueSettings>,
) {
  return {
    name: `${queue}/tasks/${createHash('sha256').update(name).digest('hex')}`,
    httpRequest: {
      url: address,
      httpMethod: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: Buffer.from(body).toString('base64'),
      oidcToken: { serviceAccountEmail: account, audience: address },
    },
    dispatchDeadline: `${deadline}s`,
  };
}

function cloudAccess(): CloudAccess {
  const auth = once(async () => {
    const { Compute, GoogleAuth } = await import('#shared/auth/google-auth.ts');
    const scopes = ['https://www.googleapis.com/auth/cloud-platform'];
    return process.env.GOOGLE_APPLICATION_CREDENTIALS ? new GoogleAuth({ scopes }) : new Compute({ scopes });
  });
  return async () => {
    const client = await auth();
    // The library's own error holds request headers and tokens.
    const headers = await client.getRequestHeaders().catch(() => undefined);
    const authorization = headers?.get('authorization');
    if (authorization) return authorization;
    throw new Error(
      'no access token for Cloud Tasks: neither GOOGLE_APPLICATION_CREDENTIALS nor a metadata server gave one',
    );
  };
}
