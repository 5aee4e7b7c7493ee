import * as z from 'zod';
import { bodyFields } from '#shared/http/body-fields.ts';
import { cursor, filterFields, windowRule } from '#shared/store/filter-input.ts';

const maxRuns = 100;
const limitRule = `must be a whole number between 1 and ${maxRuns}`;
const idRule = 'must be the id of an execution, as getLog lists it';
const id = z.uuid(idRule).toLowerCase();
const flag = z.boolean('must be true or false').default(false);
const choiceRule = 'choose executions by exactly one of executionId, executionIds and filter';
/** As create-minutes takes them: told here, a wrong one is told before a hundred calls, and in a dry run. A test holds both together. */
const engines = ['auto', 'rules', 'llm'] as const;
const frameworks = ['bant', 'meddpicc', 'spiced'] as const;

const filter = z
  .strictObject(filterFields)
  .refine((fields) => Object.values(fields).some((value) => value !== undefined), 'must have at least one field')
  .refine(...windowRule);

/** Which executions to run again, and how. */
export const reExecution = bodyFields({
  executionId: id.optional(),
  executionIds: z
    .array(id, 'must be a list')
    .min(1, 'must not be empty')
    .max(maxRuns, `must not have more than ${maxRuns} ids`)
    .optional(),
  filter: filter.optional(),
  /** Of a filter: where an earlier call ended. */
  cursor,
  limit: z.int(limitRule).min(1, limitRule).max(maxRuns, limitRule).default(20),
  dryRun: flag,
  /** Of a filter: run executions again that have been run again successfully. */
  force: flag,
  /** Takes the place of the recorded options. */
  options: z
    .strictObject({
      engine: z.enum(engines, `must be one of ${engines.join(', ')}`).optional(),
      framework: z.enum(frameworks, `must be one of ${frameworks.join(', ')}`).optional(),
    })
    .optional(),
}).refine(({ executionId, executionIds, filter: by }) => [executionId, executionIds, by].filter(Boolean).length === 1, {
  message: choiceRule,
  path: ['executionId'],
});

export type ReExecution = z.output<typeof reExecution>;
