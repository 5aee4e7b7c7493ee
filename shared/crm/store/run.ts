import * as z from 'zod';

const count = z.int().nonnegative().default(0);

/** What became of the records of one kind. A record is fetched and then exactly one of the others, but for `archived` by absence. */
const counts = z.object({
  fetched: count,
  created: count,
  updated: count,
  unchanged: count,
  archived: count,
  failed: count,
});

/** A run that is under way, as it is kept after each page: enough to go on from there in another process. */
export const runState = z.object({
  id: z.string(),
  mode: z.enum(['incremental', 'full']),
  /** Changes from here on are fetched; absent in a full run. */
  since: z.string().optional(),
  startedAt: z.string(),
  /** Index of the pass it is in. */
  pass: count,
  cursor: z.string().optional(),
  /** How often a list had to be read again from its begin. */
  restarts: count,
  pages: count,
  /** The latest change seen, in the CRM's own time. */
  latest: z.string().optional(),
  companies: counts,
  owners: counts,
  /** How many companies came again in the run; they are counted once above. */
  repeated: count,
  /** The first of those that failed. */
  failures: z.array(z.object({ kind: z.string(), id: z.string(), reason: z.string() })).default([]),
});

export type RunState = z.output<typeof runState>;
export type Counts = z.output<typeof counts>;

export const noCounts: Counts = { fetched: 0, created: 0, updated: 0, unchanged: 0, archived: 0, failed: 0 };
