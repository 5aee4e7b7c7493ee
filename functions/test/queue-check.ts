import { OperationError } from '#shared/errors.ts';
import type { Check } from './run-checks.ts';

/** @param readState gives undefined where the queue may not be looked at; absent where no queue is configured */
export function queueCheck(readState: ((signal: AbortSignal) => Promise<string | undefined>) | undefined): Check {
  return {
    name: 'queue',
    remedy: 'nothing can be done in the background: check CLOUD_TASKS_QUEUE, and resume the queue',
    run: async ({ signal }) => {
      if (!readState) return { status: 'skipped', detail: 'not configured' };
      const state = await readState(signal);
      if (state === undefined) {
        return { status: 'skipped', detail: 'the service account may not look: give it roles/cloudtasks.viewer' };
      }
      if (state === 'RUNNING') return { status: 'ok', detail: 'running' };
      throw new OperationError('queueNotRunning', `the queue is ${state.toLowerCase()}`);
    },
  };
}
