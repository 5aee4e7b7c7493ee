import { expect, test } from 'vitest';
import { alone, compared } from '#infra/bench/measurement.ts';
import { median, percentile } from '#infra/bench/statistics.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each([
  [99, 99],
  [50, 50],
  [0, 1],
  [100, 100],
])('percentile %d of 1 to 100 is %d', (percent, expected) => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, percent)).toBe(expected);
});

const what = { what: 'a thing', unit: 'ms', note: '' } as const;

test.each([
  ['at most', { of: 'ratio', atMost: 1.25 }, [100, 125, 900], true],
  ['at most', { of: 'ratio', atMost: 1.25 }, [100, 126, 900], false],
  ['at least', { of: 'ratio', atLeast: 0.85 }, [1, 85, 90], true],
  ['at least', { of: 'ratio', atLeast: 0.85 }, [1, 84, 90], false],
] as const)('a ratio is held against a bar of %s', (_, bar, values, met) => {
  expect(compared({ ...what, bar }, values, [100, 100, 100])).toMatchObject({ met, baseline: 100 });
});

test('a ratio has a bar of its own, whatever the medians are', () => {
  const measured = compared({ ...what, bar: { of: 'ratio', atMost: 2 } }, [30, 30], [10, 20]);
  expect(measured).toMatchObject({ median: 30, baseline: 15, ratio: 2, met: true });
});

test.each([
  [[40, 50, 60], true],
  [[40, 51, 60], false],
  [[], false],
])('the median of %j alone is held against a limit of 50: %s', (values, met) => {
  expect(alone({ ...what, bar: { of: 'median', atMost: 50 } }, values).met).toBe(met);
});
