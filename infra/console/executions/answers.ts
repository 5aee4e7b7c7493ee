import * as z from 'zod/mini';
import { operationIds } from '#shared/contract/operations.ts';
import { executionStatuses, triggers } from '#shared/store/execution.ts';

const textOrNull = z.nullable(z.string());
const numberOrNull = z.nullable(z.number());

const execution = z.object({
  id: z.string(),
  operation: z.enum(operationIds as [(typeof operationIds)[number]]),
  status: z.enum(executionStatuses),
  trigger: z.enum(triggers),
  caller: z.string(),
  attempts: z.number(),
  duplicates: z.number(),
  meetingId: textOrNull,
  companyId: textOrNull,
  createdAt: z.string(),
  startedAt: textOrNull,
  durationMs: numberOrNull,
  error: z.nullable(z.object({ code: z.string(), message: z.string() })),
  reExecutedFrom: textOrNull,
  stages: z.array(z.object({ name: z.string(), status: z.string(), durationMs: z.number() })),
});
export type Execution = z.output<typeof execution>;

/** A page of the log. */
export const logPage = z.object({ executions: z.array(execution), nextCursor: textOrNull });

/** One execution with its parts. */
export const withParts = z.object({
  executions: z.array(z.object({ input: z.unknown(), output: z.unknown(), attempts: z.array(z.unknown()) })),
});

/** What a recorder's event leads to. */
export const minutesElsewhere = z.object({ minutesExecutionId: z.string() });

const runResult = z.object({
  newExecutionId: textOrNull,
  status: z.enum(['succeeded', 'failed', 'wouldRun', 'notStarted']),
  changed: z.nullable(z.boolean()),
  difference: z.array(z.object({ part: z.string(), added: z.array(z.string()), removed: z.array(z.string()) })),
  error: textOrNull,
});
export type RunResult = z.output<typeof runResult>;

export const runResults = z.object({ results: z.array(runResult) });
