import type { CallOperation } from '#shared/net/call-operation.ts';
import type { Download } from '#shared/net/download.ts';
import type { Enqueue } from '#shared/queue/execution-task.ts';
import type { WorkServices } from '#shared/queue/process-work.ts';
import type { Sealer } from './seal.ts';
import type { Adapters } from './vendors.ts';

export interface RecorderServices extends WorkServices {
  readonly adapters: Adapters;
  readonly callOperation: CallOperation;
  readonly download: Download;
  readonly sealer: Sealer;
  /** Undefined where events are processed before they are answered. */
  readonly enqueue: Enqueue | undefined;
  /** The recorder's own key for create-minutes; undefined where the sender's is passed on. */
  readonly apiKey: string | undefined;
  /** Where meetings take place whose event does not say; undefined where that is not known. */
  readonly timeZone: string | undefined;
  /** Settles after a while; an argument, so that tests need not wait. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
}
