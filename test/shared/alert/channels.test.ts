import getPort from 'get-port';
import { describe, expect, test } from 'vitest';
import type { Alert } from '#shared/alert/alert.ts';
import { email } from '#shared/alert/channels/email.ts';
import { openChannels } from '#shared/alert/open-channels.ts';
import { readAlertSettings } from '#shared/alert/settings.ts';
import { signStandardWebhook } from '#shared/net/standard-webhook.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { chatServer, pagerDutyServer, slackServer, teamsServer } from '../../support/alert-vendors.ts';
import { startReceiver } from '../../support/receiver.ts';
import { quietLog } from '../../support/recorder.ts';
import { startSmtp, startTarpit } from '../../support/smtp.ts';

const lines = quietLog();
const now = () => new Date('2026-11-20T09:00:00Z');
const { signal } = new AbortController();
const routingKey = 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6';
const secret = `whsec_${Buffer.from('a secret that is long enough!').toString('base64')}`;

const failure: Alert = {
  id: '01939a00-0000-7000-8000-000000000abc',
  kind: 'failure',
  severity: 'error',
  source: 'minutes-api test',
  group: 'recorder:minutesFailed',
  at: '2026-11-20T09:00:00.000Z',
  title: 'recorder is failing (minutesFailed, 3 times)',
  message: 'create-minutes gave no answer <!channel> & "more"',
  operation: 'recorder',
  executionId: '01939a00-0000-7000-8000-000000000001',
  count: 3,
  since: '2026-11-20T08:46:00.000Z',
  action: 'When it is repaired, run it again:',
  request: 'POST /reExecute {"executionId":"01939a00-0000-7000-8000-000000000001"}',
};
const recovery: Alert = { ...failure, kind: 'recovery', severity: 'info', title: 'recorder works again' };
const testing: Alert = { ...failure, kind: 'test', severity: 'info', group: 'alertTest:x' };

function channelOf(environment: Environment) {
  const [, channel] = openChannels(readAlertSettings(environment), now);
  if (!channel) throw new Error('no channel is configured');
  return channel;
}

const secrets = ['slack-secret', 'teams-secret', 'chat-secret', routingKey, 'smtp-secret', 'hooks.example'];

/** What the channel says of its failure, and that it says nothing private. */
async function refusal(environment: Environment, alert: Alert = failure): Promise<string> {
  const error = await channelOf(environment)
    .send(alert, signal)
    .then(() => new Error('taken'))
    .catch((reason: Error) => reason);
  for (const private_ of secrets) expect(`${error.message} ${String(error.cause)}`).not.toContain(private_);
  expect(error.message).not.toMatch(/127\.0\.0\.1|http/);
  return error.message;
}

const slackUrl = (origin: string, end = 'slack-secret') => ({
  ALERT_SLACK_WEBHOOK_URL: `${origin}/services/T0/B0/${end}`,
});
const teamsUrl = (origin: string, end = 'invoke', sig = 'teams-secret') => ({
  ALERT_TEAMS_WORKFLOW_URL: `${origin}/workflows/w/${end}?api-version=1&sig=${sig}`,
});
const chatUrl = (origin: string, end = 'messages', token = 'chat-secret') => ({
  ALERT_GOOGLE_CHAT_WEBHOOK_URL: `${origin}/v1/spaces/S/${end}?key=k&token=${token}`,
});
const pagerUrl = (origin: string, key = routingKey) => ({
  ALERT_PAGERDUTY_ROUTING_KEY: key,
  ALERT_PAGERDUTY_URL: `${origin}/v2/enqueue`,
});

const tooBusy = (retryAfter: string) => () => ({ status: 429, headers: { 'retry-after': retryAfter } });

