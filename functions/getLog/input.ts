import * as z from 'zod';
import { bodyFields } from '#shared/http/body-fields.ts';
import { cursor, filterFields, windowRule } from '#shared/store/filter-input.ts';

const maxLimit = 200;
const limitRule = `must be a whole number between 1 and ${maxLimit}`;
const includable = ['input', 'output', 'attempts'] as const;
/** Each once, and a few said twice. */
const mostParts = 10;
export type Part = (typeof includable)[number];

/** Which executions to list. */
export const logQuery = bodyFields({
  ...filterFields,
  executionId: z.uuid('must be the id of an execution').toLowerCase().optional(),
  limit: z.int(limitRule).min(1, limitRule).max(maxLimit, limitRule).default(50),
  cursor,
  include: z
    .array(z.enum(includable, `must be one of ${includable.join(', ')}`), 'must be a list')
    .max(mostParts, `must not have more than ${mostParts} entries`)
    .default([]),
  totals: z.boolean('must be true or false').default(false),
}).refine(...windowRule);
