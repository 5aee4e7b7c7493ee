import type { CrmPage, CrmSource } from '../crm.ts';
import type { Counts, RunState } from './run.ts';

/** What is known of a CRM from earlier runs. */
export interface SyncState {
  /** Undefined when the last run is complete. */
  readonly unfinished: RunState | undefined;
  readonly watermark: Date | undefined;
  /** When the last full run was complete. */
  readonly fullAt: Date | undefined;
}

export type Taken = ({ readonly state: 'taken' } & SyncState) | { readonly state: 'held'; readonly by: string };

/** Whoever fetches from a CRM, by the id of its execution. */
export interface Holder {
  readonly source: CrmSource;
  readonly id: string;
}

/** What one page made of the store. */
export interface PageCounts extends Pick<Counts, 'created' | 'updated' | 'unchanged' | 'archived'> {
  /** Records that the same run has had before. */
  readonly repeated: number;
  /** Records that the store has had as not archived. */
  readonly knownActive: number;
}

/** The lease belongs to somebody else by now, who goes on with the run; nothing was written. */
export class LostLeaseError extends Error {
  override readonly name = 'LostLeaseError';
}

/** Companies and owners, and how far the fetching of them has come. */
export interface SyncStore {
  /** Takes the lease on a CRM when nobody has it, or whoever had it has died. */
  take(holder: Holder, now: Date, leaseUntil: Date): Promise<Taken>;
  renew(holder: Holder, leaseUntil: Date): Promise<void>;
  release(holder: Holder): Promise<void>;
  read(source: CrmSource): Promise<SyncState>;
  /**
   * Writes a page, and in the same transaction how far the run has come.
   * @param advance gives the run after the page, from what the page made of the store
   * @throws LostLeaseError
   */
  savePage(holder: Holder, page: CrmPage, run: RunState, advance: (counts: PageCounts) => RunState): Promise<RunState>;
  /** Keeps how far the run has come, where there is no page. @throws LostLeaseError */
  saveRun(holder: Holder, run: RunState): Promise<void>;
  /** What a page would make of the store. */
  comparePage(source: CrmSource, page: CrmPage): Promise<PageCounts>;
  /** Not archived, and not seen by the run. */
  countAbsent(source: CrmSource, kind: CrmPage['kind'], runId: string): Promise<number>;
  countActive(source: CrmSource, kind: CrmPage['kind']): Promise<number>;
  /** Marks at most `limit` of the absent as archived, and in the same transaction counts them. @returns the run after it. @throws LostLeaseError */
  archiveAbsent(holder: Holder, kind: CrmPage['kind'], run: RunState, limit: number): Promise<RunState>;
  /** Active companies whose owner is not known, or that have none. */
  countWithoutOwner(source: CrmSource): Promise<number>;
  /** The run is complete: the next one begins from the watermark. @throws LostLeaseError */
  finish(holder: Holder, watermark: Date | undefined, fullAt: Date | undefined): Promise<void>;
}