describe('a vendor takes an alert', () => {
  test.each([
    ['slack', slackServer, slackUrl],
    ['teams', teamsServer, teamsUrl],
    ['google-chat', chatServer, chatUrl],
    ['pagerduty', pagerDutyServer, pagerUrl],
  ] as const)('of each kind: %s', async (name, vendor, environmentOf) => {
    const { origin, received } = await startReceiver(vendor);
    expect(channelOf(environmentOf(origin)).name).toBe(name);
    for (const alert of [failure, recovery, testing]) await channelOf(environmentOf(origin)).send(alert, signal);
    const [first] = received;
    expect(first?.headers['content-type']).toMatch(/^application\/json/);
    for (const said of [
      'recorder',
      'When it is repaired',
      failure.executionId,
      '3 since 2026-11-20T08:46:00.000Z',
      'POST /reExecute',
    ]) {
      expect(first?.body).toContain(said);
    }
  });

  test('however long its text is', async () => {
    const long = {
      ...failure,
      title: 'é'.repeat(400),
      message: '📣'.repeat(50_000),
      action: 'x'.repeat(50_000),
      request: '<'.repeat(500),
    };
    for (const [vendor, environmentOf] of [
      [slackServer, slackUrl],
      [teamsServer, teamsUrl],
      [chatServer, chatUrl],
      [pagerDutyServer, pagerUrl],
    ] as const) {
      const { origin } = await startReceiver(vendor);
      await channelOf(environmentOf(origin)).send(long, signal);
    }
  });

  test('and nobody is mentioned by what it quotes', async () => {
    const slack = await startReceiver(slackServer);
    await channelOf(slackUrl(slack.origin)).send(failure, signal);
    expect(slack.received[0]?.body).toContain('&lt;!channel&gt; &amp;');
    const chat = await startReceiver(chatServer);
    await channelOf(chatUrl(chat.origin)).send({ ...failure, message: '<users/all>' }, signal);
    expect(chat.received[0]?.body).not.toContain('<users/all>');
  });

  test('PagerDuty resolves what has recovered, and the incident of a test at once', async () => {
    const { origin, received } = await startReceiver(pagerDutyServer);
    for (const alert of [failure, recovery, testing]) await channelOf(pagerUrl(origin)).send(alert, signal);
    const group = 'minutes-api test:recorder:minutesFailed';
    expect(received.map(({ json }) => json)).toMatchObject([
      { event_action: 'trigger', dedup_key: group, payload: { severity: 'error', component: 'recorder' } },
      { event_action: 'resolve', dedup_key: group },
      { event_action: 'trigger', dedup_key: 'minutes-api test:alertTest:x' },
      { event_action: 'resolve', dedup_key: 'minutes-api test:alertTest:x' },
    ]);
  });

  test('Google Chat keeps a group in one thread', async () => {
    const { origin, received } = await startReceiver(chatServer);
    await channelOf(chatUrl(origin)).send(failure, signal);
    expect(received[0]?.query.get('messageReplyOption')).toBe('REPLY_MESSAGE_FALLBACK_TO_NEW_THREAD');
    expect(received[0]?.json).toMatchObject({ thread: { threadKey: 'minutes-api test:recorder:minutesFailed' } });
  });
});

describe('a generic webhook', () => {
  test('is signed by Standard Webhooks, under an id that stays the same over retries', async () => {
    const { origin, received } = await startReceiver(() => ({ status: 204 }));
    const channel = channelOf({ ALERT_WEBHOOK_URL: `${origin}/alerts`, ALERT_WEBHOOK_SECRET: secret });
    await channel.send(failure, signal);
    await channel.send(failure, signal);
    const [first, second] = received;
    const timestamp = '1795165200';
    const signature = signStandardWebhook(secret, failure.id, timestamp, first?.body ?? '').toString('base64');
    const headers = {
      'webhook-id': failure.id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    };
    expect([first?.headers, second?.headers]).toMatchObject([headers, headers]);
    expect(first?.json).toMatchObject({
      type: 'minutes.alert',
      timestamp: failure.at,
      data: { kind: 'failure', count: 3 },
    });
  });

  test('has no signature where no secret is configured', async () => {
    const { origin, received } = await startReceiver(() => ({ status: 200 }));
    await channelOf({ ALERT_WEBHOOK_URL: origin }).send(failure, signal);
    expect(received[0]?.headers).not.toHaveProperty('webhook-signature');
  });

  test('is not led elsewhere by a redirect', async () => {
    const { origin, received } = await startReceiver(() => ({ status: 307, headers: { location: '/elsewhere' } }));
    expect(await refusal({ ALERT_WEBHOOK_URL: `${origin}/alerts` })).toBe('answered 307');
    expect(received).toHaveLength(1);
  });
});

