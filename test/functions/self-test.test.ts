import { describe, expect, test } from 'vitest';
import { channelChecks } from '#functions/test/channel-checks.ts';
import { checkConfiguration } from '#functions/test/configuration.ts';
import { selfTest } from '#functions/test/handler.ts';
import { minutesCheck } from '#functions/test/minutes-check.ts';
import { openChecks } from '#functions/test/open-checks.ts';
import { queueCheck } from '#functions/test/queue-check.ts';
import { type Check, runChecks } from '#functions/test/run-checks.ts';
import { expectedMinutes } from '#functions/test/sample-meeting.ts';
import { clockCheck, executionLogCheck } from '#functions/test/store-checks.ts';
import { DeliveryError } from '#shared/alert/channel.ts';
import { OperationError } from '#shared/errors.ts';
import { readQueueState } from '#shared/queue/cloud-tasks.ts';
import { openLeases } from '#shared/store/leases.ts';
import { recorded } from '#shared/store/recorded.ts';
import { storeClock } from '#shared/store/store-clock.ts';
import { recordingChannel } from '../support/alerts.ts';
import { call, executionId } from '../support/call.ts';
import { bothDatabases } from '../support/databases.ts';
import { startReceiver } from '../support/receiver.ts';
import { quietLog } from '../support/recorder.ts';
import { temporaryFolder, temporaryLog } from '../support/store.ts';
import { readStoreSettings } from '#shared/store/settings.ts';

const lines = quietLog();
const now = () => new Date('2026-11-20T09:00:00Z');
const operation = (
  deep: readonly Check[] = [],
  environment: Record<string, string> = { API_KEYS: 'console:k', STORE: 'none' },
) =>
  selfTest({
    version: '1.0.0',
    variant: 'B',
    now,
    configuration: checkConfiguration(environment, 'B'),
    openDeep: async () => deep,
  });
const okCheck: Check = { name: 'fine', remedy: '', run: async () => ({ status: 'ok', detail: 'readable' }) };
const failingCheck: Check = {
  name: 'crm',
  remedy: 'see CRM_TOKEN',
  run: () => Promise.reject(new Error('token=hunter2')),
};
const optionalCheck: Check = { ...failingCheck, name: 'alert:slack', optional: true };

