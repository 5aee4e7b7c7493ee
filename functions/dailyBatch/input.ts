import * as z from 'zod';
import { bodyFields } from '#shared/http/body-fields.ts';

const flag = z.boolean('must be true or false').default(false);
const continuationRule = 'must be a whole number between 1 and 1000';

/** What to fetch, and how. */
export const batchOrder = bodyFields({
  /** incremental: what has changed; full: everything, whereby what is no longer there is archived. */
  mode: z.enum(['incremental', 'full'], 'must be incremental or full').default('incremental'),
  /** Counts what would change, and changes nothing. */
  dryRun: flag,
  /** Lets a full run archive more than half of the known records because the CRM no longer lists them. */
  archiveMany: flag,
  /** For nobody but the operation itself, where it calls itself to go on: how often it has done so. The parts of the day before the CRM's turn are then done. */
  continuation: z.int(continuationRule).min(1, continuationRule).max(1000, continuationRule).optional(),
});

export type BatchOrder = z.output<typeof batchOrder>;
