import { describe, expect, test } from 'vitest';
import { dailyBatch } from '#functions/dailyBatch/handler.ts';
import { call } from '../support/call.ts';

describe('dailyBatch without a CRM', () => {
  test.each(['B', 'C'] as const)('says so in variant %s', async (variant) => {
    const answer = await call('dailyBatch', dailyBatch(), {}, variant);
    expect(answer).toMatchObject({
      status: 500,
      body: { error: 'no CRM is configured, so there are no companies and owners to get' },
    });
  });

  test('names a wrong field first', async () => {
    expect(await call('dailyBatch', dailyBatch(), { body: { mode: 'all' } })).toMatchObject({
      status: 400,
      body: { error: 'mode: must be incremental or full' },
    });
  });
});