describe('the shallow test', () => {
  test('is not taken for the deep one that was asked for in other letters', async () => {
    expect(await call('test', operation(), { body: { deap: true } })).toMatchObject({
      status: 400,
      body: { error: 'body: has no field "deap"; did you mean deep?' },
    });
  });

  test('needs no key in variant B, and names what is configured without its values', async () => {
    const environment = {
      API_KEYS: 'console:k',
      STORE: 'none',
      HUBSPOT_ACCESS_TOKEN: 'hunter2',
      ALERT_SLACK_WEBHOOK_URL: 'https://hooks.slack.com/services/hunter2',
      ALERT_PAGERDUTY_ROUTING_KEY: 'hunter2'.padEnd(32, '0'),
    };
    const answer = await call('test', operation([], environment), { headers: {} });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'ok',
        version: '1.0.0',
        variant: 'B',
        time: '2026-11-20T09:00:00.000Z',
        checks: [
          { name: 'apiKeys', status: 'ok', detail: '1 accepted' },
          { name: 'requests', status: 'ok', detail: 'bodies of at most 20000000 bytes' },
          { name: 'store', status: 'skipped' },
          { name: 'backends', status: 'skipped' },
          { name: 'cloudTasks', status: 'skipped' },
          { name: 'recorder', status: 'skipped' },
          { name: 'crmSource', status: 'ok', detail: 'hubspot' },
          { name: 'dailyBatch', status: 'ok', detail: 'works for 540 s in one call' },
          { name: 'languageModel', status: 'skipped' },
          { name: 'alerts', status: 'ok', detail: 'channels: log, slack, pagerduty' },
        ],
      },
    });
    expect(JSON.stringify(answer)).not.toContain('hunter2');
  });

  test('says what is wrong with the configuration', async () => {
    const ofCloud = { STORE: 'sql', K_SERVICE: 'x', CLOUD_TASKS_QUEUE: 'hunter2' };
    const wrong = { ...ofCloud, API_KEYS: 'hunter2', CRM: 'hubspot', DAILY_BATCH_BUDGET_SECONDS: 'hunter2' };
    const { body } = await call('test', operation([], wrong), { headers: {} });
    expect(body).toMatchObject({
      status: 'failed',
      checks: [
        { name: 'apiKeys', status: 'failed', detail: expect.stringMatching(/^API_KEYS: /) },
        { name: 'requests', status: 'ok' },
        { name: 'store', status: 'failed' },
        {},
        { name: 'cloudTasks', status: 'failed', detail: expect.stringMatching(/^CLOUD_TASKS_QUEUE: /) },
        { name: 'recorder', status: 'skipped' },
        { name: 'crmSource', status: 'failed', detail: expect.stringMatching(/^HUBSPOT_ACCESS_TOKEN: /) },
        { name: 'dailyBatch', status: 'failed', detail: expect.stringMatching(/^DAILY_BATCH_BUDGET_SECONDS: /) },
        { name: 'languageModel', status: 'skipped' },
        { name: 'alerts', status: 'ok' },
      ],
    });
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });

  const background = {
    RECORDER_DISPATCH: 'cloud-tasks',
    RECORDER_API_KEY: 'hunter2',
    CLOUD_TASKS_QUEUE: 'projects/p/locations/asia-northeast1/queues/recorder',
    CLOUD_TASKS_SERVICE_ACCOUNT: 'tasks@p.iam.gserviceaccount.com',
    BACKENDS: 'recorder=https://recorder.example',
  };
  test.each([
    [{}, 'skipped', 'not configured'],
    [{ IDENTITY_CERTS_URL: 'http://127.0.0.1:9000/certs' }, 'skipped', 'not configured'],
    [{ ZOOM_WEBHOOK_SECRETS: 'hunter2' }, 'ok', 'events are processed before they are answered'],
    [background, 'ok', 'events are processed in the background'],
    [{ ...background, RECORDER_API_KEY: '' }, 'failed', 'RECORDER_API_KEY: is needed when RECORDER_DISPATCH is cloud'],
    [{ ...background, CLOUD_TASKS_QUEUE: '' }, 'failed', 'CLOUD_TASKS_QUEUE: must be projects/'],
    [{ ...background, BACKENDS: '' }, 'failed', 'BACKENDS: must have the address of recorder'],
    [{ RECORDER_DISPATCH: 'hunter2' }, 'failed', 'RECORDER_DISPATCH: must be inline or cloud-tasks'],
    [{ GENERIC_WEBHOOK_SECRETS: 'hunter2' }, 'failed', 'GENERIC_WEBHOOK_SECRETS: must be comma-separated secrets'],
    [
      { MEET_PUSH_AUDIENCE: 'hunter2' },
      'failed',
      'MEET_PUSH_AUDIENCE, MEET_PUSH_SERVICE_ACCOUNT: are only safe together',
    ],
    [{ RECORDER_API_KEY: 'k', DOWNLOAD_TIMEOUT_SECONDS: '0' }, 'failed', 'DOWNLOAD_TIMEOUT_SECONDS: must be'],
    [{ DOWNLOAD_LIMIT_BYTES: 'hunter2' }, 'failed', 'DOWNLOAD_LIMIT_BYTES: must be'],
    [
      { ZOOM_WEBHOOK_SECRETS: 'hunter2', RECORDER_SIGNATURE_ONLY: 'zoom' },
      'failed',
      'RECORDER_API_KEY: is needed when RECORDER_SIGNATURE_ONLY lets in senders without a key',
    ],
    [{ RECORDER_API_KEY: 'k', STORE: 'none' }, 'failed', 'STORE: accepted events are kept in the execution log'],
  ])('tells whether a recorder set to %j can work: %s', async (settings, status, detail) => {
    const environment = { API_KEYS: 'console:k', ...settings };
    const { body } = await call('test', operation([], environment), { headers: {} });
    const { status: overall, checks } = body as { status: string; checks: { name: string }[] };
    expect(checks.find(({ name }) => name === 'recorder')).toMatchObject({
      status,
      detail: expect.stringContaining(detail),
    });
    expect(overall === 'failed').toBe(status === 'failed');
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });

  test.each(['', 'file', 'none'])('says that nothing is written back to the CRM %j', async (crm) => {
    const environment = { API_KEYS: 'console:k', CRM: crm, CRM_WRITE_BACK: '1' };
    const { body } = await call('test', operation([], environment), { headers: {} });
    const detail = 'CRM_WRITE_BACK: needs HubSpot or Salesforce, and neither is the CRM here';
    expect(body).toMatchObject({ status: 'failed' });
    expect((body as { checks: object[] }).checks).toContainEqual(
      expect.objectContaining({ name: 'crmSource', status: 'failed', detail }),
    );
  });

  test('is degraded where alerts are configured wrongly', async () => {
    const wrong = { API_KEYS: 'console:k', STORE: 'none', ALERT_SMTP_URL: 'smtp://mail.example' };
    expect((await call('test', operation([], wrong), { headers: {} })).body).toMatchObject({ status: 'degraded' });
  });
});

