import { describe, expect, test, vi } from 'vitest';
import { signTask } from '#shared/queue/task-signature.ts';
import { hmacSha256 } from '#shared/auth/hmac.ts';
import { InputError } from '#shared/errors.ts';
import type { CallOperation } from '#shared/net/call-operation.ts';
import { readRecorderSettings } from '#shared/recorder/settings.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import { acceptedKey, fixture } from '../../support/call.ts';
import { keyed, type RecorderUnderTest, quietLog, recorderUnderTest, testSeconds } from '../../support/recorder.ts';

const written = quietLog();
const generic = fixture('recorder/generic.json');
const zoom = fixture('recorder/zoom-transcript.json').trim();
const vtt = { 'https://example.zoom.us/rec/download/x': fixture('recorder/zoom-transcript.vtt') };
const failing: CallOperation = () => Promise.reject(new Error('connect ECONNREFUSED'));

/** Create-minutes as it answers one call after the other; the last one goes on. */
function answers(...list: readonly (Awaited<ReturnType<CallOperation>> | Error)[]): CallOperation {
  let n = 0;
  return async () => {
    const next = list[Math.min(n, list.length - 1)];
    n += 1;
    if (next instanceof Error) throw next;
    return next ?? { executionId: 'm', output: {} };
  };
}
const made = { executionId: 'minutes-1', output: {} };

async function only({ executions }: RecorderUnderTest) {
  const list = await executions.list({}, { limit: 10 });
  expect(list).toHaveLength(1);
  const [execution] = list;
  if (!execution) throw new Error('no execution');
  return { ...execution, ...(await executions.payload(execution.id)) };
}

type Event = Readonly<Record<string, unknown>>;

function withPhrases({ call }: Event, phrases: unknown) {
  const { details, ...rest } = call as { readonly details: readonly object[] };
  return { call: { ...rest, details: details.map((leg) => ({ ...leg, phrases, speech_recognition: null })) } };
}

