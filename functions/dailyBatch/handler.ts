import * as z from 'zod';
import { OperationError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';
import type { Handler } from '#shared/http/handler.ts';

const input = z.object({
  mode: z.enum(['incremental', 'full'], 'must be incremental or full').default('incremental'),
  dryRun: z.boolean('must be true or false').default(false),
});

/** Gets companies and owners from the CRM. Without a CRM there is nothing to get, and saying so is the whole answer. */
export function dailyBatch(): Handler {
  return async (body) => {
    check(input, body);
    throw new OperationError('notConfigured', 'no CRM is configured, so there are no companies and owners to get');
  };
}
