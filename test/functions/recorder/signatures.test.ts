import { describe, expect, test } from 'vitest';
import { verifyStandardWebhook } from '#functions/recorder/signatures/standard-webhooks.ts';
import { signStandardWebhook } from '#shared/net/standard-webhook.ts';
import { readRecorderSettings } from '#shared/recorder/settings.ts';
import { fireflies } from '#functions/recorder/vendors/fireflies.ts';
import { zoom } from '#functions/recorder/vendors/zoom.ts';
import { fixture } from '../../support/call.ts';
import { keyed, recorderUnderTest, testSeconds } from '../../support/recorder.ts';

const refused = 'webhook signature is missing or not accepted';
const at = (seconds: number, toleranceSeconds = 300) => ({ now: () => new Date(1000 * seconds), toleranceSeconds });
const query = new URLSearchParams();

describe('Standard Webhooks', () => {
  // The vector and the negative cases of the reference implementation.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
  const timestamp = '1614265330';
  const body = '{"test": 2432232314}';
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  const right = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
  const verify = (
    headers: Record<string, string>,
    given = body,
    secrets: readonly string[] = [secret],
    seconds = 1614265330,
  ) => verifyStandardWebhook(headers, Buffer.from(given), secrets, at(seconds));

  test('accepts the published vector', () => {
    expect(`v1,${signStandardWebhook(secret, id, timestamp, body).toString('base64')}`).toBe(signature);
    expect(() => verify(right)).not.toThrow();
  });

  test.each([
    ['a secret without its prefix', right, [secret.slice('whsec_'.length)]],
    ['one of two secrets', right, ['whsec_YWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFh', secret]],
    ['the older header names', { 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': signature }, [secret]],
    [
      'the right one among wrong ones and other versions',
      {
        ...right,
        'webhook-signature': `v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc= v2,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc= ${signature} v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=`,
      },
      [secret],
    ],
  ])('accepts %s', (_name, headers, secrets) => {
    expect(() => verify(headers as Record<string, string>, body, secrets)).not.toThrow();
  });

  test('accepts an empty body that is signed as one', () => {
    const signed = `v1,${signStandardWebhook(secret, id, timestamp, '').toString('base64')}`;
    expect(() => verify({ ...right, 'webhook-signature': signed }, '')).not.toThrow();
    expect(() => verify(right, '')).toThrow(refused);
  });

  const without = (name: string) => Object.fromEntries(Object.entries(right).filter(([key]) => key !== name));
  test.each([
    ['no headers', {}],
    ['no id', without('webhook-id')],
    ['no timestamp', without('webhook-timestamp')],
    ['no signature', without('webhook-signature')],
    ['an empty id', { ...right, 'webhook-id': '' }],
    ['an id with a dot', { ...right, 'webhook-id': 'msg.1' }],
    ['a timestamp that is no number', { ...right, 'webhook-timestamp': 'hello' }],
    ['a negative timestamp', { ...right, 'webhook-timestamp': '-1614265330' }],
    ['another timestamp', { ...right, 'webhook-timestamp': '1614265331' }],
    ['a version without a signature', { ...right, 'webhook-signature': 'v1,' }],
    [
      'a cut signature',
      { ...right, 'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE'.slice(0, -3) },
    ],
    ['a signature without a version', { ...right, 'webhook-signature': signature.slice(3) }],
    ['another version', { ...right, 'webhook-signature': `v2${signature.slice(2)}` }],
    ['another signature', { ...right, 'webhook-signature': 'v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=' }],
  ])('refuses %s', (_name, headers) => {
    expect(() => verify(headers as Record<string, string>)).toThrow(refused);
  });

  test.each([
    ['too old', 1614265330 + 301],
    ['too new', 1614265330 - 301],
  ])('refuses what is %s', (_name, seconds) => {
    expect(() => verify(right, body, [secret], seconds)).toThrow(refused);
    expect(() => verify(right, body, [secret], Math.sign(1614265330 - seconds) + seconds)).not.toThrow();
  });

  test('refuses another body, also one that would read as the same text', () => {
    expect(() => verify(right, `${body} `)).toThrow(refused);
    const latin = Buffer.from([0xff]);
    const signed = `v1,${signStandardWebhook(secret, id, timestamp, latin).toString('base64')}`;
    const check = (raw: Buffer) =>
      verifyStandardWebhook({ ...right, 'webhook-signature': signed }, raw, [secret], at(1614265330));
    expect(() => check(latin)).not.toThrow();
    expect(() => check(Buffer.from('�'))).toThrow(refused);
  });

  test('takes no longer for a header full of signatures', () => {
    const large = 'x'.repeat(5_000_000);
    const durationOf = (given: string) => {
      const startedAt = performance.now();
      expect(() => verify({ ...right, 'webhook-signature': given }, large)).toThrow(refused);
      return performance.now() - startedAt;
    };
    durationOf(signature);
    expect(durationOf('v1,AAAA '.repeat(2000))).toBeLessThan(10 * durationOf(signature) + 300);
  });

  test.each(['whsec_', 'short', 'whsec_dG9vIHNob3J0', 'not base64 at all, but long enough to be a key'])(
    'does not start with the secret %j',
    (weak) => {
      expect(() => readRecorderSettings({ GENERIC_WEBHOOK_SECRETS: weak })).toThrow(
        'GENERIC_WEBHOOK_SECRETS: must be comma-separated secrets of at least 24 bytes',
      );
    },
  );
});

describe('Zoom', () => {
  const settings = readRecorderSettings({ ZOOM_WEBHOOK_SECRETS: 'older-secret,zoom-test-secret' });
  const adapter = zoom(settings, at(1739923528));
  const rawBody = Buffer.from(
    '{"event":"recording.transcript_completed","event_ts":1739923528000,"payload":{"account_id":"acc1","object":{"id":123}}}',
  );
  const headers = {
    'x-zm-request-timestamp': '1739923528',
    'x-zm-signature': 'v0=1f538b74fd0d818646fe5f7b4bf9d1a15b3e270e79ae805b4cf1d8c754a4a397',
  };

  test('accepts the vector, and answers the challenge as Zoom computes it', () => {
    expect(adapter.prove({ headers, query, rawBody })).toBe(true);
    const one = zoom(readRecorderSettings({ ZOOM_WEBHOOK_SECRETS: 'zoom-test-secret' }), at(1739923528));
    const challenge = { event: 'endpoint.url_validation', payload: { plainToken: 'qgg8vlvZRS6UYooatFL8Aw' } };
    expect(one.handshake?.(challenge, { headers, query, rawBody })).toEqual({
      plainToken: 'qgg8vlvZRS6UYooatFL8Aw',
      encryptedToken: 'ae7c940e5051b2a17c1c49f4818fff9a88e210f5d820ff3c862635e27c93a4d9',
    });
  });

  test('answers the challenge with the secret it is signed with, while two are in use', () => {
    const settings = readRecorderSettings({ ZOOM_WEBHOOK_SECRETS: 'the-other-app,zoom-test-secret' });
    const challenge = { event: 'endpoint.url_validation', payload: { plainToken: 'qgg8vlvZRS6UYooatFL8Aw' } };
    expect(zoom(settings, at(1739923528)).handshake?.(challenge, { headers, query, rawBody })).toMatchObject({
      encryptedToken: 'ae7c940e5051b2a17c1c49f4818fff9a88e210f5d820ff3c862635e27c93a4d9',
    });
  });

  test.each([
    ['another body', headers, Buffer.from('{}')],
    ['another time', { ...headers, 'x-zm-request-timestamp': '1739923529' }, rawBody],
    ['no time', { 'x-zm-signature': headers['x-zm-signature'] }, rawBody],
    ['no signature', { 'x-zm-request-timestamp': '1739923528' }, rawBody],
    ['another version', { ...headers, 'x-zm-signature': headers['x-zm-signature'].replace('v0', 'v1') }, rawBody],
    ['a cut signature', { ...headers, 'x-zm-signature': headers['x-zm-signature'].slice(0, -2) }, rawBody],
  ])('refuses %s', (_name, given, raw) => {
    expect(() => adapter.prove({ headers: given, query, rawBody: raw })).toThrow(refused);
  });

  test('refuses what was signed more than five minutes ago', () => {
    const late = zoom(settings, at(1739923528 + 301));
    expect(() => late.prove({ headers, query, rawBody })).toThrow(refused);
  });
});

describe('Fireflies', () => {
  const adapter = fireflies(readRecorderSettings({ FIREFLIES_WEBHOOK_SECRETS: 'ff-test-secret' }));
  const rawBody = Buffer.from(fixture('recorder/fireflies.json').trim());
  const signature = 'sha256=e8dfa71e60c8fa3af6bf5758f35798b60dab951d6323d392fe78dca11daeca94';

  test('accepts the vector', () => {
    expect(adapter.prove({ headers: { 'x-hub-signature': signature }, query, rawBody })).toBe(true);
  });

  test.each([{}, { 'x-hub-signature': 'sha256=' }, { 'x-hub-signature': signature.replace('e8', 'e9') }])(
    'refuses %j',
    (headers) => {
      expect(() => adapter.prove({ headers, query, rawBody })).toThrow(refused);
    },
  );
});

describe('a wrong signature', () => {
  const secrets = { ZOOM_WEBHOOK_SECRETS: 's', FIREFLIES_WEBHOOK_SECRETS: 's', GRAPH_CLIENT_STATES: 'other' };
  const standard = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const environment = {
    ...secrets,
    GENERIC_WEBHOOK_SECRETS: standard,
    RECALL_WEBHOOK_SECRETS: standard,
    FATHOM_WEBHOOK_SECRETS: standard,
    MEET_PUSH_AUDIENCE: 'https://example.com/recorder',
    MEET_PUSH_SERVICE_ACCOUNT: 'push@example.iam.gserviceaccount.com',
  };
  const files = ['zoom-transcript', 'zoom-phone', 'fireflies', 'graph', 'recall', 'fathom', 'meet', 'generic'];

  test.each(files.flatMap((file) => (['B', 'C'] as const).map((variant) => [file, variant] as const)))(
    'of %s is 401 in variant %s although the key is right, and nothing is kept',
    async (file, variant) => {
      const { send, executions, minutes } = await recorderUnderTest({ environment });
      const answer = await send({ headers: keyed, body: fixture(`recorder/${file}.json`) }, variant);
      expect(answer).toMatchObject({ status: 401, body: { error: refused } });
      expect(await executions.list({}, { limit: 10 })).toEqual([]);
      expect(minutes).toEqual([]);
    },
  );

  test('is told before the body is found to be no JSON', async () => {
    const { send } = await recorderUnderTest({ environment });
    const headers = { ...keyed, 'x-zm-signature': 'v0=00', 'x-zm-request-timestamp': testSeconds };
    expect(await send({ headers, body: '{"malformed' })).toMatchObject({ status: 401 });
  });
});