describe('an event', () => {
  test('is in the log before its minutes are asked for, under its own id and key', async () => {
    let seen: unknown;
    const looking: CallOperation = async () => {
      seen = (await under.executions.list({}, { limit: 1 }))[0]?.status;
      return made;
    };
    const under: RecorderUnderTest = await recorderUnderTest({ callOperation: looking });
    const answer = await under.send({ headers: { ...keyed, 'webhook-id': 'msg_1' }, body: generic });
    expect(seen).toBe('running');
    expect(await only(under)).toMatchObject({
      status: 'succeeded',
      caller: 'console',
      meetingId: 'm-1',
      idempotencyKey: 'call.recorded:msg_1',
      input: { source: 'generic', received: JSON.parse(generic) },
      output: answer.body,
      stages: [{ name: 'create-minutes', status: 'succeeded' }],
    });
    expect(under.minutes).toMatchObject([
      {
        apiKey: acceptedKey,
        body: JSON.parse(generic).data,
        headers: { 'x-triggered-by': 'recorder', 'idempotency-key': expect.stringMatching(/^recorder:[0-9a-f]{64}$/) },
      },
    ]);
  });

  test('belongs to the company that its minutes are found to be about', async () => {
    const crm = { companyId: 'C-1', company: { name: 'Sample' } };
    const under = await recorderUnderTest({
      callOperation: async () => ({ executionId: 'minutes-1', output: { crm } }),
    });
    await under.send({ headers: keyed, body: generic });
    expect(await only(under)).toMatchObject({ status: 'succeeded', companyId: 'C-1' });
  });

  test.each([
    ['by its id', { 'webhook-id': 'msg_1' }, generic, generic],
    ['by its Idempotency-Key', { 'idempotency-key': 'k' }, generic, generic],
    ['by its content', {}, generic, ` ${generic}`],
    ['of a vendor by the vendor’s id, whatever else has changed', {}, zoom, zoom.replace('529758', '529759')],
  ])('that comes again is known %s: the first result again, and no work', async (_name, headers, body, again) => {
    const under = await recorderUnderTest({ texts: vtt });
    const first = await under.send({ headers: { ...keyed, ...headers }, body });
    const repeated = await Promise.all(
      [1, 2, 3].map(() => under.send({ headers: { ...keyed, ...headers }, body: again })),
    );
    const { id, duplicates } = await only(under);
    expect(first.body).toEqual({ executionId: id, status: 'succeeded', minutesExecutionId: 'minutes-1' });
    for (const answer of repeated) {
      expect(answer).toMatchObject({ status: 200, headers: { 'x-execution-id': id, 'idempotent-replayed': 'true' } });
      expect(answer.body).toEqual({ ...first.body, status: 'duplicate' });
    }
    expect([under.minutes.length, duplicates]).toEqual([1, 3]);
  });

  test('that comes several times at once is worked on once, and all are given its result', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof made>();
    const wait = () => new Promise((tick) => setTimeout(tick, 5));
    const under = await recorderUnderTest({ callOperation: () => promise, services: { wait } });
    const all = [1, 2, 3, 4].map(() => under.send({ headers: keyed, body: generic }));
    await vi.waitUntil(() => under.minutes.length > 0);
    resolve(made);
    const statuses = (await Promise.all(all)).map(({ body }) => (body as { status: string }).status);
    expect(statuses.sort()).toEqual(['duplicate', 'duplicate', 'duplicate', 'succeeded']);
    expect(under.minutes).toHaveLength(1);
  });

  test('is what is done once, whatever key stands in the request inside it', async () => {
    const under = await recorderUnderTest();
    const event = JSON.parse(generic);
    await under.send({ headers: keyed, body: { ...event, data: { ...event.data, idempotencyKey: 'inner' } } });
    expect(under.minutes).toMatchObject([{ body: event.data }]);
    expect(under.minutes[0]?.body).not.toHaveProperty('idempotencyKey');
  });

  test('that another call still works on is not called done: its holder may be dead', async () => {
    const under = await recorderUnderTest({ callOperation: () => new Promise(() => {}) });
    under.send({ headers: keyed, body: generic });
    await vi.waitUntil(() => under.minutes.length > 0);
    expect(await under.send({ headers: keyed, body: generic })).toMatchObject({
      status: 500,
      body: { error: 'the event is being processed by another call; send it again' },
    });
  });

  test.each([['with a key', { ...keyed, 'idempotency-key': 'k' }] as const, ['known by its content', keyed] as const])(
    '%s is the same one when its fields come in another order',
    async (_kind, headers) => {
      const { send, minutes } = await recorderUnderTest();
      const { id: _, ...event } = JSON.parse(generic);
      await send({ headers, body: event });
      const reversed = Object.fromEntries(Object.entries(event).toReversed());
      expect(await send({ headers, body: reversed })).toMatchObject({ status: 200, body: { status: 'duplicate' } });
      expect(minutes).toHaveLength(1);
    },
  );

  test('is another one than that whose type and id read the same when joined', async () => {
    const { send, minutes } = await recorderUnderTest();
    const { data } = JSON.parse(generic);
    await send({ headers: keyed, body: { type: 'call', id: 'recorded:7', data } });
    const other = await send({ headers: keyed, body: { type: 'call:recorded', id: '7', data } });
    expect(other).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(minutes).toHaveLength(2);
  });

  test('whose key was used for another one is refused where callers choose their keys', async () => {
    const { send } = await recorderUnderTest();
    const headers = { ...keyed, 'idempotency-key': 'k' };
    await send({ headers, body: generic });
    const other = await send({ headers, body: generic.replace('two sites', 'three sites') });
    expect(other).toMatchObject({ status: 400, body: { error: 'id: was used before with another body' } });
  });

  test('that is late does not take the place of a newer one of the same recording', async () => {
    const under = await recorderUnderTest({ texts: vtt });
    const at = (milliseconds: number) => zoom.replace('1763600000000', String(milliseconds));
    const newer = await under.send({ headers: keyed, body: at(1763600009000) });
    const older = await under.send({ headers: keyed, body: at(1763600000000) });
    const newest = await under.send({ headers: keyed, body: at(1763600010000) });
    expect([newer.body, older.body, newest.body]).toMatchObject([
      { status: 'succeeded' },
      { status: 'ignored', reason: 'a later event of the same recording has come before' },
      { status: 'succeeded' },
    ]);
  });

  test.each([
    ['fathom', (event: Event) => ({ ...event, transcript: null })],
    ['miitel-call', (event: Event) => withPhrases(event, null)],
  ] as const)('that was ignored for want of a transcript is done when it comes with one: %s', async (file, without) => {
    const under = await recorderUnderTest();
    const event = JSON.parse(fixture(`recorder/${file}.json`));
    const send = (body: object) => under.send({ headers: keyed, body });
    const answers = [await send(without(event)), await send(without(event)), await send(event), await send(event)];
    expect(answers.map(({ body }) => body)).toMatchObject([
      { status: 'ignored' },
      { status: 'duplicate' },
      { status: 'succeeded' },
      { status: 'duplicate' },
    ]);
    expect(under.minutes).toHaveLength(1);
  });

  test('of several in one delivery is stored and done by itself', async () => {
    const under = await recorderUnderTest();
    const { call } = JSON.parse(fixture('recorder/miitel-call.json'));
    const legs = [1, 2, 3].map((n) => ({
      ...call.details[0],
      id: `leg-${n}`,
      ...(n === 2 && { dial_answered_at: null }),
    }));
    const answer = await under.send({ headers: keyed, body: { call: { ...call, details: legs } } });
    expect(answer.body).toMatchObject({
      status: 'succeeded',
      events: [
        { status: 'succeeded' },
        { status: 'ignored', reason: 'the call was not answered' },
        { status: 'succeeded' },
      ],
    });
    expect(under.minutes.map(({ body }) => body.meeting)).toMatchObject([{ id: 'leg-1' }, { id: 'leg-3' }]);
    expect(await under.executions.list({}, { limit: 10 })).toHaveLength(3);
  });

  test('is refused with more than a thousand others in one delivery, and none of them is stored', async () => {
    const under = await recorderUnderTest();
    const details = Array.from({ length: 1001 }, (_, n) => ({ id: `leg-${n}`, dial_answered_at: null }));
    expect(await under.send({ headers: keyed, body: { call: { details } } })).toMatchObject({
      status: 400,
      body: { error: 'body: must not have more than 1000 events' },
    });
    expect(await under.executions.list({}, { limit: 10 })).toEqual([]);
  });

  test('of many in one delivery waits while eight others are at work', async () => {
    let [atWork, most] = [0, 0];
    const callOperation: CallOperation = async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await new Promise((resolve) => setImmediate(resolve));
      atWork -= 1;
      return made;
    };
    const under = await recorderUnderTest({ callOperation });
    const { call } = JSON.parse(fixture('recorder/miitel-call.json'));
    const details = Array.from({ length: 30 }, (_, n) => ({ ...call.details[0], id: `leg-${n}` }));
    expect(await under.send({ headers: keyed, body: { call: { ...call, details } } })).toMatchObject({ status: 200 });
    expect([under.minutes.length, most]).toEqual([30, 8]);
  });
});

