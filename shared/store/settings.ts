import * as z from 'zod';
import { ConfigurationError, type Environment, readEnvironment } from '#shared/runtime/environment.ts';
import { payloadPolicies } from './keep-payload.ts';

const days = 'must be a whole number of days';
const seconds = 'must be a whole number of seconds, at least 1';

const variables = {
  /** `none` is the explicit choice of a deployment without a log. */
  STORE: z.enum(['sql', 'none'], 'must be sql or none').default('sql'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DATA_DIR: z.string().default('.data'),
  EXECUTION_PAYLOADS: z.enum(payloadPolicies, `must be ${payloadPolicies.join(', ')}`).default('full'),
  EXECUTION_RETENTION_DAYS: z.coerce.number(days).int(days).min(1, days).default(30),
  EXECUTION_LEASE_SECONDS: z.coerce.number(seconds).int(seconds).min(1, seconds).default(60),
  /** Set by Cloud Run: the file system there is memory that dies with the instance. */
  K_SERVICE: z.string().optional(),
};

/** Where the execution log is, and how it is kept. */
export interface StoreSettings {
  readonly database:
    | { readonly kind: 'postgresql'; readonly url: string }
    | { readonly kind: 'sqlite'; readonly folder: string }
    | undefined;
  readonly payloads: (typeof payloadPolicies)[number];
  readonly retentionDays: number;
  readonly leaseSeconds: number;
}

/** @throws ConfigurationError in the cloud without a database, where a log would be lost with the instance */
export function readStoreSettings(environment: Environment): StoreSettings {
  const { STORE, DATABASE_URL, DATA_DIR, K_SERVICE, ...rest } = readEnvironment(variables, environment);
  const kept = {
    payloads: rest.EXECUTION_PAYLOADS,
    retentionDays: rest.EXECUTION_RETENTION_DAYS,
    leaseSeconds: rest.EXECUTION_LEASE_SECONDS,
  };
  if (STORE === 'none') return { database: undefined, ...kept };
  if (DATABASE_URL) return { database: { kind: 'postgresql', url: DATABASE_URL }, ...kept };
  if (K_SERVICE) {
    throw new ConfigurationError(
      'DATABASE_URL: is needed in the cloud to keep the execution log; STORE=none goes without one',
    );
  }
  return { database: { kind: 'sqlite', folder: DATA_DIR }, ...kept };
}
