import * as z from 'zod';
import type { Variant } from '#shared/contract/operations.ts';
import { AccessError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';
import type { Handler } from '#shared/http/handler.ts';
import { type Check, type CheckResult, runChecks } from './run-checks.ts';

const input = z.object({ deep: z.boolean('must be true or false').optional() });

export interface SelfTest {
  readonly version: string;
  readonly variant: Variant;
  readonly now: () => Date;
  /** What the configuration alone tells. */
  readonly configuration: readonly CheckResult[];
  /** What takes work, and so is not for everybody. */
  readonly deep: readonly Check[];
}

/** Reports the health of the deployment. The deep test needs an accepted key even where the operation itself needs none. */
export function selfTest({ version, variant, now, configuration, deep }: SelfTest): Handler {
  return async (body, { caller, apiKey, signal }) => {
    const asked = check(input, body);
    if (asked.deep && caller === undefined) throw new AccessError('deep: the deep test needs an accepted API key');
    const checks = [...configuration, ...(asked.deep ? await runChecks(deep, { apiKey, signal }) : [])];
    const status = checks.some((result) => result.status === 'failed') ? 'failed' : 'ok';
    return { status, version, variant, time: now().toISOString(), checks };
  };
}
