import type { ExecutionStatus } from '#shared/store/execution.ts';
import { call } from '../api.ts';
import { type Execution, logPage } from './answers.ts';

/** Between two looks, each of which is in the log as well: at first a person waits, later on nobody does. */
const [firstWaitMs, longestWaitMs] = [2_000, 30_000];
const growth = 1.5;
/** A little more than a quarter of an hour in all, which is longer than asynchronous minutes may take. */
const mostLooks = 40;
/** The others have their turn when one of these has ended. */
const lookedAtOnce = 5;

/**
 * Looks at executions again, by and by, until each has ended; not while the place is not seen, and no longer than it is there.
 * @param tell what is now known of one
 */
export async function follow(
  place: Element,
  shown: readonly Pick<Execution, 'id' | 'status'>[],
  tell: (execution: Execution) => void,
): Promise<void> {
  let open = shown.filter(isOpen).map(({ id }) => id);
  let waitMs = firstWaitMs;
  for (let looks = 0; open.length > 0 && looks < mostLooks; ) {
    await wait(waitMs);
    if (!place.isConnected) return;
    if (document.hidden || place.closest('[hidden]')) continue;
    for (const id of open.slice(0, lookedAtOnce)) {
      const execution = await lookAt(id);
      // whoever wants to know what is wrong asks again
      if (!execution) return;
      tell(execution);
      if (!isOpen(execution)) open = open.filter((other) => other !== id);
    }
    looks += 1;
    waitMs = Math.min(longestWaitMs, growth * waitMs);
  }
}

function isOpen({ status }: { readonly status: ExecutionStatus }): boolean {
  return status === 'accepted' || status === 'running';
}

async function lookAt(executionId: string): Promise<Execution | undefined> {
  const { executions } = await call('getLog', { executionId }, logPage).catch(() => ({ executions: [] }));
  return executions[0];
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
