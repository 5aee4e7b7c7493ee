import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { alertOnAdmission } from '#shared/alert/alert-on-admission.ts';
import { alertOfDied, alertOnFailure, noteSuccess } from '#shared/alert/alerting.ts';
import { type Alerts, alertsBeside } from '#shared/alert/alerts.ts';
import { flushBeside } from '#shared/alert/flush-beside.ts';
import type { OperationId } from '#shared/contract/operations.ts';
import { AccessError, InputError, OperationError } from '#shared/errors.ts';
import type { Admission } from '#shared/http/admission.ts';
import { CallerLeftError } from '#shared/http/caller-left.ts';
import type { Handler } from '#shared/http/handler.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import { call, executionId } from '../../support/call.ts';
import { failureOf } from '../../support/alerts.ts';
import { quietLog } from '../../support/recorder.ts';
import { newExecution, temporaryLog } from '../../support/store.ts';

const lines = quietLog();

function alertsSpy(given: Partial<Alerts> = {}) {
  const nothing = { delivered: 0, failed: 0 };
  return {
    failed: vi.fn<Alerts['failed']>(given.failed ?? (async () => {})),
    succeeded: vi.fn<Alerts['succeeded']>(given.succeeded ?? (async () => {})),
    flush: async () => nothing,
  };
}

async function run(id: OperationId, handler: Handler) {
  const alerts = alertsSpy();
  const answer = await call(id, alertOnFailure(id, alerts, noteSuccess(id, alerts, handler)));
  return { answer, failed: alerts.failed.mock.calls.flat(), succeeded: alerts.succeeded.mock.calls.flat() };
}
function throwing(error: Error): () => Promise<never> {
  return () => Promise.reject(error);
}

describe('a failed call', () => {
  test.each([
    [
      'what it tells',
      new OperationError('crmDown', 'the CRM did not answer'),
      'error',
      'crmDown',
      'the CRM did not answer',
    ],
    ['configuration', new ConfigurationError('STORE: must be sql'), 'critical', 'notConfigured', 'STORE: must be sql'],
    ['anything else, without its text', new Error('password=hunter2'), 'error', 'internal', 'internal error'],
  ])('is alerted of: %s', async (_kind, error, severity, code, message) => {
    const { answer, failed } = await run('create-minutes', throwing(error));
    expect(answer.status).toBe(500);
    expect(failed).toEqual([{ operation: 'create-minutes', executionId, severity, code, message }]);
  });

  test.each([new InputError('limit: must be a number'), new AccessError('no')])(
    'is not, when its caller can repair it: %s',
    async (error) => {
      expect((await run('getLog', throwing(error))).failed).toEqual([]);
    },
  );

  test('is not, when it ended because its caller had left', async () => {
    const left = new Error('no answer', { cause: new CallerLeftError('the caller left') });
    expect((await run('create-minutes', throwing(left))).failed).toEqual([]);
  });

  test('is, when it failed by itself after its caller had left', async () => {
    const alerts = alertsSpy();
    const failing = alertOnFailure('dailyBatch', alerts, throwing(new OperationError('crmDown', 'no answer')));
    const gone = AbortSignal.abort(new CallerLeftError('the caller left'));
    const handler: Handler = (body, given) => failing(body, { ...given, signal: gone });
    await call('dailyBatch', handler);
    expect(alerts.failed.mock.calls.flat()).toMatchObject([{ code: 'crmDown' }]);
  });

  test('is not, when somebody else sees to it', async () => {
    const handler: Handler = async (_body, { failureSeenTo }) => {
      failureSeenTo();
      throw new Error('tried again later');
    };
    expect((await run('recorder', handler)).failed).toEqual([]);
  });

  test.each(['test', 'alertTest'] as const)('is not, when its answer is what tells: %s', async (id) => {
    expect((await run(id, throwing(new Error('channels are down')))).failed).toEqual([]);
  });
});