describe('the deep test', () => {
  test('needs a key in every variant', async () => {
    const answer = await call('test', operation([okCheck]), { body: { deep: true }, headers: {} });
    expect(answer).toMatchObject({ status: 401, body: { error: 'deep: the deep test needs an accepted API key' } });
  });

  test('reports each check, what to do about a failure, and nothing private', async () => {
    const { status, body } = await call('test', operation([okCheck, failingCheck]), { body: { deep: true } });
    expect([status, body]).toMatchObject([200, { status: 'failed' }]);
    expect((body as { checks: object[] }).checks.slice(-2)).toEqual([
      { name: 'fine', status: 'ok', latencyMs: expect.any(Number), detail: 'readable' },
      { name: 'crm', status: 'failed', latencyMs: expect.any(Number), detail: 'see CRM_TOKEN' },
    ]);
    expect(JSON.stringify(body)).not.toContain('hunter2');
    expect(lines().join()).toContain('self-test check failed');
  });

  test.each([
    [[okCheck], 'ok'],
    [[okCheck, optionalCheck], 'degraded'],
    [[optionalCheck, failingCheck], 'failed'],
  ])('weighs what failed: %#', async (checks, status) => {
    expect((await call('test', operation(checks), { body: { deep: true } })).body).toMatchObject({ status });
  });

  test.each([{ deep: 'yes' }, { deep: 1 }])('refuses %j', async (body) => {
    expect(await call('test', operation(), { body })).toMatchObject({
      status: 400,
      body: { error: 'deep: must be true or false' },
    });
  });
});

const context = { executionId, apiKey: 'k', signal: new AbortController().signal };
const resultOf = async (check: Check, limitMs?: number) => (await runChecks([check], context, limitMs))[0];