describe('a failure', () => {
  test('is answered as one, counted, and made good when the sender sends again', async () => {
    const under = await recorderUnderTest({
      callOperation: answers(new Error('no'), { executionId: '', error: new Error('503') }, made),
    });
    for (const error of [
      'create-minutes gave no answer; the log has more',
      'create-minutes failed; the log has more',
    ]) {
      expect(await under.send({ headers: keyed, body: generic })).toMatchObject({ status: 500, body: { error } });
      expect(await only(under)).toMatchObject({
        status: 'accepted',
        error: { code: 'minutesFailed', message: error, retryable: true },
      });
    }
    expect(await under.send({ headers: keyed, body: generic })).toMatchObject({
      status: 200,
      body: { status: 'succeeded' },
    });
    expect(await only(under)).toMatchObject({ status: 'succeeded', attempts: 3, error: null });
    expect(new Set(under.minutes.map(({ headers }) => headers?.['idempotency-key'])).size).toBe(1);
  });

  test('ends the event after the attempts, with the last error and an alert, and a repetition says so', async () => {
    const under = await recorderUnderTest({ callOperation: failing, environment: { RECORDER_MAX_ATTEMPTS: '3' } });
    for (let n = 0; n < 3; n += 1) expect((await under.send({ headers: keyed, body: generic })).status).toBe(500);
    const message = 'create-minutes gave no answer; the log has more';
    expect(await only(under)).toMatchObject({
      status: 'failed',
      attempts: 3,
      error: { code: 'minutesFailed', message },
    });
    const { id } = await only(under);
    expect(under.failures).toMatchObject([{ executionId: id, code: 'minutesFailed', message }]);
    expect(await under.send({ headers: keyed, body: generic })).toMatchObject({
      status: 200,
      body: { status: 'duplicate', reason: `failed after 3 attempts: ${message}; reExecute runs it again` },
    });
    expect(under.minutes).toHaveLength(3);
  });

  test('of the configuration says what is missing', async () => {
    const callOperation = answers(new ConfigurationError('BACKENDS: must have the address of create-minutes'));
    const { send } = await recorderUnderTest({ callOperation });
    expect(await send({ headers: keyed, body: generic })).toMatchObject({
      status: 500,
      body: { error: 'this deployment is not configured: BACKENDS: must have the address of create-minutes' },
    });
  });

  test('that the sender can repair is told at once, and the event may be sent again', async () => {
    const refusing = answers({
      executionId: 'm',
      error: new InputError('create-minutes refused the input: transcript: is missing'),
    });
    const under = await recorderUnderTest({ callOperation: refusing });
    for (let n = 0; n < 2; n += 1) {
      expect(await under.send({ headers: keyed, body: generic })).toMatchObject({
        status: 400,
        body: { error: 'create-minutes refused the input: transcript: is missing' },
      });
    }
    expect(await under.executions.list({ statuses: ['failed'] }, { limit: 10 })).toHaveLength(2);
    expect(under.failures).toEqual([]);
    const lines = written().map((line) => JSON.parse(line));
    expect(lines.filter(({ severity }) => severity !== 'INFO')).toEqual([]);
    expect(lines).toContainEqual(
      expect.objectContaining({
        message: 'recorder event refused',
        error: 'create-minutes refused the input: transcript: is missing',
        final: true,
      }),
    );
    expect(written().join()).not.toContain('stack_trace');
  });

  test('to take the event in at all is alerted of: no attempt will follow', async () => {
    const openWork = () => Promise.reject(new Error('no route to host'));
    const under = await recorderUnderTest({ services: { openWork } });
    expect(await under.send({ headers: keyed, body: generic })).toMatchObject({ status: 500 });
    expect(under.failures).toMatchObject([{ operation: 'recorder', code: 'internal' }]);
  });

  test('of one event in a delivery leaves the others done', async () => {
    const under = await recorderUnderTest({ callOperation: answers(new Error('no'), made) });
    const { call } = JSON.parse(fixture('recorder/miitel-call.json'));
    const body = { call: { ...call, details: ['a', 'b'].map((id) => ({ ...call.details[0], id })) } };
    expect(await under.send({ headers: keyed, body })).toMatchObject({ status: 500 });
    const again = await under.send({ headers: keyed, body });
    expect(again.body).toMatchObject({ events: [{ status: 'succeeded' }, { status: 'duplicate' }] });
    expect(under.minutes).toHaveLength(3);
  });

  test('of the store is a 500, and nothing is done', async () => {
    const openWork = () => Promise.reject(new Error('disk full'));
    const under = await recorderUnderTest({ services: { openWork } });
    expect((await under.send({ headers: keyed, body: generic })).status).toBe(500);
    expect(under.minutes).toEqual([]);
  });

  test('to have ended: minutes that an earlier attempt began are waited for', async () => {
    const busy = { executionId: 'minutes-1', output: { status: 'inProgress' } };
    const under = await recorderUnderTest({ callOperation: answers(busy, busy, made) });
    expect(await under.send({ headers: keyed, body: generic })).toMatchObject({
      body: { minutesExecutionId: 'minutes-1' },
    });
    const never = await recorderUnderTest({ callOperation: answers(busy) });
    expect(await never.send({ headers: keyed, body: generic })).toMatchObject({ status: 500 });
  });
});