describe('a call that is not let in', () => {
  async function deliver(open: () => Admission) {
    const alerts = alertsSpy();
    const admission = alertOnAdmission('recorder', alerts, open);
    const answer = await call(
      'recorder',
      async () => ({}),
      {},
      'B',
      () => {},
      admission,
    );
    return { answer, failed: alerts.failed.mock.calls.flat() };
  }
  function admitting(admit: Admission['admit']): () => Admission {
    return () => ({ keyless: () => false, admit });
  }

  const ours: readonly (readonly [string, () => Admission, object])[] = [
    [
      'settings that cannot be read',
      () => {
        throw new ConfigurationError('ZOOM_DOWNLOAD_HOSTS: must be host names');
      },
      { code: 'notAdmitted', severity: 'critical', message: 'ZOOM_DOWNLOAD_HOSTS: must be host names' },
    ],
    [
      'proofs that cannot be checked',
      admitting(throwing(new Error('no certificates'))),
      { code: 'notAdmitted', message: 'internal error' },
    ],
  ];
  test.each(ours)('is alerted of, where it is our fault: %s', async (_kind, open, expected) => {
    const { answer, failed } = await deliver(open);
    expect(answer.status).toBe(500);
    expect(failed).toMatchObject([{ operation: 'recorder', executionId, ...expected }]);
  });

  const theirs: readonly (readonly [number, Admission['admit']])[] = [
    [401, throwing(new AccessError('signature'))],
    [400, throwing(new InputError('source: wrong'))],
    [200, async () => 'zoom'],
  ];
  test.each(theirs)('is not, where it is not: %i', async (status, admit) => {
    expect(await deliver(admitting(admit))).toMatchObject({ answer: { status }, failed: [] });
  });
});

describe('an execution whose function died', () => {
  test('is alerted of by whoever finds it, once', async () => {
    const alerts = alertsSpy();
    const log = await temporaryLog(undefined, 'full', alertOfDied(alerts));
    const dead = newExecution({ leaseUntil: new Date('2026-11-20T09:00:00Z') });
    await log.open(dead);
    for (let n = 0; n < 2; n += 1) await log.markDied(new Date('2026-11-20T10:00:00Z'));
    expect(alerts.failed.mock.calls).toMatchObject([
      [{ operation: 'create-minutes', executionId: dead.id, code: 'died' }],
    ]);
  });
});

describe('a successful call', () => {
  test('is noted', async () => {
    expect(await run('create-minutes', async () => ({}))).toMatchObject({ succeeded: ['create-minutes'], failed: [] });
  });
});

describe('a call and its alert', () => {
  const now = () => new Date('2026-11-20T09:00:00Z');
  const patience = { limitMs: 20, checkIntervalMs: 60_000, now };

  test('the call does not wait for longer than its patience, and the alert goes on', async () => {
    const delivered = vi.fn();
    const release = Promise.withResolvers<void>();
    const failed = () => release.promise.then(delivered);
    const startedAt = performance.now();
    await alertsBeside(async () => alertsSpy({ failed }), patience).failed(failureOf());
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(delivered).not.toHaveBeenCalled();
    release.resolve();
    await wait(0);
    expect(delivered).toHaveBeenCalled();
  });

  test('the call does not fail because its alert does', async () => {
    const broken = async () =>
      alertsSpy({ failed: throwing(new Error('no channel')), succeeded: throwing(new Error('no')) });
    const alerts = alertsBeside(broken, patience);
    await alerts.failed(failureOf());
    await alerts.succeeded('getLog');
    await alertsBeside(throwing(new ConfigurationError('ALERT_SMTP_URL: wrong')), patience).failed(failureOf());
    expect(lines().filter((line) => line.includes('alerts do not work'))).toHaveLength(3);
  });

  test('a working instance looks once a minute, and at once after a failure of its own', async () => {
    const spy = alertsSpy();
    const alerts = alertsBeside(async () => spy, patience);
    for (let n = 0; n < 5; n += 1) await alerts.succeeded('getLog');
    expect(spy.succeeded).toHaveBeenCalledTimes(1);
    await alerts.failed(failureOf({ operation: 'getLog' }));
    for (let n = 0; n < 5; n += 1) await alerts.succeeded('getLog');
    expect(spy.succeeded).toHaveBeenCalledTimes(2);
  });
});

describe('an operation that has time', () => {
  const flushing = (flush: Alerts['flush'], handler: Handler) =>
    call('dailyBatch', flushBeside({ flush }, handler), { body: {} });

  test('delivers what waits beside its own work', async () => {
    const order: string[] = [];
    const flush = async () => {
      order.push('flushed');
      return { delivered: 2, failed: 1 };
    };
    const handler: Handler = async () => ({ order: order.push('worked') });
    expect(await flushing(flush, handler)).toMatchObject({ status: 200 });
    expect(order).toEqual(['flushed', 'worked']);
    expect(lines().map((line) => JSON.parse(line))).toMatchObject([{ delivered: 2, failed: 1 }]);
  });

  test('answers all the same when that fails', async () => {
    const flush = () => Promise.reject(new Error('no route to host'));
    expect(await flushing(flush, async () => ({}))).toMatchObject({ status: 200 });
    expect(lines().join()).toContain('waiting alerts not tried');
  });
});
