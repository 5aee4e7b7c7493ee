import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import type { OperationId } from '#shared/contract/operations.ts';
import { InputError, OperationError } from '#shared/errors.ts';
import type { Handler } from '#shared/http/handler.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import { openLeases } from '#shared/store/leases.ts';
import { type OpenLog, openExecutionLog, requireExecutionLog } from '#shared/store/open-store.ts';
import { recorded } from '#shared/store/recorded.ts';
import { acceptedKey, call, executionId } from '../../support/call.ts';
import { newExecution, temporaryFolder, temporaryLog } from '../../support/store.ts';

const answering = async () => ({ execution: { inputHash: 'in', configHash: 'cfg' } });
const services = (openLog: OpenLog, leaseSeconds = 60) => {
  const leases = openLeases(leaseSeconds);
  return { openLog, leases: () => leases };
};
const withLog = (id: OperationId, log: ExecutionStore, handler: Handler) =>
  recorded(
    id,
    services(async () => log),
    handler,
  );

describe('a recorded operation', () => {
  test('leaves who called it, what it belongs to and what it answered', async () => {
    const log = await temporaryLog();
    const body = { meeting: { id: 'm-1' }, crm: { companyId: 'c-1' }, transcript: 'A: hello' };
    const headers = {
      'x-api-key': acceptedKey,
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    };
    await call('create-minutes', withLog('create-minutes', log, answering), { body, headers });
    expect(await log.find(executionId)).toMatchObject({
      operation: 'create-minutes',
      status: 'succeeded',
      caller: 'console',
      trigger: 'api',
      meetingId: 'm-1',
      companyId: 'c-1',
      inputHash: 'in',
      configHash: 'cfg',
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    });
    expect(await log.payload(executionId)).toMatchObject({ input: body, output: await answering() });
  });

  test('is in the log before its work begins', async () => {
    const log = await temporaryLog();
    const looking: Handler = async () => ({ status: (await log.find(executionId))?.status });
    expect((await call('getLog', withLog('getLog', log, looking))).body).toEqual({ status: 'running' });
  });

  test('leaves the steps of its work, also the one that failed', async () => {
    const log = await temporaryLog();
    const staged: Handler = async (_body, { stage }) => {
      await stage('read', async () => {});
      return stage('write', () => Promise.reject(new Error('disk full')));
    };
    await call('getLog', withLog('getLog', log, staged));
    expect((await log.find(executionId))?.stages).toMatchObject([
      { name: 'read', status: 'succeeded' },
      { name: 'write', status: 'failed' },
    ]);
  });

  test.each([
    [
      'a bad input',
      new InputError('limit: must be a number'),
      { code: 'invalidInput', message: 'limit: must be a number', retryable: false },
    ],
    [
      'a reason it tells',
      new OperationError('crmDown', 'the CRM did not answer'),
      { code: 'crmDown', message: 'the CRM did not answer', retryable: true },
    ],
    [
      'anything unexpected, without its text',
      new Error('password=hunter2'),
      { code: 'internal', message: 'internal error', retryable: true },
    ],
  ])('keeps why it failed: %s', async (_kind, thrown, error) => {
    const log = await temporaryLog();
    await call(
      'getLog',
      withLog('getLog', log, () => Promise.reject(thrown)),
    );
    expect(await log.find(executionId)).toMatchObject({ status: 'failed', error });
  });

  test.each([
    ['x-cloudscheduler', 'true', { trigger: 'schedule' }],
    ['x-triggered-by', 'recorder', { trigger: 'recorder' }],
    [
      'x-re-executed-from',
      '01939a00-0000-7000-8000-00000000000a',
      { trigger: 'reExecute', reExecutedFrom: '01939a00-0000-7000-8000-00000000000a' },
    ],
    ['x-re-executed-from', 'nonsense', { trigger: 'api', reExecutedFrom: null }],
  ])('knows by %s: %s what began it', async (header, value, expected) => {
    const log = await temporaryLog();
    const headers = { 'x-api-key': acceptedKey, [header]: value };
    await call('create-minutes', withLog('create-minutes', log, answering), { headers });
    expect(await log.find(executionId)).toMatchObject(expected);
  });

  test('leaves no trace of a caller without a key', async () => {
    const log = await temporaryLog();
    const answer = await call('test', withLog('test', log, answering), { headers: {} });
    expect([answer.status, await log.list({}, { limit: 10 })]).toEqual([200, []]);
  });

  test('renews its lease while it works, and not after', async () => {
    const log = await temporaryLog();
    const renewed = vi.spyOn(log, 'renew');
    const slow: Handler = async () => {
      await vi.waitUntil(() => renewed.mock.calls.length >= 2);
      return {};
    };
    await call(
      'getLog',
      recorded(
        'getLog',
        services(async () => log, 0.03),
        slow,
      ),
    );
    const calls = renewed.mock.calls.length;
    await wait(50);
    expect(renewed).toHaveBeenCalledTimes(calls);
  });
});

