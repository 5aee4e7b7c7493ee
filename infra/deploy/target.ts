import type { GoogleCloudPlace } from '#infra/contract/deployment.ts';
import type { OperationId, Variant } from '#shared/contract/operations.ts';

/** What is deployed, where, and with which configuration. */
export interface Target {
  readonly variant: Variant;
  readonly ids: readonly OperationId[];
  readonly place: GoogleCloudPlace;
  /** The identity the functions run as. */
  readonly runServiceAccount: string;
  /** Plain configuration by variable name. */
  readonly variables: Readonly<Record<string, string>>;
  /** `secret:version` in Secret Manager by variable name; the values are never read here. */
  readonly secrets: Readonly<Record<string, string>>;
}

/** The name of a secret, without its version. */
export function secretName(reference: string): string {
  return reference.split(':')[0] ?? '';
}

/** Everything at Google Cloud that belongs to the service as a whole has its name. */
export const serviceName = 'minutes-api';
