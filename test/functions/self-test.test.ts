import { describe, expect, test, vi } from 'vitest';
import { checkConfiguration } from '#functions/test/configuration.ts';
import { minutesCheck, storeCheck } from '#functions/test/deep-checks.ts';
import { selfTest } from '#functions/test/handler.ts';
import type { Check } from '#functions/test/run-checks.ts';
import { call } from '../support/call.ts';

const now = () => new Date('2026-11-20T09:00:00Z');
const operation = (deep: readonly Check[] = [], environment = { API_KEYS: 'console:k', STORE: 'none' }) =>
  selfTest({ version: '1.0.0', variant: 'B', now, configuration: checkConfiguration(environment, 'B'), deep });
const okCheck: Check = { name: 'fine', remedy: '', run: async () => ({ status: 'ok', detail: 'readable' }) };
const failingCheck: Check = {
  name: 'crm',
  remedy: 'see CRM_TOKEN',
  run: () => Promise.reject(new Error('token=hunter2')),
};

describe('the shallow test', () => {
  test('needs no key in variant B, and names what is configured without its values', async () => {
    const answer = await call('test', operation(), { headers: {} });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        status: 'ok',
        version: '1.0.0',
        variant: 'B',
        time: '2026-11-20T09:00:00.000Z',
        checks: [
          { name: 'apiKeys', status: 'ok', detail: 'accepted: console' },
          { name: 'store', status: 'skipped' },
          { name: 'backends', status: 'skipped' },
        ],
      },
    });
  });

  test('says what is wrong with the configuration', async () => {
    const wrong = { API_KEYS: 'hunter2', STORE: 'sql', K_SERVICE: 'x' };
    const { body } = await call('test', operation([], wrong), { headers: {} });
    expect(body).toMatchObject({
      status: 'failed',
      checks: [
        { name: 'apiKeys', status: 'failed', detail: expect.stringMatching(/^API_KEYS: /) },
        { name: 'store', status: 'failed' },
        {},
      ],
    });
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });
});

describe('the deep test', () => {
  test('needs a key in every variant', async () => {
    const answer = await call('test', operation([okCheck]), { body: { deep: true }, headers: {} });
    expect(answer).toMatchObject({ status: 401, body: { error: 'deep: the deep test needs an accepted API key' } });
  });

  test('reports each check, what to do about a failure, and nothing private', async () => {
    const lines = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { status, body } = await call('test', operation([okCheck, failingCheck]), { body: { deep: true } });
    lines.mockRestore();
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'failed',
        checks: [
          {},
          {},
          {},
          { name: 'fine', status: 'ok' },
          { name: 'crm', status: 'failed', detail: 'see CRM_TOKEN' },
        ],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('hunter2');
  });

  test.each([{ deep: 'yes' }, { deep: 1 }])('refuses %j', async (body) => {
    expect(await call('test', operation(), { body })).toMatchObject({
      status: 400,
      body: { error: 'deep: must be true or false' },
    });
  });
});

describe('its checks', () => {
  const context = { apiKey: 'k', signal: new AbortController().signal };

  test('what is not configured is skipped', async () => {
    expect(await storeCheck(async () => undefined).run(context)).toMatchObject({ status: 'skipped' });
    expect(await minutesCheck(undefined).run(context)).toMatchObject({ status: 'skipped' });
  });

  test('minutes without the promised action item are a failure', async () => {
    const without = async () => ({ executionId: 'x', output: { actionItems: [] } });
    await expect(minutesCheck(without).run(context)).rejects.toThrow('action item');
  });
});
