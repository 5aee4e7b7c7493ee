import { OperationError } from '#shared/errors.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import type { Check } from './run-checks.ts';

/** Leases of executions are compared between instances; a tenth of the shortest usual one does no harm. */
const harmlessSkewMs = 5_000;

const howToMend = 'see the log line of this check, then DATABASE_URL or DATA_DIR and whether the database is up';
const skewed = 'clockSkew';

/**
 * Reads back what has just been written: this call itself, which the log has from before its work.
 * @param openLog gives undefined where the deployment has chosen to have none
 */
export function executionLogCheck(openLog: () => Promise<Pick<ExecutionStore, 'find'> | undefined>): Check {
  return {
    name: 'executionLog',
    remedy: `the execution log does not work: ${howToMend}`,
    run: async ({ executionId }) => {
      const executions = await openLog();
      if (!executions) return { status: 'skipped', detail: 'STORE=none' };
      if (await executions.find(executionId)) return { status: 'ok', detail: 'what is written can be read' };
      throw new OperationError('notWritten', 'this call was not written to the log');
    },
  };
}

/** @param readClock the store's own time; undefined where there is no store */
export function clockCheck(readClock: (() => Promise<Date>) | undefined, now: () => Date): Check {
  return {
    name: 'clock',
    optional: true,
    remedy: (error) =>
      isSkew(error)
        ? 'leases and windows are compared between machines: have their clocks set by the same time service'
        : `the store does not tell its time: ${howToMend}`,
    run: async () => {
      if (!readClock) return { status: 'skipped', detail: 'STORE=none' };
      const askedMs = now().getTime();
      const storeMs = (await readClock()).getTime();
      const skewMs = storeMs - (askedMs + now().getTime()) / 2;
      if (Math.abs(skewMs) <= harmlessSkewMs) return { status: 'ok', detail: 'agrees with the store' };
      const seconds = Math.round(Math.abs(skewMs) / 1000);
      throw new OperationError(skewed, `is ${seconds} s ${skewMs > 0 ? 'behind' : 'ahead of'} the store`);
    },
  };
}

function isSkew(error: unknown): boolean {
  return error instanceof OperationError && error.code === skewed;
}
