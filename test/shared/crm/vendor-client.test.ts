import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { openVendorClient } from '#shared/crm/vendor-client.ts';
import { VendorFailure } from '#shared/crm/vendor-failure.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const [windowSeconds, connectionMs] = [10, 400];

test('a window is kept as the vendor sees it, to whom the first call comes late for its connection', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'performance'] });
  const arrivals: number[] = [];
  vi.stubGlobal('fetch', async () => {
    arrivals.push(Date.now() + (arrivals.length === 0 ? connectionMs : 0));
    return new Response('{}');
  });
  const { signal } = new AbortController();
  const judge = () => new VendorFailure('crmFailed', 'refused', { status: 500, retryable: false });
  const client = openVendorClient(
    { vendor: 'CRM', limits: { any: { calls: 2, seconds: windowSeconds } }, judge },
    signal,
  );
  const calls = [1, 2, 3].map(() => client.call({ url: 'https://crm.example', headers: {}, repeatable: true, signal }));
  for (let second = 0; second < 2 * windowSeconds; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    await turn();
  }
  await Promise.all(calls);
  const [first = 0, , third = 0] = arrivals;
  expect(third - first).toBeGreaterThanOrEqual(1_000 * windowSeconds);
});
