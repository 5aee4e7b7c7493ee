import { describe, expect, test } from 'vitest';
import { DeliveryError } from '#shared/alert/channel.ts';
import { type ReporterServices, reporter } from '#shared/alert/reporter.ts';
import { failureAlert } from '#shared/alert/wording.ts';
import { newExecutionId } from '#shared/store/execution-id.ts';
import { alertStoreOf, failureOf, recordingChannel, testClock } from '../../support/alerts.ts';
import { bothDatabases } from '../../support/databases.ts';
import { quietLog } from '../../support/recorder.ts';
import { temporaryFolder } from '../../support/store.ts';

const lines = quietLog();

describe.each(bothDatabases())('instances that share %s', (_name, create) => {
  /** Instances of one deployment, each with its own connection; they share clock and channels. */
  async function instances(count: number, ...channels: ReporterServices['channels']) {
    const environment = await create();
    const clock = testClock();
    const names = channels.map(({ name }) => name);
    const openStore = () => alertStoreOf(environment, clock, names);
    const openOwn = () => Promise.reject(new Error('not needed'));
    // One after the other: the first one creates the tables.
    const stores = [];
    for (let n = 0; n < count; n += 1) stores.push(await openStore());
    const started = stores.map((store) =>
      reporter({ channels, openShared: async () => store, openOwn, now: clock.now }),
    );
    const [first, second = first] = started;
    if (!first || !second) throw new Error('no instance');
    return { all: started, first, second, clock };
  }

  test('alert once of failures of one kind, however many fail at once', async () => {
    const { channel, taken } = recordingChannel('a');
    const { all } = await instances(3, channel);
    await Promise.all(Array.from({ length: 30 }, (_, n) => all[n % 3]?.failed(failureOf())));
    expect(taken).toMatchObject([{ kind: 'failure', title: 'create-minutes failed (internal)', count: 1 }]);
  });

  test('alert again after the window, with the count and since when', async () => {
    const { channel, taken } = recordingChannel('a');
    const { first, second, clock } = await instances(2, channel);
    for (let n = 0; n < 4; n += 1) await second.failed(failureOf());
    clock.pass(16);
    await first.failed(failureOf());
    expect(taken).toMatchObject([
      { count: 1 },
      { title: 'create-minutes is failing (internal, 5 times)', count: 5, since: '2026-11-20T08:59:58.000Z' },
    ]);
  });

  test('count from the call that was accepted first, also if it failed last', async () => {
    const { channel, taken } = recordingChannel('a');
    const { first, clock } = await instances(1, channel);
    const early = newExecutionId(new Date('2026-11-20T07:00:00Z'));
    await first.failed(failureOf());
    await first.failed(failureOf({ executionId: early }));
    clock.pass(16);
    await first.failed(failureOf());
    expect(taken[1]).toMatchObject({ count: 3, since: '2026-11-20T07:00:00.000Z' });
  });

  test('keep kinds apart: by operation and by code', async () => {
    const { channel, taken } = recordingChannel('a');
    const { first, second } = await instances(2, channel);
    await first.failed(failureOf());
    await second.failed(failureOf({ code: 'notConfigured' }));
    await second.failed(failureOf({ operation: 'recorder' }));
    expect(taken.map(({ group }) => group)).toEqual([
      'create-minutes:internal',
      'create-minutes:notConfigured',
      'recorder:internal',
    ]);
  });

  test('tell that an operation works again, once, when it has been quiet for a window', async () => {
    const { channel, taken } = recordingChannel('a');
    const { first, second, clock } = await instances(2, channel);
    await first.failed(failureOf());
    clock.pass(5);
    await second.succeeded('create-minutes');
    await second.succeeded('recorder');
    expect(taken).toHaveLength(1);
    clock.pass(11);
    await Promise.all([first.flush(), second.succeeded('recorder')]);
    await second.flush();
    expect(taken.slice(1)).toMatchObject([
      {
        kind: 'recovery',
        title: 'create-minutes works again',
        severity: 'info',
        group: 'create-minutes:internal',
        count: 1,
      },
    ]);
  });

  test('do not take the success of another operation, or an older one, for the end', async () => {
    const { channel, taken } = recordingChannel('a');
    const { first, clock } = await instances(1, channel);
    await first.failed(failureOf());
    clock.pass(1);
    await first.succeeded('create-minutes');
    clock.pass(1);
    await first.failed(failureOf());
    clock.pass(20);
    await first.succeeded('recorder');
    expect(taken.map(({ kind }) => kind)).toEqual(['failure', 'failure']);
    expect(taken[1]).toMatchObject({ count: 2 });
  });

  test('tell of failures after the last alert even if no further one comes', async () => {
    const { channel, taken } = recordingChannel('a');
    const { first, second, clock } = await instances(2, channel);
    for (let n = 0; n < 3; n += 1) await first.failed(failureOf());
    clock.pass(16);
    await second.succeeded('getLog');
    expect(taken).toMatchObject([{ count: 1 }, { count: 3 }]);
  });

  test('deliver what another instance could not, to the channel that lacks it alone', async () => {
    let down = true;
    const slack = recordingChannel('slack', async () => {
      if (down) throw new DeliveryError('answered 503', true);
    });
    const mail = recordingChannel('mail');
    const { first, second, clock } = await instances(2, slack.channel, mail.channel);
    await first.failed(failureOf());
    expect([slack.taken, mail.taken]).toMatchObject([[], [{}]]);
    down = false;
    clock.pass(1);
    expect(await second.flush()).toEqual({ delivered: 1, failed: 0 });
    expect([slack.titles(), mail.titles()]).toEqual([
      ['create-minutes failed (internal)'],
      ['create-minutes failed (internal)'],
    ]);
    expect(lines().join()).toContain('alert not delivered');
  });

  test('leave a channel alone for as long as it asks', async () => {
    const slack = recordingChannel('slack', async () => {
      throw new DeliveryError('answered 429', true, 5 * 60_000);
    });
    const { first, clock } = await instances(1, slack.channel);
    await first.failed(failureOf());
    clock.pass(4);
    expect(await first.flush()).toEqual({ delivered: 0, failed: 0 });
    clock.pass(2);
    expect(await first.flush()).toEqual({ delivered: 0, failed: 1 });
  });

  test('send a channel that was down for long the latest alert of each kind, not all of them', async () => {
    let down = true;
    const slack = recordingChannel('slack', async () => {
      if (down) throw new DeliveryError('answered 404', false);
    });
    const { first, clock } = await instances(1, slack.channel);
    for (let n = 0; n < 5; n += 1) {
      await first.failed(failureOf());
      clock.pass(16);
    }
    down = false;
    clock.pass(60);
    await first.flush();
    expect(slack.taken).toMatchObject([{ count: 5 }]);
  });

  test('give up after three days what no channel took', async () => {
    const slack = recordingChannel('slack', async () => {
      throw new DeliveryError('answered 404', false);
    });
    const { first, clock } = await instances(1, slack.channel);
    await first.failed(failureOf());
    clock.pass(73 * 60);
    expect(await first.flush()).toEqual({ delivered: 0, failed: 0 });
    expect(lines().join()).toContain('alerts given up');
  });

  test('go on with what an instance took along when it died', async () => {
    const environment = await create();
    const clock = testClock();
    const open = async (channel: ReporterServices['channels'][number]) => {
      const store = await alertStoreOf(environment, clock, ['slack']);
      return reporter({
        channels: [channel],
        openShared: async () => store,
        openOwn: async () => store,
        now: clock.now,
      });
    };
    const begun = Promise.withResolvers<void>();
    const dying = recordingChannel('slack', () => {
      begun.resolve();
      return new Promise(() => {});
    });
    const heirs = recordingChannel('slack');
    const died = await open(dying.channel);
    const heir = await open(heirs.channel);
    void died.failed(failureOf());
    await begun.promise;
    await heir.flush();
    expect(heirs.taken).toEqual([]);
    clock.pass(2);
    await heir.flush();
    expect(heirs.titles()).toEqual(['create-minutes failed (internal)']);
  });
});