describe('secrets', () => {
  test('of a delivery are neither in the log of executions nor in the store, nor in any line', async () => {
    const under = await recorderUnderTest({ environment: { RECORDER_API_KEY: 'own-key' } });
    expect((await under.send({ headers: keyed, body: zoom })).status).toBe(500);
    const lines = written().join('');
    const { input } = await only(under);
    expect(input).toMatchObject({
      received: { download_token: '[secret]', payload: { object: { password: '[secret]' } } },
    });
    expect(lines).toContain('recorder event not processed');
    for (const secret of ['abJhbGciOi', 'p4ss', acceptedKey, 'own-key'])
      expect(lines + JSON.stringify(input)).not.toContain(secret);
  });

  test('are known by the name they stand under, however deep and of whatever kind', async () => {
    const under = await recorderUnderTest();
    const [notification] = JSON.parse(fixture('recorder/graph.json')).value;
    const secrets = { validationTokens: ['hush-1'], apiKeys: { first: 'hush-2' }, passcode: 908172 };
    await under.send({ headers: keyed, body: { value: [notification], ...secrets } });
    const { input } = await only(under);
    expect(input).toMatchObject({
      received: { validationTokens: ['[secret]'], apiKeys: { first: '[secret]' }, passcode: '[secret]' },
    });
  });

  test('are known to a later attempt, and the transcript is fetched once', async () => {
    const under = await recorderUnderTest({
      environment: { RECORDER_API_KEY: 'own-key' },
      texts: vtt,
      callOperation: answers(new Error('no'), made),
    });
    await under.send({ headers: keyed, body: zoom });
    await under.send({ headers: keyed, body: zoom });
    expect(under.downloads.map(({ headers }) => headers?.authorization)).toEqual(['Bearer abJhbGciOi']);
    expect(await only(under)).toMatchObject({
      status: 'succeeded',
      input: { transcript: vtt['https://example.zoom.us/rec/download/x'] },
    });
    expect(under.minutes.map(({ apiKey }) => apiKey)).toEqual(['own-key', 'own-key']);
  });
});

