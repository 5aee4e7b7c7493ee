import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTokenSigner } from '#infra/local/token-signer.ts';
import { openCloudTasks } from '#shared/queue/cloud-tasks.ts';
import { backoffSeconds, startCloudTasks } from '../../support/cloud-tasks.ts';

interface Arrived {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A function that answers one status after the other, the last one from then on. */
async function target(...statuses: readonly number[]) {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const parts = await Array.fromAsync(request as AsyncIterable<Buffer>);
    arrived.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
    response.writeHead(statuses[Math.min(arrived.length, statuses.length) - 1] ?? 200, { 'retry-after': '1' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, arrived };
}

async function queueTo(url: string, settings: Partial<Parameters<typeof startCloudTasks>[0]> = {}) {
  const signer = await startTokenSigner();
  onTestFinished(() => void signer.server.close());
  vi.stubEnv('GCE_METADATA_HOST', signer.host);
  onTestFinished(() => void vi.unstubAllEnvs());
  const tasks = await startCloudTasks({ signer: signer.host, secondMs: 10, ...settings });
  const environment = { ...tasks.environment, BACKENDS: `recorder=${url}` };
  return { tasks, environment, queue: openCloudTasks('recorder', environment) };
}

const task = { name: 'recorder-1', body: '{"executionId":"1"}', headers: { 'x-recorder-task': 'signed' } };

describe('a task', () => {
  test('reaches the function with its body and headers, and an identity token for it', async () => {
    const { url, arrived } = await target(200);
    const { queue, tasks } = await queueTo(url);
    await queue.enqueue(task);
    await vi.waitUntil(() => tasks.open() === 0);
    const [{ headers, body } = { headers: {}, body: '' }] = arrived;
    expect(body).toBe(task.body);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-recorder-task': 'signed',
      'user-agent': 'Google-Cloud-Tasks',
      'x-cloudtasks-taskname': createHash('sha256').update('recorder-1').digest('hex'),
      'x-cloudtasks-taskretrycount': '0',
    });
    const [, claims = ''] = headers.authorization?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: url });
  });

  test('of one name is one task, also while and after it is done', async () => {
    const { url, arrived } = await target(200);
    const { queue, tasks } = await queueTo(url);
    await Promise.all([queue.enqueue(task), queue.enqueue(task), queue.enqueue({ ...task, name: 'recorder-2' })]);
    await vi.waitUntil(() => tasks.open() === 0);
    await queue.enqueue(task);
    expect([tasks.created(), arrived.length]).toEqual([2, 2]);
  });

  test('that the API does not take is an error, which has no token in it', async () => {
    const { url } = await target(200);
    const { environment } = await queueTo(url);
    const stranger = openCloudTasks('recorder', environment, async () => 'Bearer hunter2');
    await expect(stranger.enqueue(task)).rejects.toThrow(/^Cloud Tasks answered 401$/);
  });

  test.each([
    [{ CLOUD_TASKS_QUEUE: 'recorder' }, 'CLOUD_TASKS_QUEUE: must be projects/'],
    [{ CLOUD_TASKS_SERVICE_ACCOUNT: '' }, 'CLOUD_TASKS_SERVICE_ACCOUNT: must be the e-mail address'],
    [{ BACKENDS: 'getLog=https://example.com' }, 'BACKENDS: must have the address of recorder'],
  ])('cannot be made with %j', async (wrong, error) => {
    const { environment } = await queueTo('http://127.0.0.1:1');
    expect(() => openCloudTasks('recorder', { ...environment, ...wrong })).toThrow(error);
  });
});

describe('the stand-in behaves as Cloud Tasks documents', () => {
  test('a task is tried again until it is answered with a success, under the same name, and counted', async () => {
    const { url, arrived } = await target(500, 404, 302, 200);
    const { queue, tasks } = await queueTo(url);
    await queue.enqueue(task);
    await vi.waitUntil(() => tasks.open() === 0);
    const counts = arrived.map(({ headers }) => [
      headers['x-cloudtasks-taskretrycount'],
      headers['x-cloudtasks-taskexecutioncount'],
      headers['x-cloudtasks-taskpreviousresponse'],
    ]);
    expect(counts).toEqual([
      ['0', '0', undefined],
      ['1', '0', '500'],
      ['2', '1', '404'],
      ['3', '2', '302'],
    ]);
    expect(new Set(arrived.map(({ headers }) => headers['x-cloudtasks-taskname'])).size).toBe(1);
  });

  test('it gives up after the attempts of the queue', async () => {
    const { url, arrived } = await target(500);
    const { queue, tasks } = await queueTo(url, { maxAttempts: 3 });
    await queue.enqueue(task);
    await vi.waitUntil(() => tasks.open() === 0);
    expect(arrived).toHaveLength(3);
  });

  test('delivery is at least once', async () => {
    const { url, arrived } = await target(200);
    const { queue, tasks } = await queueTo(url, { duplicateEvery: 1 });
    await queue.enqueue(task);
    await vi.waitUntil(() => tasks.open() === 0);
    expect(arrived).toHaveLength(2);
  });

  test('the back-off doubles, then grows evenly, up to its limit', () => {
    const config = { maxAttempts: 100, minBackoff: 10, maxBackoff: 300, maxDoublings: 3 };
    // The example of the queue's reference page.
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((retry) => backoffSeconds(retry, config))).toEqual([
      10, 20, 40, 80, 160, 240, 300, 300,
    ]);
  });
});