describe('an instance whose store fails', () => {
  test('alerts by itself, once per window', async () => {
    const clock = testClock();
    const { channel, taken } = recordingChannel('a');
    const alerts = reporter({
      channels: [channel],
      openShared: () => Promise.reject(new Error('no route to host')),
      openOwn: () => alertStoreOf({ DATA_DIR: temporaryFolder() }, clock),
      now: clock.now,
    });
    for (let n = 0; n < 3; n += 1) await alerts.failed(failureOf());
    clock.pass(16);
    await alerts.failed(failureOf());
    expect(taken).toMatchObject([{ count: 1 }, { count: 4 }]);
  });

  test('tells that it works again although the store still fails', async () => {
    const clock = testClock();
    const { channel, titles } = recordingChannel('a');
    const own = await alertStoreOf({ DATA_DIR: temporaryFolder() }, clock);
    const openShared = () => Promise.reject(new Error('no route to host'));
    const alerts = reporter({ channels: [channel], openShared, openOwn: async () => own, now: clock.now });
    await alerts.failed(failureOf());
    clock.pass(16);
    await expect(alerts.succeeded('create-minutes')).rejects.toThrow('no route to host');
    expect(titles()).toEqual(['create-minutes failed (internal)', 'create-minutes works again']);
  });
});

describe('what an alert says to do', () => {
  test('is the call that runs the failed execution again', async () => {
    const { channel, taken } = recordingChannel('a');
    const clock = testClock();
    const store = await alertStoreOf({ DATA_DIR: temporaryFolder() }, clock);
    const alerts = reporter({
      channels: [channel],
      openShared: async () => store,
      openOwn: async () => store,
      now: clock.now,
    });
    const { executionId } = failureOf();
    await alerts.failed(failureOf());
    clock.pass(16);
    await alerts.failed(failureOf());
    await alerts.failed(failureOf({ operation: 'getLog' }));
    for (let n = 0; n < 2; n += 1) {
      await alerts.failed(failureOf({ operation: 'recorder', code: 'died' }));
      clock.pass(16);
    }
    expect(taken.slice(0, 3).map(({ request }) => request)).toEqual([
      `POST /reExecute {"executionId":"${executionId}"}`,
      'POST /reExecute {"filter":{"operation":"create-minutes","status":"failed","since":"2026-11-20T08:59:58.000Z"}}',
      undefined,
    ]);
    expect(taken[2]?.action).toBe(`The log has the reason under execution ${executionId}.`);
    expect(taken.at(-1)?.request).toContain('{"operation":"recorder","status":"timedOut",');
  });

  test('is no such call where nothing was taken that could be run again', () => {
    const at = '2026-11-20T08:59:58.000Z';
    const group = { ...failureOf({ operation: 'recorder', code: 'notAdmitted' }), count: 3, since: at, lastAt: at };
    const { action, request } = failureAlert(group, { source: 'test', logged: true, now: testClock().now });
    expect([action, request]).toEqual([expect.stringContaining('nothing is taken'), undefined]);
  });
});