describe('handshakes', () => {
  test('of Zoom is answered with exactly its two fields, and leaves no execution', async () => {
    const under = await recorderUnderTest({ environment: { ZOOM_WEBHOOK_SECRETS: 'zoom-test-secret' } });
    const body = '{"event":"endpoint.url_validation","event_ts":1,"payload":{"plainToken":"qgg8vlvZRS6UYooatFL8Aw"}}';
    expect(await under.send({ headers: { ...keyed, ...zoomHeaders(body) }, body })).toMatchObject({
      status: 200,
      body: {
        plainToken: 'qgg8vlvZRS6UYooatFL8Aw',
        encryptedToken: 'ae7c940e5051b2a17c1c49f4818fff9a88e210f5d820ff3c862635e27c93a4d9',
      },
    });
    expect(await under.send({ headers: keyed, body })).toMatchObject({ status: 401 });
    expect(await under.executions.list({}, { limit: 1 })).toEqual([]);
  });

  test('of MiiTel and Graph are text, where the deployment says so', async () => {
    const { send } = await recorderUnderTest({ environment: { RECORDER_TEXT_CHALLENGES: 'miitel,graph' } });
    expect(await send({ headers: keyed, body: '{"challenge":"a1b2c3"}' })).toMatchObject({
      status: 200,
      text: 'a1b2c3',
    });
    expect(await send({ headers: keyed, query: 'validationToken=Validation%3A%20x%26y' })).toMatchObject({
      status: 200,
      text: 'Validation: x&y',
    });
    expect(await send({ headers: keyed, body: '{"challenge":"<script>"}' })).toMatchObject({ status: 400 });
    expect(await send({ headers: {}, query: 'validationToken=x' })).toMatchObject({ status: 401 });
  });

  test.each([
    [{ body: '{"challenge":"a1b2c3"}' }, 'challenge: is answered when RECORDER_TEXT_CHALLENGES has miitel'],
    [{ query: 'validationToken=x' }, 'validationToken: is answered when RECORDER_TEXT_CHALLENGES has graph'],
    [
      { body: '{"event":"endpoint.url_validation","payload":{"plainToken":"x"}}' },
      'event: endpoint.url_validation is answered when ZOOM_WEBHOOK_SECRETS is set',
    ],
  ])('are refused elsewhere: %j', async (sent, error) => {
    const { send } = await recorderUnderTest();
    expect(await send({ headers: keyed, ...sent })).toMatchObject({ status: 400, body: { error } });
  });
});

