import type { Alerts } from '#shared/alert/alerts.ts';
import type { CallOperation } from '#shared/net/call-operation.ts';
import type { Download } from '#shared/net/download.ts';
import type { Leases } from '#shared/store/leases.ts';
import type { WorkStore } from '#shared/store/work-store.ts';
import type { Sealer } from './seal.ts';
import type { Adapters } from './vendors.ts';

/** Has the work of an accepted event done in the background. Asked twice for the same, it does it once. */
export type Enqueue = (executionId: string) => Promise<void>;

export interface RecorderServices {
  readonly adapters: Adapters;
  /** Opened at the first event: a refusal and a handshake need no store. */
  readonly openWork: () => Promise<WorkStore>;
  readonly leases: Leases;
  readonly callOperation: CallOperation;
  readonly download: Download;
  readonly sealer: Sealer;
  /** Undefined where events are processed before they are answered. */
  readonly enqueue: Enqueue | undefined;
  /** The recorder's own key for create-minutes; undefined where the sender's is passed on. */
  readonly apiKey: string | undefined;
  readonly alerts: Pick<Alerts, 'failed' | 'succeeded'>;
  /** Where meetings take place whose event does not say; undefined where that is not known. */
  readonly timeZone: string | undefined;
  readonly maxAttempts: number;
  readonly now: () => Date;
  /** Settles after a while; an argument, so that tests need not wait. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}
