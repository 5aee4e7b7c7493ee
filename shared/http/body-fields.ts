import * as z from 'zod';

/**
 * The body of an operation that has these fields and no other, since a misspelt `dryRun` or filter that nobody reads would have the
 * work done after all. `idempotencyKey` belongs to any call, and is checked where the call is recorded.
 */
export function bodyFields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, idempotencyKey: z.unknown().optional() });
}
