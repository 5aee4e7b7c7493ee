import { AsyncLocalStorage } from 'node:async_hooks';
import { describeError } from '#shared/runtime/describe-error.ts';

type Severity = 'INFO' | 'WARNING' | 'ERROR' | 'CRITICAL' | 'ALERT';

/** Facts about an event: names, counts, durations. Never a body, a header value, a key or a transcript. */
export type Fields = Readonly<Record<string, unknown>>;

const context = new AsyncLocalStorage<Fields>();

/** One JSON object per line, in the shape Cloud Logging reads; the fields of the surrounding `with` are on every line. */
export const log = {
  info: (message: string, fields: Fields = {}): void => write('INFO', message, fields),
  warning: (message: string, fields: Fields = {}): void => write('WARNING', message, fields),
  /** The error's type, text and stack are kept in the log; they never reach the caller. */
  error: (message: string, error: unknown, fields: Fields = {}): void =>
    write('ERROR', message, { ...fields, ...describeError(error) }),
  critical: (message: string, error: unknown, fields: Fields = {}): void =>
    write('CRITICAL', message, { ...fields, ...describeError(error) }),
  /** A line that somebody should be told of. */
  alert: (message: string, fields: Fields = {}): void => write('ALERT', message, fields),
  /** Runs the work with fields that every line written meanwhile carries. */
  with: <Result>(fields: Fields, work: () => Result): Result => context.run({ ...context.getStore(), ...fields }, work),
};

function write(severity: Severity, message: string, fields: Fields): void {
  const line = { severity, message, time: new Date().toISOString(), ...context.getStore(), ...fields };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
