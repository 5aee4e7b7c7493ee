import { expect, test } from 'vitest';
import { parseOptions, sectionNames, usage } from '#infra/bench/options.ts';

test('without flags everything is measured, and nothing is written', () => {
  expect(parseOptions([])).toEqual({ only: sectionNames, json: undefined, rounds: undefined });
});

test('the named sections are measured in their own order', () => {
  expect(parseOptions(['--only', 'throughput, coldStart', '--rounds=3', '--json', 'out.json'])).toEqual({
    only: ['coldStart', 'throughput'],
    json: 'out.json',
    rounds: 3,
  });
});

test.each([
  [['--only=nothing'], '--only: "nothing" is none of coldStart'],
  [['--rounds=0'], '--rounds: must be a whole number'],
  [['--rounds=many'], '--rounds: must be a whole number'],
  [['--nothing'], "Unknown option '--nothing'"],
  [['minutes'], usage],
])('%j is refused: %s', (args, text) => {
  expect(() => parseOptions(args)).toThrow(text);
});

test.each(['--help', '-h'])('%s asks for the usage', (flag) => {
  expect(parseOptions([flag])).toBeUndefined();
});
