import { InputError, OperationError } from '#shared/errors.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import { log } from '#shared/runtime/log.ts';
import type { RunStage } from '#shared/store/stages.ts';

/** One part of the daily work, as it is reported. */
export interface PartReport {
  readonly name: string;
  readonly status: 'succeeded' | 'failed' | 'skipped';
  readonly detail: object | null;
  readonly error: string | null;
}

export interface Parts {
  /** Runs a part that must not stop the others. @returns its result; undefined when it failed or has nothing to work with */
  readonly run: <Result extends object>(
    name: string,
    work: () => Promise<Result | undefined>,
  ) => Promise<Result | undefined>;
  readonly reports: () => readonly PartReport[];
}

export function openParts(stage: RunStage): Parts {
  const reports: PartReport[] = [];
  return {
    reports: () => reports,
    run: async (name, work) => {
      try {
        const detail = await stage(name, work);
        reports.push({ name, status: detail ? 'succeeded' : 'skipped', detail: detail ?? null, error: null });
        return detail;
      } catch (error) {
        log.error('part of the daily batch failed', error, { part: name });
        reports.push({ name, status: 'failed', detail: null, error: textOf(error) });
        return undefined;
      }
    },
  };
}

/** Texts of unexpected failures stay in the log. */
function textOf(error: unknown): string {
  const written = [InputError, OperationError, ConfigurationError].some((kind) => error instanceof kind);
  return written && error instanceof Error ? error.message : 'internal error; the log has the reason';
}