describe('a signature in place of the key', () => {
  const secrets = { ZOOM_WEBHOOK_SECRETS: 'zoom-test-secret', RECORDER_API_KEY: 'own-key' };

  test('lets a vendor in that is named for it, and is in the log as the caller', async () => {
    const under = await recorderUnderTest({ environment: { ...secrets, RECORDER_SIGNATURE_ONLY: 'zoom' }, texts: vtt });
    expect(await under.send({ headers: zoomHeaders(zoom), body: zoom })).toMatchObject({
      status: 200,
      body: { status: 'succeeded' },
    });
    expect(await only(under)).toMatchObject({ caller: 'signature:zoom' });
    expect(under.minutes).toMatchObject([{ apiKey: 'own-key' }]);
  });

  test('proves the event that was signed, and no right to have another one run again', async () => {
    const environment = { ...secrets, RECORDER_SIGNATURE_ONLY: 'zoom' };
    const under = await recorderUnderTest({ environment, texts: vtt });
    const first = await under.send({ headers: keyed, body: generic });
    const earlier = (first.body as { readonly executionId: string }).executionId;
    const headers = { ...zoomHeaders(zoom), 'x-re-executed-from': earlier };
    expect(await under.send({ headers, body: zoom })).toMatchObject({ status: 200, body: { status: 'succeeded' } });
    expect(under.minutes.map(({ body }) => body.meeting)).toMatchObject([
      { id: 'm-1' },
      { id: 'dj12vck6sdTn6yy7qdy3dQg==' },
    ]);
  });

  const standard = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

  test.each([
    ['zoom', 'ZOOM_WEBHOOK_SECRETS'],
    ['zoom,recall', 'RECALL_WEBHOOK_SECRETS'],
    ['graph', 'GRAPH_CLIENT_STATES'],
    ['meet', 'MEET_PUSH_AUDIENCE'],
  ])('is no choice for %s without what it is checked with', (sources, missing) => {
    const others = sources === 'zoom' ? {} : secrets;
    expect(() => readRecorderSettings({ ...others, RECORDER_SIGNATURE_ONLY: sources })).toThrow(
      new RegExp(`^RECORDER_SIGNATURE_ONLY: has \\w+, whose signature nothing checks; set ${missing}$`),
    );
  });

  test.each([
    ['off by default', {}, zoomHeaders(zoom), zoom],
    [
      'of another vendor',
      { RECORDER_SIGNATURE_ONLY: 'recall', RECALL_WEBHOOK_SECRETS: standard },
      zoomHeaders(zoom),
      zoom,
    ],
    [
      'that is wrong',
      { RECORDER_SIGNATURE_ONLY: 'zoom' },
      { ...zoomHeaders(zoom), 'x-zm-signature': `v0=${'0'.repeat(64)}` },
      zoom,
    ],
    ['that is absent', { RECORDER_SIGNATURE_ONLY: 'zoom' }, {}, zoom],
    [
      'beside a named other source',
      { RECORDER_SIGNATURE_ONLY: 'zoom' },
      { ...zoomHeaders(zoom), 'x-recorder-source': 'miitel' },
      zoom,
    ],
    [
      'for a challenge of MiiTel',
      { RECORDER_SIGNATURE_ONLY: 'zoom', RECORDER_TEXT_CHALLENGES: 'miitel' },
      {},
      '{"challenge":"a"}',
    ],
    ['for a body that is no JSON', { RECORDER_SIGNATURE_ONLY: 'zoom' }, {}, '{"malformed'],
    [
      'with a forged mark of reExecute',
      { RECORDER_SIGNATURE_ONLY: 'zoom' },
      { 'x-re-executed-from': '01939a00-0000-7000-8000-000000000001' },
      '{}',
    ],
    [
      'with a forged mark of a task',
      { RECORDER_SIGNATURE_ONLY: 'zoom' },
      { 'x-recorder-task': signTask('recorder', 'guess', '{}') },
      '{}',
    ],
    [
      'for notifications without any',
      { RECORDER_SIGNATURE_ONLY: 'graph', GRAPH_CLIENT_STATES: 's3cret' },
      { 'x-recorder-source': 'graph' },
      '{"value":[]}',
    ],
    [
      'for one of two notifications',
      { RECORDER_SIGNATURE_ONLY: 'graph', GRAPH_CLIENT_STATES: 's3cret' },
      {},
      '{"value":[{"subscriptionId":"a","clientState":"s3cret"},{"subscriptionId":"a","clientState":"guess"}]}',
    ],
  ])('%s does not', async (_name, environment, headers, body) => {
    const under = await recorderUnderTest({ environment: { ...secrets, ...environment } });
    expect(await under.send({ headers: headers as Record<string, string>, body })).toMatchObject({ status: 401 });
    expect(await under.executions.list({}, { limit: 1 })).toEqual([]);
  });

  test('lets Graph in by its clientState, and its validation by the deployment’s choice', async () => {
    const environment = {
      RECORDER_SIGNATURE_ONLY: 'graph',
      RECORDER_TEXT_CHALLENGES: 'graph',
      GRAPH_CLIENT_STATES: 's3cret',
    };
    const { send } = await recorderUnderTest({ environment });
    const body = fixture('recorder/graph.json').replace('"created"', '"deleted"');
    expect(await send({ headers: {}, body })).toMatchObject({ status: 200, body: { status: 'ignored' } });
    expect(await send({ headers: {}, query: 'validationToken=x' })).toMatchObject({ status: 200, text: 'x' });
  });

  test('without a key of the recorder’s own cannot make minutes, and says what is missing', async () => {
    const environment = { ZOOM_WEBHOOK_SECRETS: 'zoom-test-secret', RECORDER_SIGNATURE_ONLY: 'zoom' };
    const under = await recorderUnderTest({ environment, texts: vtt });
    expect(await under.send({ headers: zoomHeaders(zoom), body: zoom })).toMatchObject({
      status: 500,
      body: { error: expect.stringContaining('RECORDER_API_KEY: is needed') },
    });
  });
});

