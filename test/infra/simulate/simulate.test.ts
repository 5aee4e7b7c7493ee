import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import getPort from 'get-port';
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
    [['recorder', '--url', 'nowhere'], '--url: must be the http address'],
    [['recorder', '--url', 'ftp://gateway.example/recorder'], '--url: must be the http address'],
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

describe('a simulation', () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['infra/simulate/simulate.ts', 'recorder', '--key=k', ...args]);

  test('that nobody answers says so, with the code and what to start, and fails', async () => {
    const [port, standIn] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })];
    const args = [`--url=http://127.0.0.1:${port}/recorder`, `--stand-in-port=${standIn}`, '--count=2'];
    await expect(run(...args)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/2 {2}no answer \(ECONNREFUSED\)\n$/),
      stderr: expect.stringContaining('npm start'),
    });
  });

  test('whose port for downloads is taken names the option', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    await expect(run(`--stand-in-port=${port}`)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^--stand-in-port: cannot listen on \d+; name a free one/),
    });
    taken.close();
  });
});