describe('a refusal names its reason and nothing private', () => {
  test.each([
    ['Slack without the webhook', slackServer, (o: string) => slackUrl(o, 'gone'), 'answered 404: no_service'],
    [
      'Slack with an archived channel',
      slackServer,
      (o: string) => slackUrl(o, 'archived'),
      'answered 410: channel_is_archived',
    ],
    ['Slack, too many', slackServer, (o: string) => slackUrl(o, 'busy'), 'answered 429: rate_limited'],
    [
      'a disabled workflow',
      teamsServer,
      (o: string) => teamsUrl(o, 'disabled'),
      'answered 400: WorkflowTriggerIsNotEnabled',
    ],
    [
      'a workflow with another signature',
      teamsServer,
      (o: string) => teamsUrl(o, 'invoke', 'x'),
      'answered 401: DirectApiAuthorizationRequired',
    ],
    [
      'Chat with another token',
      chatServer,
      (o: string) => chatUrl(o, 'messages', 'x'),
      'answered 401: UNAUTHENTICATED',
    ],
    ['Chat, too many', chatServer, (o: string) => chatUrl(o, 'busy'), 'answered 429: RESOURCE_EXHAUSTED'],
    [
      'PagerDuty with a wrong key',
      pagerDutyServer,
      (o: string) => pagerUrl(o, 'wrong'.padEnd(32, '0')),
      "answered 400: 'routing_key' … is invalid",
    ],
    ['PagerDuty, too many', pagerDutyServer, (o: string) => pagerUrl(o, 'busy'.padEnd(32, '0')), 'answered 429'],
    ['a web page', () => ({ status: 502, text: '<html>slack-secret</html>' }), slackUrl, 'answered 502'],
  ] as const)('%s', async (_case, vendor, environmentOf, reason) => {
    const { origin } = await startReceiver(vendor);
    expect(await refusal(environmentOf(origin))).toBe(reason);
  });

  test.each([
    ['Slack', slackUrl],
    ['PagerDuty', pagerUrl],
  ] as const)('a success that is not %s’s', async (_vendor, environmentOf) => {
    const { origin } = await startReceiver(() => ({ status: 200, text: '<html>Sign in</html>' }));
    expect(await refusal(environmentOf(origin))).toBe('answered 200, but not as this vendor does');
  });

  test('nobody there', async () => {
    const port = await getPort({ host: '127.0.0.1' });
    expect(await refusal(slackUrl(`http://127.0.0.1:${port}`))).toBe('could not be reached (ECONNREFUSED)');
  });

  test.each([
    [slackServer, (o: string) => slackUrl(o, 'busy'), { transient: true, retryAfterMs: 30_000 }],
    [slackServer, (o: string) => slackUrl(o, 'gone'), { transient: false, retryAfterMs: undefined }],
    [pagerDutyServer, (o: string) => pagerUrl(o, 'busy'.padEnd(32, '0')), { transient: true }],
    [() => ({ status: 503 }), slackUrl, { transient: true }],
    [tooBusy('99999999999999999999'), slackUrl, { transient: true, retryAfterMs: 86_400_000 }],
    [tooBusy('Fri, 31 Dec 9999 23:59:59 GMT'), slackUrl, { transient: true, retryAfterMs: 86_400_000 }],
    [tooBusy('-5'), slackUrl, { transient: true, retryAfterMs: undefined }],
    [tooBusy('soon'), slackUrl, { transient: true, retryAfterMs: undefined }],
  ] as const)('and whether waiting helps: %#', async (vendor, environmentOf, expected) => {
    const { origin } = await startReceiver(vendor);
    await expect(channelOf(environmentOf(origin)).send(failure, signal)).rejects.toMatchObject(expected);
  });
});