describe('a re-execution', () => {
  const again = (id: string) => ({ ...keyed, 'x-re-executed-from': id });

  test('takes the event from the log, not from the body, and makes new minutes', async () => {
    const under = await recorderUnderTest({ environment: { ZOOM_WEBHOOK_SECRETS: 'zoom-test-secret' }, texts: vtt });
    await under.send({ headers: { ...keyed, ...zoomHeaders(zoom) }, body: zoom });
    const { id } = await only(under);
    const forged = { source: 'zoom', received: { event: 'forged' }, options: { engine: 'rules' } };
    expect(await under.send({ headers: again(id), body: forged })).toMatchObject({
      status: 200,
      body: { status: 'succeeded' },
    });
    const [first, second] = under.minutes;
    expect(second?.body).toEqual({ ...first?.body, options: { engine: 'rules' } });
    expect(second?.headers?.['idempotency-key']).not.toBe(first?.headers?.['idempotency-key']);
    expect(under.downloads).toHaveLength(1);
    expect(await under.executions.list({ triggers: ['reExecute'] }, { limit: 2 })).toMatchObject([
      { reExecutedFrom: id, status: 'succeeded' },
    ]);
  });

  test('of an event that failed finds the minutes that may have been made for it', async () => {
    const under = await recorderUnderTest({
      environment: { RECORDER_MAX_ATTEMPTS: '1' },
      callOperation: answers(new Error('no'), made),
    });
    await under.send({ headers: keyed, body: generic });
    const { id } = await only(under);
    expect(await under.send({ headers: again(id), body: '{}' })).toMatchObject({ body: { status: 'succeeded' } });
    expect(new Set(under.minutes.map(({ headers }) => headers?.['idempotency-key'])).size).toBe(1);
  });

  test('of an event that has not ended brings that one to its end, also where a queue has lost its task', async () => {
    const environment = { RECORDER_API_KEY: 'own-key', RECORDER_DISPATCH: 'cloud-tasks' };
    const under = await recorderUnderTest({ environment, texts: vtt, services: { enqueue: async () => {} } });
    await under.send({ headers: keyed, body: zoom });
    const { id } = await only(under);
    const answer = await under.send({ headers: again(id), body: '{}' });
    expect(answer).toMatchObject({ headers: { 'x-execution-id': id }, body: { executionId: id, status: 'succeeded' } });
    expect(await only(under)).toMatchObject({ status: 'succeeded', attempts: 1 });
  });

  test.each([['01939a00-0000-7000-8000-000000000001'], ['nonsense']])(
    'of what the log does not have is refused: %s',
    async (id) => {
      const { send } = await recorderUnderTest();
      expect(await send({ headers: again(id), body: generic })).toMatchObject({ status: 400 });
    },
  );
});