describe('calls with one idempotency key', () => {
  const keyed = { 'x-api-key': acceptedKey, 'idempotency-key': 'k-1' };
  const counting = () => vi.fn(async () => ({ n: 1 }));
  /** The execution that came first. */
  async function first(log: ExecutionStore, handler: Handler, body: object = {}) {
    return call('create-minutes', withLog('create-minutes', log, handler), { headers: keyed, body });
  }

  test('are one: the second is given the answer of the first, and its id', async () => {
    const log = await temporaryLog();
    const handler = counting();
    await first(log, handler);
    const again = await first(log, handler);
    expect(again).toMatchObject({
      status: 200,
      body: { n: 1 },
      headers: { 'x-execution-id': executionId, 'idempotent-replayed': 'true' },
    });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('may carry it in the body', async () => {
    const log = await temporaryLog();
    const handler = counting();
    const ask = () =>
      call('create-minutes', withLog('create-minutes', log, handler), { body: { idempotencyKey: 'k-1' } });
    await ask();
    expect((await ask()).body).toEqual({ n: 1 });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('are told at once where the first is when it has not answered yet', async () => {
    const log = await temporaryLog();
    const begun = Promise.withResolvers<void>();
    const release = Promise.withResolvers<object>();
    const running = first(log, () => {
      begun.resolve();
      return release.promise;
    });
    await begun.promise;
    expect((await first(log, counting())).body).toEqual({ status: 'inProgress', executionId });
    release.resolve({ done: true });
    expect((await running).body).toEqual({ done: true });
  });

  test('must be one: header and body may not differ', async () => {
    const log = await temporaryLog();
    expect(await first(log, counting(), { idempotencyKey: 'k-2' })).toMatchObject({
      status: 500,
      body: { error: 'idempotencyKey: must be the same as in the header idempotency-key' },
    });
  });

  test('are the same call when only their spelling differs', async () => {
    const log = await temporaryLog();
    const handler = counting();
    const operation = withLog('create-minutes', log, handler);
    await call('create-minutes', operation, { headers: keyed, body: '{"a":1}' });
    await call('create-minutes', operation, { headers: keyed, body: '{ "a": 1 }' });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('are the same call when their fields come in another order, at any depth', async () => {
    const log = await temporaryLog();
    const handler = counting();
    const operation = withLog('create-minutes', log, handler);
    await call('create-minutes', operation, { headers: keyed, body: '{"a":[{"b":1,"c":2}],"d":{"e":3,"f":4}}' });
    const reordered = { headers: keyed, body: '{"d":{"f":4,"e":3},"a":[{"c":2,"b":1}]}' };
    expect(await call('create-minutes', operation, reordered)).toMatchObject({ status: 200 });
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('are another call when a list has another order', async () => {
    const log = await temporaryLog();
    await first(log, counting(), { a: [1, 2] });
    expect(await first(log, counting(), { a: [2, 1] })).toMatchObject({ status: 500 });
  });

  test('must be the same call', async () => {
    const log = await temporaryLog();
    await first(log, counting(), { a: 1 });
    expect(await first(log, counting(), { a: 2 })).toMatchObject({
      status: 500,
      body: { error: 'idempotencyKey: was used before with another body' },
    });
  });

  test('try again after a failure', async () => {
    const log = await temporaryLog();
    await first(log, () => Promise.reject(new Error('down')));
    // The support calls all under one execution id, so the failed one makes room.
    await log.prune(new Date('2040-01-01T00:00:00Z'), 10);
    expect((await first(log, counting())).body).toEqual({ n: 1 });
  });

  test.each(['none', 'redacted'] as const)('are told of the first where payloads are kept %s', async (policy) => {
    const log = await temporaryLog(undefined, policy);
    await first(log, counting());
    const expected = policy === 'none' ? { status: 'duplicate', executionId } : { n: 1 };
    expect((await first(log, counting())).body).toEqual(expected);
  });

  test.each([
    [
      'header',
      { headers: { ...keyed, 'idempotency-key': 'x'.repeat(256) } },
      'idempotency-key: must be text of 1 to 255 characters',
    ],
    ['body', { body: { idempotencyKey: 7 } }, 'idempotencyKey: must be text of 1 to 255 characters'],
  ])('must name it properly in the %s', async (_where, sent, error) => {
    const answer = await call('getLog', withLog('getLog', await temporaryLog(), counting()), sent);
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });

  test('name none by null', async () => {
    const log = await temporaryLog();
    const answer = await call('getLog', withLog('getLog', log, counting()), { body: { idempotencyKey: null } });
    expect(answer.status).toBe(200);
    expect(await log.find(executionId)).toMatchObject({ idempotencyKey: null });
  });
});

describe('what the log keeps of an answer', () => {
  test('is nothing where the answer shows the log itself', async () => {
    const log = await temporaryLog();
    await call('getLog', withLog('getLog', log, answering), { body: { limit: 1 } });
    expect(await log.payload(executionId)).toMatchObject({ input: { limit: 1 }, output: undefined });
  });

  test('may fail to be written, and the caller has the answer all the same', async () => {
    const lines = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const log = { ...(await temporaryLog()), close: () => Promise.reject(new Error('disk full')) };
    expect(await call('create-minutes', withLog('create-minutes', log, answering))).toMatchObject({
      status: 200,
      body: await answering(),
    });
    expect(lines.mock.calls.flat().join()).toContain('execution not closed');
    lines.mockRestore();
  });
});

describe('when the log cannot be written', () => {
  const broken = async () => {
    throw new Error('disk full');
  };

  test('an operation that must not lose its call does no work', async () => {
    const handler = vi.fn(answering);
    expect((await call('create-minutes', recorded('create-minutes', services(broken), handler))).status).toBe(500);
    expect(handler).not.toHaveBeenCalled();
  });

  test.each(['test', 'alertTest'] as const)('%s, which finds out what is broken, still answers', async (id) => {
    const lines = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect((await call(id, recorded(id, services(broken), answering))).status).toBe(200);
    lines.mockRestore();
  });
});

describe('where a deployment has chosen to have no log', () => {
  test.each([
    ['create-minutes', 200],
    ['recorder', 500],
    ['dailyBatch', 500],
  ] as const)('%s answers %i', async (id, status) => {
    const answer = await call(
      id,
      recorded(
        id,
        services(async () => undefined),
        answering,
      ),
    );
    expect(answer.status).toBe(status);
    if (status === 500)
      expect(answer.body).toEqual({ error: expect.stringContaining('STORE: this operation needs the execution log') });
  });
});

describe('the configured log', () => {
  test('is a file in the data folder', async () => {
    const log = await openExecutionLog({ DATA_DIR: temporaryFolder() });
    expect(await log?.list({}, { limit: 1 })).toEqual([]);
  });

  test('is refused where the file would be lost with the instance', async () => {
    await expect(openExecutionLog({ K_SERVICE: 'minutes-api-getlog' })).rejects.toThrow(
      /^DATABASE_URL: is needed in the cloud/,
    );
  });

  test.each([
    [{ DATABASE_URL: 'mysql://u:hunter2@h/db' }, 'DATABASE_URL: must be a postgres:// address'],
    [{ EXECUTION_PAYLOADS: 'some' }, 'EXECUTION_PAYLOADS: must be full, redacted, none'],
    [{ EXECUTION_RETENTION_DAYS: '0' }, 'EXECUTION_RETENTION_DAYS: must be a whole number of days'],
    [{ EXECUTION_LEASE_SECONDS: 'x' }, 'EXECUTION_LEASE_SECONDS: must be a whole number of seconds, at least 1'],
  ])('names a wrong setting and not its value: %j', async (environment, message) => {
    await expect(openExecutionLog(environment)).rejects.toThrow(message);
  });

  test('forgets what is past its retention when it is opened', async () => {
    const DATA_DIR = temporaryFolder();
    const old = newExecution({ startedAt: new Date(Date.now() - 3 * 24 * 60 * 60 * 1000) });
    await (await openExecutionLog({ DATA_DIR }))?.open(old);
    const reopened = await openExecutionLog({ DATA_DIR, EXECUTION_RETENTION_DAYS: '2' });
    await vi.waitUntil(async () => (await reopened?.find(old.id)) === undefined, { timeout: 5_000 });
  });

  test('may be none, and then operations that are about it say so', async () => {
    const none = () => openExecutionLog({ STORE: 'none', K_SERVICE: 'x' });
    expect(await none()).toBeUndefined();
    await expect(requireExecutionLog(none)).rejects.toThrow('STORE: this operation needs the execution log');
  });
});
