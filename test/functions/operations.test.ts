import { describe, expect, test } from 'vitest';
import type { AlertChannel } from '#shared/alert/channel.ts';
import { alertTest } from '#functions/alertTest/handler.ts';
import { call } from '../support/call.ts';

describe('alertTest', () => {
  const channel = (name: string, send: AlertChannel['send'] = async () => {}): AlertChannel => ({ name, send });
  const failing = channel('slack', async () => {
    throw new Error('answered 404: the channel is gone');
  });

  test('sends through every channel and tells how each went', async () => {
    const answer = await call('alertTest', alertTest([channel('log'), channel('mail')]));
    expect(answer).toMatchObject({
      status: 200,
      body: {
        results: [
          { channel: 'log', ok: true, status: 'sent', error: null },
          { channel: 'mail', ok: true },
        ],
      },
    });
  });

  test('sends through the named channels only', async () => {
    const answer = await call('alertTest', alertTest([channel('log'), failing]), { body: { channels: ['log'] } });
    expect(answer).toMatchObject({ status: 200, body: { results: [{ channel: 'log' }] } });
  });

  test('fails when a channel fails, and names it with its reason', async () => {
    const answer = await call('alertTest', alertTest([channel('log'), failing]));
    expect(answer).toMatchObject({
      status: 500,
      body: { error: 'not delivered: slack (answered 404: the channel is gone)' },
    });
  });

  test.each([
    [{ channels: ['pager'] }, 'channels: must be among the configured ones: log'],
    [{ channels: [] }, 'channels: must name at least one channel'],
    [{ severity: 'loud' }, 'severity: must be one of info, warning, error, critical'],
    [{ message: '' }, 'message: must not be empty'],
  ])('refuses %j', async (body, error) => {
    expect(await call('alertTest', alertTest([channel('log')]), { body })).toMatchObject({
      status: 500,
      body: { error },
    });
  });
});