describe('e-mail', () => {
  const mailing = (url: string, to = 'oncall@northwind.example, second@northwind.example') => ({
    ALERT_SMTP_URL: url,
    ALERT_EMAIL_FROM: 'minutes-api@northwind.example',
    ALERT_EMAIL_TO: to,
  });

  test('reaches every recipient, as one conversation per group', async () => {
    const { url, mails } = await startSmtp();
    const channel = channelOf(mailing(url));
    await channel.send(failure, signal);
    await channel.send(recovery, signal);
    expect(mails).toMatchObject([
      { from: 'minutes-api@northwind.example', to: ['oncall@northwind.example', 'second@northwind.example'] },
      {},
    ]);
    const [first, second] = mails.map(({ text }) => text);
    expect(first).toContain('Subject: [minutes-api test] recorder is failing (minutesFailed, 3 times)');
    expect(first?.replaceAll('=\r\n', '')).toContain('Failures: 3 since 2026-11-20T08:46:00.000Z');
    expect(first).toContain('Auto-Submitted: auto-generated');
    const thread = /^References: (.*)$/m.exec(first ?? '')?.[1];
    expect(thread).toBeTruthy();
    expect(second).toContain(`References: ${thread}`);
  });

  test.each([
    [
      'a wrong password',
      (url: string) => mailing(url.replace('smtp-secret', 'wrong')),
      'answered 535 (user or password not accepted)',
    ],
    [
      'an unknown recipient',
      (url: string) => mailing(url, 'nobody@northwind.example'),
      /^answered 550 \(sender or recipients not accepted\)/,
    ],
    ['no server', (url: string) => mailing(url.replace(/\d+$/, '1')), 'could not be reached (ECONNREFUSED)'],
  ])('names its reason and nobody: %s', async (_case, environmentOf, reason) => {
    const { url } = await startSmtp();
    const said = await refusal(environmentOf(url));
    expect(said).toMatch(reason);
    expect(said).not.toContain('northwind');
  });

  test('says how bad it is', async () => {
    const { url, mails } = await startSmtp();
    await channelOf(mailing(url, 'oncall@northwind.example')).send({ ...testing, severity: 'warning' }, signal);
    expect(mails[0]?.text).toMatch(/^Severity: warning\r?$/m);
  });

  test('that only some recipients may have is sent to those, and a test says so', async () => {
    const { url, mails } = await startSmtp();
    const some = mailing(url, 'oncall@northwind.example, nobody@northwind.example');
    await channelOf(some).send(failure, signal);
    expect(mails).toMatchObject([{ to: ['oncall@northwind.example'] }]);
    expect(lines().map((line) => JSON.parse(line))).toMatchObject([
      { severity: 'WARNING', message: 'alert not accepted for all recipients', refused: 1, recipients: 2 },
    ]);
    expect(lines().join('')).not.toContain('northwind');
    expect(await refusal(some, testing)).toBe('not accepted for 1 of 2 recipients');
  });

  test('does not wait for a server that goes on talking', async () => {
    const port = await startTarpit();
    const channel = email({ url: `smtp://127.0.0.1:${port}`, from: 'a@b.example', to: ['c@d.example'], limitMs: 200 });
    const expected = { message: 'no answer within 200 ms', transient: true };
    await expect(channel.send(failure, signal)).rejects.toMatchObject(expected);
  });

  test('does not trust a server whose certificate nobody has signed', async () => {
    const { url } = await startSmtp({ secure: true });
    expect(await refusal(mailing(url.replace('smtp:', 'smtps:')))).toMatch(/^could not be reached \(.*CERT/);
  });
});

describe('reachability', () => {
  test('is found out without sending anything', async () => {
    const { origin, received } = await startReceiver(() => ({ status: 404 }));
    await channelOf(slackUrl(origin)).probe(signal);
    expect(received).toMatchObject([{ method: 'HEAD', path: '/' }]);
  });

  test('of an SMTP server includes its user', async () => {
    const { url, mails } = await startSmtp();
    const mailing = (address: string) => ({
      ALERT_SMTP_URL: address,
      ALERT_EMAIL_FROM: 'a@northwind.example',
      ALERT_EMAIL_TO: 'b@northwind.example',
    });
    await channelOf(mailing(url)).probe(signal);
    await expect(channelOf(mailing(url.replace('smtp-secret', 'wrong'))).probe(signal)).rejects.toThrow('answered 535');
    expect(mails).toEqual([]);
  });
});

describe('the log channel', () => {
  test('writes a line that Error Reporting takes up, and an ordinary one when it is over', async () => {
    const [channel] = openChannels(readAlertSettings({ K_SERVICE: 'recorder', K_REVISION: 'recorder-7' }), now);
    await channel?.send(failure, signal);
    await channel?.send(recovery, signal);
    const [first, second] = lines().map((line) => JSON.parse(line));
    expect(first).toMatchObject({
      severity: 'ALERT',
      '@type': expect.stringContaining('ReportedErrorEvent'),
      serviceContext: { service: 'recorder', version: 'recorder-7' },
      context: { reportLocation: { functionName: 'recorder' } },
      executionId: failure.executionId,
    });
    expect(second).toMatchObject({ severity: 'INFO' });
    expect(second).not.toHaveProperty('@type');
  });
});

describe('a channel keeps its vendor’s pace', () => {
  test('of four messages per second in Teams, however many are sent at once', async () => {
    const at: number[] = [];
    const { origin } = await startReceiver(() => {
      at.push(performance.now());
      return { status: 202 };
    });
    const channel = channelOf(teamsUrl(origin));
    await Promise.all([channel.send(failure, signal), channel.send(failure, signal)]);
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(200);
  });
});

describe('the settings', () => {
  test.each([
    [
      { ALERT_SLACK_WEBHOOK_URL: 'http://hooks.example/secret' },
      'ALERT_SLACK_WEBHOOK_URL: must be an https:// address',
    ],
    [
      { ALERT_WEBHOOK_URL: 'https://user:pass@hooks.example/x' },
      'ALERT_WEBHOOK_URL: must be an https:// address without a user',
    ],
    [{ ALERT_PAGERDUTY_ROUTING_KEY: 'short' }, 'ALERT_PAGERDUTY_ROUTING_KEY: must be the 32 letters and digits'],
    [{ ALERT_WEBHOOK_SECRET: 'c2hvcnQ=' }, 'ALERT_WEBHOOK_SECRET: must be a secret of at least 24 bytes'],
    [{ ALERT_SMTP_URL: 'http://mail.example' }, 'ALERT_SMTP_URL: must be smtps://'],
    [{ ALERT_EMAIL_TO: 'oncall' }, /^ALERT_EMAIL_TO.*: must be comma-separated e-mail addresses/],
    [{ ALERT_WINDOW_MINUTES: '0' }, 'ALERT_WINDOW_MINUTES: must be a whole number of minutes'],
    [
      { ALERT_SMTP_URL: 'smtps://mail.example' },
      'ALERT_SMTP_URL, ALERT_EMAIL_FROM, ALERT_EMAIL_TO: are needed together',
    ],
  ])('name a wrong variable and not its value: %j', (environment, message) => {
    expect(() => openChannels(readAlertSettings(environment), now)).toThrow(message);
  });
});
