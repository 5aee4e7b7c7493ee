import { log } from '#shared/runtime/log.ts';
import type { ExecutionStore } from './execution-store.ts';

/** A lease is renewed this often within its length, so that one slow renewal does not end it. */
const renewalsPerLease = 3;

export interface Leases {
  /** When a lease taken now ends. */
  readonly end: (now: Date) => Date;
  /** Renews the execution's lease until `release` is called. */
  readonly hold: (executions: Pick<ExecutionStore, 'renew'>, id: string) => { readonly release: () => void };
}

/** Keeps the leases of this process's running executions alive: one write for all of them, and none when nothing runs. */
export function openLeases(leaseSeconds: number): Leases {
  const held = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const end = (now: Date) => new Date(now.getTime() + 1000 * leaseSeconds);

  function hold(executions: Pick<ExecutionStore, 'renew'>, id: string) {
    held.add(id);
    timer ??= setInterval(() => renewAll(executions), (1000 * leaseSeconds) / renewalsPerLease).unref();
    return {
      release: () => {
        held.delete(id);
        if (held.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      },
    };
  }

  function renewAll(executions: Pick<ExecutionStore, 'renew'>): void {
    executions.renew([...held], end(new Date())).catch((error: unknown) => log.error('leases not renewed', error));
  }

  return { end, hold };
}
