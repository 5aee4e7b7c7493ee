import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { describeError } from '#shared/runtime/describe-error.ts';
import { ConfigurationError, readEnvironment, toggle } from '#shared/runtime/environment.ts';
import { late } from '#shared/runtime/late.ts';
import { log } from '#shared/runtime/log.ts';
import { once } from '#shared/runtime/once.ts';
import { startPlainly } from '#shared/runtime/start-plainly.ts';
import { parseTrace, traceFields } from '#shared/runtime/trace.ts';

afterEach(() => vi.restoreAllMocks());

describe('the environment', () => {
  const shape = { PORT: z.coerce.number('must be a number').default(8080), MODE: z.enum(['a', 'b'], 'must be a or b') };

  test('an empty variable counts as absent', () => {
    expect(readEnvironment(shape, { PORT: ' ', MODE: 'a' })).toEqual({ PORT: 8080, MODE: 'a' });
  });

  test('the line end of a secret that was typed is no part of it', () => {
    expect(readEnvironment({ SECRET: z.string() }, { SECRET: 'hush\n' })).toEqual({ SECRET: 'hush' });
  });

  test('a wrong one is named with its rule, and no value is repeated', () => {
    const read = () => readEnvironment(shape, { PORT: 'hunter2', MODE: 'hunter2' });
    expect(read).toThrow(new ConfigurationError('PORT: must be a number; MODE: must be a or b'));
  });

  test.each([
    ['true', true],
    ['1', true],
    ['off', false],
    ['', false],
  ])('the toggle %j is %j', (value, expected) => {
    expect(readEnvironment({ ON: toggle }, { ON: value })).toEqual({ ON: expected });
  });

  test('a toggle that is neither says what it may be', () => {
    const read = () => readEnvironment({ ON: toggle }, { ON: 'maybe' });
    expect(read).toThrow(new ConfigurationError('ON: must be true or false'));
  });
});

describe('a service opened once', () => {
  test('is shared by all who ask, also at the same time', async () => {
    const open = vi.fn(async () => ({}));
    const service = once(open);
    const [first, second] = await Promise.all([service(), service()]);
    expect(first).toBe(second);
    expect(open).toHaveBeenCalledTimes(1);
  });

  test('is tried again after a failed start', async () => {
    const open = vi.fn(async () => 'open').mockRejectedValueOnce(new Error('down'));
    const service = once(open);
    await expect(service()).rejects.toThrow('down');
    await expect(service()).resolves.toBe('open');
  });
});

describe('the log', () => {
  const written = () => {
    const lines: Record<string, unknown>[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      lines.push(JSON.parse(String(text)));
      return true;
    });
    return lines;
  };

  test('writes one JSON object per event, with the fields of the call it belongs to', async () => {
    const lines = written();
    await log.with({ executionId: 'x1' }, () =>
      log.with({ operation: 'getLog' }, async () => log.info('listed', { rows: 3 })),
    );
    expect(lines).toEqual([
      {
        severity: 'INFO',
        message: 'listed',
        time: expect.any(String),
        executionId: 'x1',
        operation: 'getLog',
        rows: 3,
      },
    ]);
  });

  test('keeps the calls that run side by side apart', async () => {
    const lines = written();
    const one = (id: string) => log.with({ id }, async () => Promise.resolve().then(() => log.info(id)));
    await Promise.all([one('a'), one('b')]);
    expect(lines.map(({ id, message }) => [id, message])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ]);
  });

  test('names the causes of an error, and shows its stack', () => {
    const lines = written();
    log.error('call failed', new Error('outer', { cause: new TypeError('inner') }));
    expect(lines[0]).toMatchObject({ severity: 'ERROR', error: 'Error: outer <- TypeError: inner' });
    expect(lines[0]?.stack_trace).toMatch(/^Error: outer\n\s+at /);
  });
});

describe('an error described for the log', () => {
  test('does not quote what a parser could not read', () => {
    expect(JSON.stringify(describeError(parseFailure('{"key": hunter2}')))).not.toContain('hunter2');
  });

  test('is cut, because libraries append payloads', () => {
    expect(describeError(new Error('x'.repeat(10_000))).error.length).toBeLessThan(400);
  });

  test('survives causes that go round in a circle', () => {
    const error = new Error('a');
    error.cause = error;
    expect(describeError(error).error).toMatch(/^Error: a/);
  });
});

describe('the trace of a call', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

  test.each([
    ['W3C', { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }, '00f067aa0ba902b7'],
    ['Google', { 'x-cloud-trace-context': `${traceId}/67667974448284343;o=1` }, '00f067aa0ba902b7'],
  ])('is read from the %s header', (_kind, headers, spanId) => {
    expect(parseTrace(headers)).toEqual({ traceId, spanId });
  });

  test.each([{}, { traceparent: 'nonsense' }, { traceparent: `00-${traceId}-xyz-01` }])(
    'is absent from %j',
    (headers) => {
      expect(parseTrace(headers)).toBeUndefined();
    },
  );

  test('is named as Cloud Logging nests entries by it', () => {
    expect(traceFields({ traceId, spanId: '00f067aa0ba902b7' }, 'my-project')).toEqual({
      'logging.googleapis.com/trace': `projects/my-project/traces/${traceId}`,
      'logging.googleapis.com/spanId': '00f067aa0ba902b7',
    });
  });
});

test('what is made late is made once, and not before it is asked for', () => {
  let times = 0;
  const value = late(() => {
    times += 1;
    return undefined;
  });
  expect(times).toBe(0);
  value();
  value();
  expect(times).toBe(1);
});

function parseFailure(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

test('no code is made of a schema when it is first read', () => {
  const made = vi.spyOn(globalThis, 'Function');
  z.config({ jitless: false });
  z.object({ name: z.string() }).parse({ name: 'read by code of its own' });
  const before = made.mock.calls.length;
  startPlainly();
  z.object({ name: z.string() }).parse({ name: 'read as it is' });
  expect([before > 0, made.mock.calls.length - before]).toEqual([true, 0]);
});
