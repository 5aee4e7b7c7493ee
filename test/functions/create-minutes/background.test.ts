import { createHash } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { minutesAdmission } from '#functions/create-minutes/background/admission.ts';
import { aside } from '#functions/create-minutes/background/aside.ts';
import { openBackground } from '#functions/create-minutes/background/open-background.ts';
import { openPlace } from '#functions/create-minutes/background/place.ts';
import type { MakeMinutes } from '#functions/create-minutes/handler.ts';
import { startTokenSigner } from '#infra/local/token-signer.ts';
import { alertOnFailure } from '#shared/alert/alerting.ts';
import type { Failure } from '#shared/alert/failure.ts';
import { signTask } from '#shared/queue/task-signature.ts';
import { newExecutionId } from '#shared/store/execution-id.ts';
import { openWorkStore } from '#shared/store/open-work-store.ts';
import { acceptedKey, call, type Sent } from '../../support/call.ts';
import { startCloudTasks } from '../../support/cloud-tasks.ts';
import { quietLog } from '../../support/recorder.ts';
import { temporaryFolder } from '../../support/store.ts';

quietLog();

const body = { transcript: 'Ann: We decided to start with two sites.', options: { mode: 'async' } };
const keyed = { 'x-api-key': acceptedKey };
const again = { ...keyed, 'idempotency-key': 'k-1' };
const digest = (key: string) => createHash('sha256').update(key).digest();

/** create-minutes behind a queue that takes tasks and delivers none: the test does. */
async function behindQueue(make: MakeMinutes, more: Record<string, string> = {}) {
  const signer = await startTokenSigner();
  onTestFinished(() => void signer.server.close());
  vi.stubEnv('GCE_METADATA_HOST', signer.host);
  onTestFinished(() => void vi.unstubAllEnvs());
  const tasks = await startCloudTasks({ signer: signer.host });
  const environment = {
    API_KEYS: `console:${acceptedKey},other:other-key`,
    DATA_DIR: temporaryFolder(),
    BACKENDS: 'create-minutes=http://127.0.0.1:1',
    ...tasks.environment,
    ...more,
  };
  const failures: Failure[] = [];
  const alerts = {
    failed: async (failure: Failure) => void failures.push(failure),
    succeeded: async () => {},
    flush: async () => ({ delivered: 0, failed: 0 }),
  };
  const background = openBackground(environment, { make, openPlace: async () => openPlace(environment), alerts });
  const recorded = vi.fn(async () => ({ recorded: true }));
  const handler = alertOnFailure(
    'create-minutes',
    alerts,
    aside(recorded, async () => background),
  );
  const admission = minutesAdmission(environment);
  const send = (sent: Sent = {}) =>
    call('create-minutes', handler, { body, ...sent }, 'B', () => {}, admission, newExecutionId());
  const accepted = async (sent?: Sent) => {
    const { body: answer } = await send(sent);
    return (answer as { readonly execution: { readonly id: string } }).execution.id;
  };
  const work = await openWorkStore(environment);
  return { send, accepted, work, failures, tasks };
}

function task(executionId: string, key = acceptedKey): Sent {
  const text = JSON.stringify({ executionId });
  return { headers: { 'x-create-minutes-task': signTask('create-minutes', digest(key), text) }, body: text };
}

const minutes = { summary: 'made' };
const making = () => vi.fn<MakeMinutes>(async () => minutes);
const failing = () => vi.fn<MakeMinutes>(async () => Promise.reject(new Error('broken')));

