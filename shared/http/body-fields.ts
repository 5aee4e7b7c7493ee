import * as z from 'zod';
import { nearName } from './near-name.ts';

/** Nobody misspells more fields of one body; looking at more would cost time. */
const mostLookedAt = 100;

/**
 * The body of an operation that has these fields. The contract lets a body have others, which are ignored; one that is nearly a
 * known one is refused, since a misspelt `dryRun` that nobody reads would have the work done after all. `idempotencyKey` belongs to
 * any call, and is checked where the call is recorded.
 */
export function bodyFields<Shape extends z.ZodRawShape>(shape: Shape) {
  const fields = z.strictObject({ ...shape, idempotencyKey: z.unknown().optional() });
  const names = Object.keys(fields.shape);
  return z.preprocess((body) => withoutOthers(body, names), fields);
}

function withoutOthers(body: unknown, names: readonly string[]): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const known = new Set(names);
  const others = Object.keys(body).filter((name) => !known.has(name));
  const near = new Set(others.slice(0, mostLookedAt).filter((name) => nearName(name, names) !== undefined));
  return Object.fromEntries(Object.entries(body).filter(([name]) => known.has(name) || near.has(name)));
}
