import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import * as z from 'zod';

export interface RetryConfig {
  readonly maxAttempts: number;
  readonly minBackoff: number;
  readonly maxBackoff: number;
  readonly maxDoublings: number;
}

interface Settings extends Partial<RetryConfig> {
  /** `host:port` of the local metadata server, which signs the tasks' identity tokens. */
  readonly signer: string;
  /** Real milliseconds per second of the queue. */
  readonly secondMs?: number;
  /** Of so many tasks one is delivered again although it has succeeded: delivery is at least once. */
  readonly duplicateEvery?: number;
  readonly maxConcurrentDispatches?: number;
}

export interface Delivered {
  readonly task: string;
  readonly retryCount: number;
  readonly executionCount: number;
  readonly previousResponse: string | undefined;
  readonly status: number | undefined;
}

const queue = 'projects/test/locations/asia-northeast1/queues/recorder';
const largestTask = 1024 * 1024;
/** A name is refused for about an hour after its task has ended. */
const tombstoneSeconds = 3600;
const tooManyRequests = [429, 503];

const request = z.object({
  task: z.object({
    name: z.string().startsWith(`${queue}/tasks/`).optional(),
    httpRequest: z.object({
      url: z.url(),
      httpMethod: z.literal('POST'),
      headers: z.record(z.string(), z.string()),
      body: z.base64(),
      oidcToken: z.object({ serviceAccountEmail: z.email(), audience: z.string() }),
    }),
    dispatchDeadline: z.string().regex(/^\d+s$/),
  }),
});
type Task = z.output<typeof request>['task'] & { readonly name: string };

/** Seconds before a retry: doubled a number of times, then growing by as much as the last doubling, up to a limit. */
export function backoffSeconds(retry: number, { minBackoff, maxBackoff, maxDoublings }: RetryConfig): number {
  const doublings = Math.min(retry, maxDoublings);
  const grown = minBackoff * 2 ** doublings * (1 + Math.max(0, retry - maxDoublings));
  return Math.min(grown, maxBackoff);
}

/** Cloud Tasks' REST API on loopback: creates named tasks, and delivers them as the real one documents (facts/platform.md, section 4). */
export async function startCloudTasks(settings: Settings) {
  const retry = { maxAttempts: 100, minBackoff: 0.1, maxBackoff: 3600, maxDoublings: 16, ...settings };
  const { secondMs = 1000, duplicateEvery = 0, maxConcurrentDispatches = 1000 } = settings;
  const known = new Map<string, number>();
  const delivered: Delivered[] = [];
  const stopped = new AbortController();
  let [created, open, busy] = [0, 0, 0];

  const server = createServer(async (incoming, response) => {
    const body = Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>));
    if (incoming.url !== `/v2/${queue}/tasks`) return refuse(response, 404, 'NOT_FOUND');
    if (incoming.headers.authorization !== 'Bearer local') return refuse(response, 401, 'UNAUTHENTICATED');
    const given = request.safeParse(JSON.parse(body.toString()));
    if (!given.success || body.length > largestTask) return refuse(response, 400, 'INVALID_ARGUMENT');
    const name = given.data.task.name ?? `${queue}/tasks/${crypto.randomUUID()}`;
    if ((known.get(name) ?? 0) > Date.now()) return refuse(response, 409, 'ALREADY_EXISTS');
    known.set(name, Number.POSITIVE_INFINITY);
    created += 1;
    open += 1;
    const again = duplicateEvery > 0 && created % duplicateEvery === 0;
    const task = { ...given.data.task, name };
    deliver(task, again).finally(() => {
      open -= 1;
      known.set(name, Date.now() + tombstoneSeconds * secondMs);
    });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ name }));
  });

  async function deliver(task: Task, again: boolean): Promise<void> {
    let [retryCount, executionCount] = [0, 0];
    let previous: number | undefined;
    while (retryCount < retry.maxAttempts && !stopped.signal.aborted) {
      while (busy >= maxConcurrentDispatches) await wait(1);
      busy += 1;
      const answer = await attempt(task, retryCount, executionCount, previous);
      busy -= 1;
      const status = answer?.status;
      delivered.push({ task: task.name, retryCount, executionCount, previousResponse: previous?.toString(), status });
      if (answer?.ok) {
        if (again) await attempt(task, retryCount, executionCount, status);
        return;
      }
      const asked = tooManyRequests.includes(status ?? 0) ? Number(answer?.headers.get('retry-after') ?? 0) : 0;
      await wait(secondMs * Math.max(asked, backoffSeconds(retryCount, retry)));
      // Answers from 500 up, and none at all, are retried but not counted as executions.
      if (status !== undefined && status < 500) executionCount += 1;
      retryCount += 1;
      previous = status;
    }
  }

  async function attempt(
    { name, httpRequest, dispatchDeadline }: Task,
    retryCount: number,
    executionCount: number,
    previous: number | undefined,
  ) {
    const { url, headers, body, oidcToken } = httpRequest;
    const deadline = AbortSignal.timeout(secondMs * Number.parseInt(dispatchDeadline, 10));
    const own = {
      'user-agent': 'Google-Cloud-Tasks',
      'x-cloudtasks-queuename': 'recorder',
      'x-cloudtasks-taskname': name.slice(name.lastIndexOf('/') + 1),
      'x-cloudtasks-taskretrycount': String(retryCount),
      'x-cloudtasks-taskexecutioncount': String(executionCount),
      'x-cloudtasks-tasketa': String(Date.now() / 1000),
      ...(previous !== undefined && { 'x-cloudtasks-taskpreviousresponse': String(previous) }),
    };
    try {
      const authorization = `Bearer ${await identityToken(settings.signer, oidcToken.audience)}`;
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, ...own, authorization },
        body: Buffer.from(body, 'base64'),
        signal: AbortSignal.any([deadline, stopped.signal]),
      });
      await answer.arrayBuffer();
      return answer;
    } catch {
      return undefined;
    }
  }

  const endpoint = await listen(server);
  onTestFinished(() => {
    stopped.abort();
    server.close();
    server.closeAllConnections();
  });
  const environment = {
    CLOUD_TASKS_QUEUE: queue,
    CLOUD_TASKS_SERVICE_ACCOUNT: 'tasks@test.iam.gserviceaccount.com',
    CLOUD_TASKS_ENDPOINT: endpoint,
  };
  return { environment, endpoint, queue, delivered, created: () => created, open: () => open };
}

async function identityToken(signer: string, audience: string): Promise<string> {
  const path = '/computeMetadata/v1/instance/service-accounts/default/identity';
  const url = `http://${signer}${path}?audience=${encodeURIComponent(audience)}`;
  return (await fetch(url, { headers: { 'metadata-flavor': 'Google' } })).text();
}

function refuse(response: ServerResponse<IncomingMessage>, code: number, status: string): void {
  response.writeHead(code, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { code, message: 'refused by the stand-in', status } }));
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}