describe('its checks', () => {
  test('what is not configured is skipped', async () => {
    const environment = { STORE: 'none', DATA_DIR: temporaryFolder() };
    const checks = openChecks(environment, async () => undefined, undefined);
    const results = await runChecks(checks, context);
    expect(results.map(({ name, status }) => [name, status])).toEqual([
      ['executionLog', 'skipped'],
      ['clock', 'skipped'],
      ['minutes', 'skipped'],
      ['queue', 'skipped'],
      ['crm', 'skipped'],
      ['llm', 'skipped'],
      ['alert:log', 'ok'],
    ]);
  });

  test('are not kept from running by a wrong configuration of one of them', async () => {
    const checks = openChecks(
      { STORE: 'sql', K_SERVICE: 'x', ALERT_EMAIL_TO: 'nobody' },
      async () => undefined,
      undefined,
    );
    expect(checks.map(({ name }) => name)).toContain('minutes');
  });

  test('end in time, and say so', async () => {
    const hanging: Check = { name: 'slow', remedy: 'look', run: () => new Promise(() => {}) };
    expect(await resultOf(hanging, 10)).toMatchObject({ status: 'failed', detail: 'no result within 10 ms: look' });
  });

  test('tell the reason too where it is written for callers', async () => {
    const check: Check = {
      name: 'x',
      remedy: 'do this',
      run: () => Promise.reject(new OperationError('c', 'it is down')),
    };
    expect(await resultOf(check)).toMatchObject({ detail: 'it is down: do this' });
  });
});

describe('the check of the execution log', () => {
  test('finds this very call in it', async () => {
    const log = await temporaryLog();
    const leases = openLeases(60);
    const services = { openLog: async () => log, leases: () => leases };
    const handler = recorded('test', services, operation([executionLogCheck(async () => log)]));
    expect((await call('test', handler, { body: { deep: true } })).body).toMatchObject({ status: 'ok' });
  });

  test('fails where the call was not written', async () => {
    const log = await temporaryLog();
    expect(await resultOf(executionLogCheck(async () => log))).toMatchObject({
      status: 'failed',
      detail: expect.stringContaining('this call was not written to the log: the execution log does not work'),
    });
  });
});

describe('the check of the clock', () => {
  test.each(bothDatabases())('agrees with %s on this machine', async (_name, create) => {
    const { database } = readStoreSettings(await create());
    if (!database) throw new Error('no database');
    const check = clockCheck(
      () => storeClock(database),
      () => new Date(),
    );
    expect(await resultOf(check)).toMatchObject({ status: 'ok' });
  });

  test.each([
    ['2026-11-20T09:00:04Z', 'ok', 'agrees with the store'],
    ['2026-11-20T09:01:00Z', 'failed', 'is 60 s behind the store'],
    ['2026-11-20T08:59:50Z', 'failed', 'is 10 s ahead of the store'],
  ])('of a store at %s is %s', async (time, status, detail) => {
    const check = clockCheck(async () => new Date(time), now);
    const result = await resultOf(check);
    expect(result).toMatchObject({ status, detail: expect.stringContaining(detail) });
    if (status === 'failed') expect(result?.detail).toContain('have their clocks set by the same time service');
  });

  test.each([
    [
      'cannot be reached',
      () => Promise.reject(new Error('connect ECONNREFUSED')),
      /^the store does not tell its time: /,
    ],
    ['hangs', () => new Promise<Date>(() => {}), /^no result within 10 ms: the store does not tell its time: /],
  ])('of a store that %s says so, and nothing of clocks', async (_how, readClock, detail) => {
    const result = await resultOf(clockCheck(readClock, now), 10);
    expect(result).toMatchObject({ status: 'failed', detail: expect.stringMatching(detail) });
    expect(result?.detail).toContain('whether the database is up');
    expect(result?.detail).not.toContain('clocks');
  });
});

