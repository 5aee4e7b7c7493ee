import { deployedVariant } from '#shared/contract/deployed-variant.ts';
import { type OperationId, operationIds, operationOf, surfaceOf } from '#shared/contract/operations.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import type { TokenSigner } from './token-signer.ts';

export type Addresses = Readonly<Record<OperationId, string>>;

interface Deployment {
  readonly addresses: Addresses;
  readonly keyList: string;
  readonly dataFolder: string;
  /** Absent where real Google credentials sign the tokens. */
  readonly signer: TokenSigner | undefined;
}

/**
 * The environment of a local function: the developer's own, and what a deployment would set. No platform stands in front
 * of it, so it checks identity tokens itself, where the contract says that its calls carry one.
 */
export function functionEnvironment(id: OperationId, own: Environment, deployment: Deployment): Environment {
  const { addresses, signer } = deployment;
  const identity = operationOf(id).backend.identityToken && {
    VERIFY_IDENTITY_TOKENS: 'true',
    IDENTITY_AUDIENCE: addresses[id],
    ...(signer && { IDENTITY_CERTS_URL: signer.certsUrl, IDENTITY_CALLERS: signer.email }),
  };
  // The gateway alone shows which operations there are; what one variant lacks the recorder still has made by this backend.
  const unserved = id === 'create-minutes' && !surfaceOf(id, deployedVariant(own));
  return {
    ...own,
    ...(unserved && { CONTRACT_VARIANT: 'A' }),
    NODE_ENV: 'production',
    LISTEN_HOST: '127.0.0.1',
    ...deployedSettings(deployment),
    ...(signer && { GCE_METADATA_HOST: signer.host }),
    ...identity,
  };
}

/** What no function need be told by the developer, since it is the same for all of them. */
export function deployedSettings({ addresses, keyList, dataFolder }: Omit<Deployment, 'signer'>): Environment {
  return {
    API_KEYS: keyList,
    DATA_DIR: dataFolder,
    BACKENDS: operationIds.map((operation) => `${operation}=${addresses[operation]}`).join(','),
  };
}
