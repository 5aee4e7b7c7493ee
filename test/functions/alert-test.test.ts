import { describe, expect, test, vi } from 'vitest';
import { type AlertTestServices, alertTest } from '#functions/alertTest/handler.ts';
import { type AlertChannel, DeliveryError } from '#shared/alert/channel.ts';
import { openChannels } from '#shared/alert/open-channels.ts';
import { readAlertSettings } from '#shared/alert/settings.ts';
import { recordingChannel } from '../support/alerts.ts';
import { pagerDutyServer, slackServer } from '../support/alert-vendors.ts';
import { call, executionId } from '../support/call.ts';
import { startReceiver } from '../support/receiver.ts';
import { quietLog } from '../support/recorder.ts';
import { startSmtp } from '../support/smtp.ts';

const lines = quietLog();
const now = () => new Date('2026-11-20T09:00:00Z');
const failing = recordingChannel('slack', async () => {
  throw new DeliveryError('answered 404: no_service', false);
}).channel;

function operation(channels: readonly AlertChannel[], given: Partial<AlertTestServices> = {}) {
  return alertTest({ channels, source: 'minutes-api test', now, wait: async () => {}, ...given });
}

describe('alertTest', () => {
  test('sends through every channel and tells how each went', async () => {
    const [log, mail] = [recordingChannel('log'), recordingChannel('email')];
    const body = { severity: 'warning', message: 'Hello' };
    expect(await call('alertTest', operation([log.channel, mail.channel]), { body })).toMatchObject({
      status: 200,
      body: {
        results: [
          { channel: 'log', ok: true, status: 'sent', latencyMs: expect.any(Number), error: null },
          { channel: 'email', ok: true },
        ],
      },
    });
    const sent = { kind: 'test', severity: 'warning', message: 'Hello', source: 'minutes-api test', executionId };
    expect([...log.taken, ...mail.taken]).toMatchObject([sent, sent]);
  });

  test('sends through the named channels only', async () => {
    const answer = await call('alertTest', operation([recordingChannel('log').channel, failing]), {
      body: { channels: ['log'] },
    });
    expect(answer).toMatchObject({ status: 200, body: { results: [{ channel: 'log' }] } });
  });

  test('sends nothing where the channels are misspelt, for it would go to all of them', async () => {
    const page = recordingChannel('pagerduty');
    const answer = await call('alertTest', operation([page.channel]), { body: { chanels: ['log'] } });
    expect(answer).toMatchObject({ body: { error: 'body: has no field "chanels"; did you mean channels?' } });
    expect(page.taken).toEqual([]);
  });

  test('fails when channels fail, names each with its reason, and has sent through the others', async () => {
    const log = recordingChannel('log');
    const broken = recordingChannel('teams', async () => {
      throw new TypeError('https://hooks.example/secret');
    }).channel;
    expect(await call('alertTest', operation([failing, log.channel, broken]))).toMatchObject({
      status: 500,
      body: {
        error: 'not delivered: slack (answered 404: no_service), teams (internal error; the log has the reason)',
      },
    });
    expect(log.taken).toHaveLength(1);
  });

  test('waits and tries again when a channel asks for it', async () => {
    let refusals = 2;
    const busy = recordingChannel('slack', async () => {
      refusals -= 1;
      if (refusals >= 0) throw new DeliveryError('answered 429', true, 2_000);
    });
    const wait = vi.fn(async () => {});
    expect(await call('alertTest', operation([busy.channel], { wait }))).toMatchObject({ status: 200 });
    expect(wait.mock.calls).toEqual([[2_000], [2_000]]);
  });

  test.each([
    ['it is asked to wait for longer than a caller would', 60_000, 0],
    ['it has been refused three times', undefined, 2],
  ])('gives a channel up when %s', async (_when, retryAfterMs, waits) => {
    const wait = vi.fn(async () => {});
    const { channel } = recordingChannel('slack', async () => {
      throw new DeliveryError('answered 503', true, retryAfterMs);
    });
    expect(await call('alertTest', operation([channel], { wait }))).toMatchObject({
      status: 500,
      body: { error: 'not delivered: slack (answered 503)' },
    });
    expect(wait).toHaveBeenCalledTimes(waits);
  });

  test.each([
    [{ channels: ['pager'] }, 'channels: must be among the configured ones: log'],
    [{ channels: [] }, 'channels: must name at least one channel'],
    [{ channels: 'log' }, 'channels: must be a list of channel names'],
    [{ severity: 'loud' }, 'severity: must be one of info, warning, error, critical'],
    [{ message: '' }, 'message: must not be empty'],
    [{ message: 'x'.repeat(501) }, 'message: must not be longer than 500 characters'],
  ])('refuses %j', async (body, error) => {
    expect(await call('alertTest', operation([recordingChannel('log').channel]), { body })).toMatchObject({
      status: 500,
      body: { error },
    });
  });

  test('reaches real channels, and tells nothing of their addresses', async () => {
    const [slack, pager, smtp] = [
      await startReceiver(slackServer),
      await startReceiver(pagerDutyServer),
      await startSmtp(),
    ];
    const environment = {
      ALERT_SLACK_WEBHOOK_URL: `${slack.origin}/services/T0/B0/slack-secret`,
      ALERT_PAGERDUTY_ROUTING_KEY: 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6',
      ALERT_PAGERDUTY_URL: `${pager.origin}/v2/enqueue`,
      ALERT_SMTP_URL: smtp.url,
      ALERT_EMAIL_FROM: 'minutes-api@northwind.example',
      ALERT_EMAIL_TO: 'oncall@northwind.example',
    };
    const answerWith = (given: object) =>
      call('alertTest', operation(openChannels(readAlertSettings({ ...environment, ...given }), now)));
    expect(await answerWith({})).toMatchObject({
      status: 200,
      body: {
        results: [
          { channel: 'log', ok: true },
          { channel: 'slack', ok: true },
          { channel: 'pagerduty', ok: true },
          { channel: 'email', ok: true },
        ],
      },
    });
    const refused = await answerWith({
      ALERT_SLACK_WEBHOOK_URL: `${slack.origin}/services/T0/slack-secret/gone`,
      ALERT_SMTP_URL: smtp.url.replace('smtp-secret', 'wrong-secret'),
    });
    expect(refused).toMatchObject({
      status: 500,
      body: {
        error: 'not delivered: slack (answered 404: no_service), email (answered 535 (user or password not accepted))',
      },
    });
    expect(lines().join() + JSON.stringify(refused)).not.toMatch(/secret|127\.0\.0\.1|northwind/);
  });
});