describe('the check of the minutes', () => {
  const { decision, actionItem } = expectedMinutes;
  const decisions = [{ evidence: [{ quote: decision.quote }] }];
  const item = {
    owner: { name: actionItem.owner },
    due: { date: actionItem.due },
    evidence: [{ quote: actionItem.quote }],
  };
  const answering = (output: Record<string, unknown>) => minutesCheck(async () => ({ executionId: 'x', output }));

  test.each([
    [{ decisions, actionItems: [item] }, 'ok', 'the expected minutes'],
    [{ decisions: [], actionItems: [item] }, 'failed', 'lack the decision:'],
    [{ decisions, actionItems: [{ ...item, owner: null }] }, 'failed', 'lack the action item with its owner and date'],
    [{ decisions, actionItems: [{ ...item, due: null }] }, 'failed', 'lack the action item'],
    [{ decisions: [], actionItems: [] }, 'failed', 'lack the decision and the action item'],
    [{ unexpected: true }, 'failed', 'create-minutes did not make the expected minutes'],
  ])('compares them with the expected ones: %#', async (output, status, detail) => {
    expect(await resultOf(answering(output))).toMatchObject({ status, detail: expect.stringContaining(detail) });
  });

  test.each([
    [
      new Error('create-minutes answered 500'),
      'answered with an error: its log has the reason under execution e-2: mend',
    ],
    [
      new OperationError('backendFailed', 'create-minutes: the log is full'),
      'answered with an error: create-minutes: the log is full; its log has the reason under execution e-2: mend',
    ],
  ])(
    'names the execution of a create-minutes that failed, and does not doubt its address: %s',
    async (error, detail) => {
      const result = await resultOf(minutesCheck(async () => ({ executionId: 'e-2', error })));
      expect(result).toMatchObject({ status: 'failed', detail: expect.stringContaining(detail) });
      expect(result?.detail).not.toContain('BACKENDS');
    },
  );

  test('doubts the address of one that nobody reached, or something before it refused', async () => {
    const refused = { executionId: '', error: new Error('create-minutes answered 403') };
    for (const check of [minutesCheck(async () => refused), minutesCheck(() => Promise.reject(new Error('refused')))])
      expect((await resultOf(check))?.detail).toContain('whether BACKENDS has its address');
  });
});

describe('the check of the queue', () => {
  const queue = 'projects/p/locations/asia-northeast1/queues/recorder';
  const stateFrom = async (status: number, body: object) => {
    const { origin, received } = await startReceiver(() => ({ status, text: JSON.stringify(body) }));
    const environment = {
      CLOUD_TASKS_QUEUE: queue,
      CLOUD_TASKS_SERVICE_ACCOUNT: 'tasks@p.iam.gserviceaccount.com',
      CLOUD_TASKS_ENDPOINT: origin,
    };
    const check = queueCheck((signal) => readQueueState(environment, signal, async () => 'Bearer local'));
    return { result: await resultOf(check), received };
  };

  test('asks Cloud Tasks for its state', async () => {
    const { result, received } = await stateFrom(200, { name: queue, state: 'RUNNING' });
    expect(result).toMatchObject({ status: 'ok' });
    expect(received).toMatchObject([
      { method: 'GET', path: `/v2/${queue}`, headers: { authorization: 'Bearer local' } },
    ]);
  });

  test.each([
    [200, { state: 'PAUSED' }, 'failed', 'the queue is paused: '],
    [404, { error: { status: 'NOT_FOUND' } }, 'failed', 'Cloud Tasks answered 404: '],
    [403, { error: { status: 'PERMISSION_DENIED' } }, 'skipped', 'roles/cloudtasks.viewer'],
  ])('of a queue that answers %i %j', async (code, body, status, detail) => {
    expect((await stateFrom(code, body)).result).toMatchObject({ status, detail: expect.stringContaining(detail) });
  });
});

describe('the checks of the alert channels', () => {
  test('ask whether each is reachable, and send nothing', async () => {
    const { channel, taken } = recordingChannel('slack');
    const lost = { ...channel, name: 'email', probe: () => Promise.reject(new DeliveryError('answered 535', false)) };
    const results = await runChecks(channelChecks([channel, lost]), context);
    expect(results).toMatchObject([
      { name: 'alert:slack', status: 'ok' },
      {
        name: 'alert:email',
        status: 'failed',
        optional: true,
        detail: expect.stringMatching(/^answered 535: alerts by email/),
      },
    ]);
    expect(taken).toEqual([]);
  });
});
