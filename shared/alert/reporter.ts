import type { AlertStore } from '#shared/store/alert-store.ts';
import { log } from '#shared/runtime/log.ts';
import type { Alerts, Flushed } from './alerts.ts';
import type { AlertChannel } from './channel.ts';
import { deliver } from './deliver.ts';
import type { Failure } from './failure.ts';

/** What no channel took in so long is given up. It outlives two runs of the daily batch. */
const keptMs = 3 * 24 * 60 * 60 * 1000;

export interface ReporterServices {
  readonly channels: readonly AlertChannel[];
  /** What all instances share; undefined where the deployment has no store. */
  readonly openShared: (() => Promise<AlertStore>) | undefined;
  /** What this instance has for itself: for then, and for when the shared store is what fails. */
  readonly openOwn: () => Promise<AlertStore>;
  readonly now: () => Date;
}

/** Groups failures in the store, and delivers the alerts that come of it. */
export function reporter({ channels, openShared, openOwn, now }: ReporterServices): Alerts {
  let own: AlertStore | undefined;

  async function record(failure: Failure): Promise<AlertStore> {
    try {
      const shared = await openShared?.();
      await shared?.failed(failure, now());
      if (shared) return shared;
    } catch (error) {
      log.error('failures are grouped by this instance alone', error);
    }
    own ??= await openOwn();
    await own.failed(failure, now());
    return own;
  }

  /** The instance's own first: the shared one may be down. */
  async function withEach(work: (store: AlertStore) => Promise<void>): Promise<void> {
    if (own) await work(own);
    const shared = await openShared?.();
    if (shared) await work(shared);
  }

  return {
    failed: async (failure) => {
      await deliver(await record(failure), channels, now);
    },
    succeeded: (operation) =>
      withEach(async (store) => {
        if (await store.isIdle()) return;
        await store.succeeded(operation, now());
        await sweep(store, channels, now);
      }),
    flush: async () => {
      const results: Flushed[] = [];
      await withEach(async (store) => {
        results.push(await sweep(store, channels, now));
      });
      const sum = (key: keyof Flushed) => results.reduce((total, result) => total + result[key], 0);
      return { delivered: sum('delivered'), failed: sum('failed') };
    },
  };
}

async function sweep(store: AlertStore, channels: readonly AlertChannel[], now: () => Date): Promise<Flushed> {
  await store.sweep(now());
  const lost = await store.prune(new Date(now().getTime() - keptMs));
  if (lost > 0) log.warning('alerts given up: no channel took them', { lost });
  return deliver(store, channels, now);
}
