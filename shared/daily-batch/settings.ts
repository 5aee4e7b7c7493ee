import * as z from 'zod';
import { operations } from '#shared/contract/operations.ts';
import { type Environment, readEnvironment } from '#shared/runtime/environment.ts';

const deadlineSeconds = operations.dailyBatch.backend.deadlineSeconds;
/** What is under way at the end of the budget, and the answer, have the rest of the deadline. */
const longestSeconds = 0.9 * deadlineSeconds;
const budgetRule = `must be a number of seconds between 1 and ${longestSeconds}`;
const countRule = 'must be a whole number between 0 and 1000';

const variables = {
  DAILY_BATCH_BUDGET_SECONDS: z.coerce
    .number(budgetRule)
    .min(1, budgetRule)
    .max(longestSeconds, budgetRule)
    .default(longestSeconds),
  DAILY_BATCH_MAX_CONTINUATIONS: z.coerce
    .number(countRule)
    .int(countRule)
    .min(0, countRule)
    .max(1000, countRule)
    .default(20),
};

/** @throws ConfigurationError naming each wrong variable and its rule */
export function readBatchSettings(environment: Environment) {
  return readEnvironment(variables, environment);
}
