import { describe, expect, test } from 'vitest';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';

const words = 'We would like to start with the two sites in the north.';
const of = (...starts: readonly (readonly [number | string, number | string])[]) =>
  readTranscript({ turns: starts.map(([start, end]) => ({ text: words, start, end })) }, 'auto');

describe('the unit of plain numbers is found by how much is said in them:', () => {
  test.each([
    [
      'seconds',
      [
        [0, 4],
        [4, 9],
      ],
      [0, 4],
    ],
    [
      'seconds with fractions',
      [
        [0.5, 3.25],
        [4, 9],
      ],
      [0.5, 3.25],
    ],
    [
      'seconds of a long meeting with few words',
      [
        [0, 60],
        [3000, 3060],
      ],
      [0, 60],
    ],
    ['seconds far into a recording', [[80_000, 80_004]], [80_000, 80_004]],
    [
      'milliseconds',
      [
        [0, 4000],
        [4000, 9000],
      ],
      [0, 4],
    ],
    ['milliseconds with fractions', [[500.5, 3250.5]], [0.501, 3.251]],
    ['milliseconds of a short remark', [[1200, 5200]], [1.2, 5.2]],
    ['seconds as texts', [['0.5', '4']], [0.5, 4]],
  ] as const)('%s', (name, starts, [start, end]) => {
    const read = of(...starts);
    expect(read.timeUnit).toBe(name.split(' ')[0]);
    expect(read.turns[0]).toMatchObject({ start, end });
  });
});

test.each([
  ['clock', '0:05', '1:00:05.5', 5, 3605.5],
  ['rfc3339', '2026-11-18T10:00:00Z', '2026-11-18T19:00:02.250+09:00', 0, 2.25],
  ['rfc3339', '2026-11-18T10:00:00', '2026-11-18T10:01', 0, 60],
] as const)('times as %s', (unit, from, to, start, end) => {
  expect(of([from, to])).toMatchObject({ timeUnit: unit, turns: [{ start, end }] });
});

test('numbers beside clock readings are seconds', () => {
  expect(of(['01:05', 70])).toMatchObject({ timeUnit: 'mixed', turns: [{ start: 65, end: 70 }] });
});

test('without times there is no unit', () => {
  expect(readTranscript('Ann: Hello there.', 'auto').timeUnit).toBeUndefined();
});

test('milliseconds since 1970, as some recorders send them, become seconds since the first', () => {
  const at = 1_760_890_193_721;
  const entry = (timestamp_ms: number) => ({
    speaker_name: 'Ann',
    timestamp_ms,
    duration_ms: 1000,
    transcription: `At ${timestamp_ms}.`,
  });
  expect(readTranscript([entry(at), { ...entry(at + 2500), speaker_name: 'Bob' }], 'auto').turns).toMatchObject([
    { start: 0, end: 1 },
    { start: 2.5, end: 3.5 },
  ]);
});

test('a time before the start is the start', () => {
  const entry = { transcript: 'We start.', timestamps: [-1, -12], speaker_id: 0 };
  expect(readTranscript({ transcript: [entry] }, 'auto').turns).toMatchObject([{ start: 0, end: 0 }]);
});

describe('times of day are counted from the first one,', () => {
  const starts = (text: string) => readTranscript(text, 'auto').turns.map(({ start }) => start);
  test.each([
    ['in lines', '14:30:05 Ann: Hello.\n14:30:45 Bob: Hi.', [0, 40]],
    ['over the words', 'Ann 14:30:05\nHello.\n\nBob 14:30:45\nHi.', [0, 40]],
    ['past midnight', '23:59:50 Ann: Hello.\n00:00:10 Bob: Hi.', [0, 20]],
    ['but not what a recorder may show', '05:30:05 Ann: Hello.\n05:30:45 Bob: Hi.', [19805, 19845]],
  ])('%s', (_, text, expected) => {
    expect(starts(text)).toEqual(expected);
  });
});
