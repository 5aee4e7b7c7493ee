import * as z from 'zod';
import { type OperationId, operationIds } from '#shared/contract/operations.ts';
import { executionStatuses, triggers } from './execution.ts';
import type { ExecutionFilter } from './execution-store.ts';

/** One value or several; a filter without any value would match nothing and is refused. */
function oneOrMore<Value extends string>(values: readonly [Value, ...Value[]]) {
  const value = z.enum(values, `must be one of ${values.join(', ')}`);
  return z.union([value.transform((one) => [one]), z.array(value).min(1, 'must not be empty')]).optional();
}

const time = z.iso
  .datetime({ offset: true, error: 'must be an RFC 3339 time such as 2026-11-20T09:00:00Z' })
  .transform((text) => new Date(text));
const reference = z
  .string('must be text')
  .min(1, 'must not be empty')
  .max(200, 'must not be longer than 200 characters');

/** The fields by which callers choose executions. */
export const filterFields = {
  operation: oneOrMore(operationIds as [OperationId, ...OperationId[]]),
  status: oneOrMore(executionStatuses),
  trigger: oneOrMore(triggers),
  since: time.optional(),
  until: time.optional(),
  meetingId: reference.optional(),
  companyId: reference.optional(),
};

const fields = z.object(filterFields);

export function toFilter(chosen: z.output<typeof fields>): ExecutionFilter {
  const { operation: operations, status: statuses, trigger, since, until, meetingId, companyId } = chosen;
  return { operations, statuses, triggers: trigger, since, until, meetingId, companyId };
}