describe('in the background', () => {
  const environment = { RECORDER_API_KEY: 'own-key', RECORDER_DISPATCH: 'cloud-tasks' };
  const task = (executionId: string) => {
    const body = JSON.stringify({ executionId });
    return { headers: { 'x-recorder-task': signTask('recorder', 'own-key', body) }, body };
  };

  test('an event is accepted at once, and done when its task comes, once', async () => {
    const queued: string[] = [];
    const enqueue = async (id: string) => void queued.push(id);
    const under = await recorderUnderTest({ environment, texts: vtt, services: { enqueue } });
    const answer = await under.send({ headers: keyed, body: zoom });
    const { id, status } = await only(under);
    expect([answer.body, status, under.minutes]).toEqual([{ executionId: id, status: 'accepted' }, 'accepted', []]);
    expect((await under.send({ headers: keyed, body: zoom })).body).toEqual({ executionId: id, status: 'duplicate' });
    expect(queued).toEqual([id, id]);

    expect(await under.send(task(id))).toMatchObject({
      status: 200,
      headers: { 'x-execution-id': id },
      body: { status: 'succeeded' },
    });
    expect(await under.send(task(id))).toMatchObject({ status: 200, body: { status: 'duplicate' } });
    expect(under.downloads.map(({ headers }) => headers?.authorization)).toEqual(['Bearer abJhbGciOi']);
    expect(under.minutes).toMatchObject([{ apiKey: 'own-key' }]);
    expect(await only(under)).toMatchObject({ status: 'succeeded', attempts: 1, caller: 'console' });
    expect((await under.send({ headers: keyed, body: zoom })).body).toMatchObject({
      status: 'duplicate',
      minutesExecutionId: 'minutes-1',
    });
    expect(queued).toEqual([id, id]);
  });

  test('an event that could not be queued is a failure of ours, and is queued when it comes again', async () => {
    let calls = 0;
    const enqueue = async () => {
      calls += 1;
      if (calls === 1) throw new Error('Cloud Tasks answered 503');
    };
    const under = await recorderUnderTest({ environment, services: { enqueue } });
    expect((await under.send({ headers: keyed, body: generic })).status).toBe(500);
    expect(await under.send({ headers: keyed, body: generic })).toMatchObject({
      status: 200,
      body: { status: 'duplicate' },
    });
    expect(await only(under)).toMatchObject({ status: 'accepted' });
  });

  test('a failure makes the queue try again until the attempts are used up', async () => {
    const settings = { ...environment, RECORDER_MAX_ATTEMPTS: '3' };
    const under = await recorderUnderTest({
      environment: settings,
      callOperation: failing,
      services: { enqueue: async () => {} },
    });
    await under.send({ headers: keyed, body: generic });
    const { id } = await only(under);
    const statuses = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await under.send(task(id))).status);
    expect(statuses).toEqual([500, 500, 200, 200]);
    expect(await only(under)).toMatchObject({ status: 'failed', attempts: 3 });
  });

  test.each([
    ['another key', { 'x-recorder-task': signTask('recorder', 'guess', '{}') }],
    ['another body', { 'x-recorder-task': signTask('recorder', 'own-key', '{"x":1}') }],
    ['an accepted key beside a wrong signature', { ...keyed, 'x-recorder-task': 'x' }],
  ])('a task signed with %s is refused', async (_name, headers) => {
    const { send } = await recorderUnderTest({ environment });
    expect(await send({ headers: headers as Record<string, string>, body: '{}' })).toMatchObject({ status: 401 });
  });
});

function zoomHeaders(body: string): Record<string, string> {
  const signature = hmacSha256('zoom-test-secret', `v0:${testSeconds}:`, body).toString('hex');
  return { 'x-zm-request-timestamp': testSeconds, 'x-zm-signature': `v0=${signature}` };
}