describe('accepted minutes', () => {
  test('are made when their task comes, once, and the task is not told what was said', async () => {
    const make = making();
    const { send, accepted, work } = await behindQueue(make);
    const id = await accepted();
    expect(await work.find(id)).toMatchObject({ status: 'accepted', attempts: 0, startedAt: null });
    expect(make).not.toHaveBeenCalled();
    expect(await send(task(id))).toMatchObject({ status: 200, body: { executionId: id, status: 'succeeded' } });
    expect(await send(task(id))).toMatchObject({ status: 200, body: { executionId: id, status: 'duplicate' } });
    expect(make).toHaveBeenCalledTimes(1);
    expect(await work.find(id)).toMatchObject({ status: 'succeeded', attempts: 1 });
    expect(await work.payload(id)).toMatchObject({ input: body, output: minutes });
  });

  test('may come with a task that was signed before the keys were changed', async () => {
    const { send, accepted } = await behindQueue(making());
    expect(await send(task(await accepted(), 'other-key'))).toMatchObject({ status: 200 });
  });

  test.each([
    ['with a key that is none', task('01939a00-0000-7000-8000-000000000001', 'guess')],
    ['with another body', { ...task('01939a00-0000-7000-8000-000000000001'), body: '{"executionId":"x"}' }],
    ['with nothing', { headers: { 'x-create-minutes-task': '' } }],
    ['by a caller with an accepted key', { headers: { ...keyed, 'x-create-minutes-task': 'x' } }],
  ])('are not made for a task signed %s', async (_name, sent) => {
    const make = making();
    const { send } = await behindQueue(make);
    expect(await send(sent)).toMatchObject({ status: 401, body: { error: expect.stringContaining('not accepted') } });
    expect(make).not.toHaveBeenCalled();
  });

  test('that fail are tried three times, alerted of, and give their key back', async () => {
    const make = failing();
    const { send, accepted, work, failures } = await behindQueue(make);
    const id = await accepted({ headers: again });
    const statuses = [];
    for (let n = 0; n < 2; n += 1) statuses.push((await send(task(id))).status);
    expect([statuses, failures]).toEqual([[500, 500], []]);
    expect(await work.find(id)).toMatchObject({ status: 'accepted', attempts: 2, error: { code: 'internal' } });
    expect(await send(task(id))).toMatchObject({ status: 200, body: { status: 'failed' } });
    expect(await work.find(id)).toMatchObject({ status: 'failed', attempts: 3 });
    expect(failures).toMatchObject([{ operation: 'create-minutes', executionId: id, code: 'internal' }]);
    expect(await accepted({ headers: again })).not.toBe(id);
  });

  test('of which three functions have died fail', async () => {
    const make = making();
    const { send, accepted, work, failures } = await behindQueue(make);
    const id = await accepted();
    const past = new Date(Date.now() - 1_000);
    for (let n = 0; n < 3; n += 1) await work.begin(id, new Date(), past);
    expect(await send(task(id))).toMatchObject({ status: 200, body: { status: 'failed' } });
    expect(make).not.toHaveBeenCalled();
    expect(failures).toMatchObject([{ executionId: id, code: 'died' }]);
  });

  test('are put into the queue again when they are asked for again and have not ended', async () => {
    const { send, accepted, tasks } = await behindQueue(making());
    const id = await accepted({ headers: again });
    const second = await send({ headers: again });
    expect(second).toMatchObject({ status: 200, body: { execution: { id, status: 'accepted' } } });
    expect(second.headers).toMatchObject({ 'x-execution-id': id, 'idempotent-replayed': 'true' });
    expect(tasks.created()).toBe(1);
    await send(task(id));
    expect(await send({ headers: again })).toMatchObject({ body: { execution: { id, status: 'succeeded' } } });
  });

  test('are made at once where the queue takes no task, which is alerted of', async () => {
    const make = making();
    const {
      accepted: _,
      send,
      work,
      failures,
    } = await behindQueue(make, {
      CLOUD_TASKS_ENDPOINT: 'http://127.0.0.1:1',
    });
    const { status, body: answer } = await send();
    expect([status, answer]).toEqual([200, minutes]);
    expect(make.mock.calls[0]?.[2]).toEqual({
      warnings: ['options.mode: these minutes were made at once, because the queue did not take the work'],
    });
    expect(failures).toMatchObject([{ operation: 'create-minutes', code: 'queueRefused' }]);
    expect(await work.find(failures[0]?.executionId ?? '')).toMatchObject({ status: 'succeeded' });
  });
});

describe('an execution that is to be run again', () => {
  const from = (id: string, given: object = body): Sent => ({
    headers: { ...keyed, 'x-re-executed-from': id },
    body: given,
  });

  test('is brought to its end where it was accepted and has none', async () => {
    const make = making();
    const { send, accepted, work } = await behindQueue(make);
    const id = await accepted();
    const answer = await send(from(id, {}));
    expect([answer.body, answer.headers]).toMatchObject([minutes, { 'x-execution-id': id }]);
    expect(await work.find(id)).toMatchObject({ status: 'succeeded' });
    expect((await send(from(id, {}))).body).toEqual({ execution: { id, status: 'succeeded' } });
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('is refused while another call is at it', async () => {
    const { send, accepted, work, failures } = await behindQueue(making());
    const id = await accepted();
    await work.begin(id, new Date(), new Date(Date.now() + 60_000));
    expect(await send(from(id))).toMatchObject({
      status: 500,
      body: { error: 'another call is making these minutes' },
    });
    expect(failures).toEqual([]);
  });

  test('is a call as any other where it has ended, or was never accepted', async () => {
    const { send, accepted } = await behindQueue(making());
    const id = await accepted();
    await send(task(id));
    expect((await send(from(id))).body).toEqual({ recorded: true });
    expect((await send(from(newExecutionId()))).body).toEqual({ recorded: true });
  });
});
