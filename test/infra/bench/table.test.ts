import { expect, test } from 'vitest';
import { alone, compared } from '#infra/bench/measurement.ts';
import { tableOf } from '#infra/bench/table.ts';

test('a reader sees what was measured beside what, against which bar, and what is missed', () => {
  const rows = [
    compared({ what: 'slow', unit: 'ms', bar: { of: 'ratio', atMost: 1.25 }, note: 'why' }, [150], [100]),
    compared({ what: 'many', unit: 'calls/s', bar: { of: 'ratio', atLeast: 0.85 }, note: '' }, [12_345.6], [12_345.6]),
    alone({ what: 'alone', unit: 'ms', bar: { of: 'median', atMost: 50 }, note: '' }, [20]),
  ];
  expect(tableOf('Title', rows)).toBe(
    [
      'Title',
      '  what   median         beside         ratio  bar               note',
      '  slow   150.0 ms       100.0 ms       1.50x  <= 1.25x  MISSED  why',
      '  many   12346 calls/s  12346 calls/s  1.00x  >= 0.85x  ok',
      '  alone  20.0 ms                              <= 50 ms  ok',
      '',
    ].join('\n'),
  );
});
