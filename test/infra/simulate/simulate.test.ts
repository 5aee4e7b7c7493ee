import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { parseOptions, usage } from '#infra/simulate/options.ts';

describe('the simulator’s arguments', () => {
  test('have defaults for a gateway on the same machine', () => {
    expect(parseOptions(['recorder', '--vendor', 'zoom', '--count', '100', '--duplicates', '3'])).toMatchObject({
      vendor: 'zoom',
      count: 100,
      duplicates: 3,
      url: 'http://127.0.0.1:8080/recorder',
      signatureOnly: false,
    });
  });

  test.each([
    [[], 'say what to simulate'],
    [['gateway'], 'say what to simulate'],
    [['recorder', '--vendor', 'nobody'], '--vendor: must be one of generic'],
    [['recorder', '--count', '0'], '--count: must be a whole number between 1 and 100000'],
    [['recorder', '--url', 'nowhere'], '--url: must be the address'],
    [['recorder', '--vendors', 'zoom'], `Unknown option '--vendors'\n${usage}`],
  ])('%j are refused: %s', (args, text) => {
    expect(() => parseOptions(args)).toThrow(text);
  });

  test.each(['--help', '-h'])('with %s among them give the usage', (flag) => {
    for (const args of [[flag], ['recorder', flag]]) {
      const told = execFileSync(process.execPath, ['infra/simulate/simulate.ts', ...args], { encoding: 'utf8' });
      expect(told).toBe(`${usage}\n`);
    }
  });
});
