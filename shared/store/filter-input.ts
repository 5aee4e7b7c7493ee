import * as z from 'zod';
import { reference } from '#shared/http/reference.ts';
import { type OperationId, operationIds } from '#shared/contract/operations.ts';
import { executionStatuses, triggers } from './execution.ts';
import type { ExecutionFilter } from './execution-store.ts';

/** One value or several, each counted once; a filter without any value would match nothing and is refused. */
function oneOrMore<Value extends string>(values: readonly [Value, ...Value[]]) {
  const rule = `must be one of ${values.join(', ')}`;
  const value = z.enum(values, rule);
  const list = z
    .array(value)
    .min(1, 'must not be empty')
    .max(values.length, `must not have more than ${values.length} values`)
    .overwrite((all) => [...new Set(all)]);
  return z.union([value.transform((one) => [one]), list], rule).optional();
}

const time = z.iso
  .datetime({ offset: true, error: 'must be an RFC 3339 time such as 2026-11-20T09:00:00Z' })
  .transform((text) => new Date(text));
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

/** Where a page before ended; null, as the last page has it and a loop begins with, is the begin. */
export const cursor = z
  .uuid('must be the nextCursor of an earlier answer')
  .toLowerCase()
  .nullish()
  .transform((id) => id ?? undefined);

const fields = z.object(filterFields);

type Window = Pick<z.output<typeof fields>, 'since' | 'until'>;

/** For the schemas that hold the fields: a window that ends before it begins is a mistake. */
export const windowRule: readonly [(window: Window) => boolean, { message: string; path: PropertyKey[] }] = [
  ({ since, until }) => !since || !until || since < until,
  { message: 'must be earlier than until', path: ['since'] },
];

export function toFilter(chosen: z.output<typeof fields>): ExecutionFilter {
  const { operation: operations, status: statuses, trigger, since, until, meetingId, companyId } = chosen;
  return { operations, statuses, triggers: trigger, since, until, meetingId, companyId };
}
