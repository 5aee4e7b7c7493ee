import * as z from 'zod/mini';
import { type ExecutionStatus, executionStatuses } from '#shared/store/execution.ts';

/** What the page shows of minutes; the rest is kept for the download. Recorded ones may be of an earlier version. */
export const minutesAnswer = z.looseObject({
  meeting: z.looseObject({ title: z.nullable(z.string()), startedAt: z.nullable(z.string()) }),
  rendered: z.looseObject({ markdown: z.string(), html: z.string() }),
  coverage: z.looseObject({
    turnsUsed: z.number(),
    turnsDropped: z.array(
      z.looseObject({ reason: z.string(), count: z.number(), places: z.optional(z.array(z.string())) }),
    ),
  }),
  rejectedItems: z.array(z.looseObject({ section: z.string(), text: z.string(), reason: z.string() })),
  warnings: z.array(z.string()),
  execution: z.looseObject({
    id: z.string(),
    engine: z.string(),
    engineVersion: z.string(),
    detectedFormat: z.string(),
    formatReason: z.optional(z.string()),
    durationMs: z.number(),
  }),
});

export type MinutesAnswer = z.output<typeof minutesAnswer>;

export interface MadeLater {
  readonly execution: { readonly id: string; readonly status: ExecutionStatus };
}

/** A call that repeats another one's idempotency key is told so while there are no minutes, or where they are not kept. */
const repeated = z.pipe(
  z.object({ status: z.enum(['inProgress', 'duplicate']), executionId: z.string() }),
  z.transform(
    ({ status, executionId }): MadeLater => ({
      execution: { id: executionId, status: status === 'inProgress' ? 'running' : 'succeeded' },
    }),
  ),
);

/** What create-minutes answers: minutes, or where they are to be read. */
export const minutesOrLater = z.union([
  minutesAnswer,
  z.object({ execution: z.object({ id: z.string(), status: z.enum(executionStatuses) }) }),
  repeated,
]);

/** Characters that a file system refuses, or that lead into another folder; and what is no more than a space. */
const refused = /[\s\\/:*?"<>|\p{Cc}]+/gu;

/** A name for a file of the minutes, without its ending: day and title. */
export function fileName({ meeting: { title, startedAt } }: MinutesAnswer): string {
  const name = [startedAt?.slice(0, 10), title].filter(Boolean).join(' ').replace(refused, ' ').trim();
  return name || 'minutes';
}
