import * as z from 'zod';
import type { Variant } from '#shared/contract/operations.ts';
import { AccessError } from '#shared/errors.ts';
import { bodyFields } from '#shared/http/body-fields.ts';
import { check } from '#shared/http/check.ts';
import type { Handler } from '#shared/http/handler.ts';
import { type Check, type CheckResult, runChecks } from './run-checks.ts';

const input = bodyFields({ deep: z.boolean('must be true or false').optional() });

export interface SelfTest {
  readonly version: string;
  readonly variant: Variant;
  readonly now: () => Date;
  /** What the configuration alone tells. */
  readonly configuration: readonly CheckResult[];
  /** What takes work, and so is not for everybody. */
  readonly openDeep: () => Promise<readonly Check[]>;
}

/** Reports the health of the deployment. The deep test needs an accepted key even where the operation itself needs none. */
export function selfTest({ version, variant, now, configuration, openDeep }: SelfTest): Handler {
  return async (body, { caller, apiKey, executionId, signal }) => {
    const asked = check(input, body);
    if (asked.deep && caller === undefined) throw new AccessError('deep: the deep test needs an accepted API key');
    const deep = asked.deep ? await runChecks(await openDeep(), { apiKey, executionId, signal }) : [];
    const results = [...configuration, ...deep];
    const checks = results.map(({ name, status, latencyMs, detail }) => ({ name, status, latencyMs, detail }));
    return { status: weigh(results), version, variant, time: now().toISOString(), checks };
  };
}

/** `degraded`: what failed is something that the service does its work without. */
function weigh(results: readonly CheckResult[]): 'ok' | 'degraded' | 'failed' {
  const failed = results.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return 'ok';
  return failed.every(({ optional }) => optional) ? 'degraded' : 'failed';
}
