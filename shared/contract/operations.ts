/** The contract's three variants: A serves minutes alone, B everything, C the internal set without any 400. */
export const variants = ['A', 'B', 'C'] as const;
export type Variant = (typeof variants)[number];

export type ErrorStatus = 400 | 401 | 500;

/** What one variant declares for an operation. */
export interface Surface {
  /** Declared error statuses, in the order of the specification's table. */
  readonly errors: readonly ErrorStatus[];
  /** Whether POST needs an accepted `x-api-key`. */
  readonly apiKey: boolean;
  /** operationId of the OPTIONS operation; absent where the variant declares none. */
  readonly optionsId?: string;
}

interface Operation {
  readonly description: string;
  /** A variant without an entry does not have the operation: 404. */
  readonly surfaces: { readonly [V in Variant]?: Surface };
  /** The gateway-to-backend hop: seconds until it is cut, and whether the backend's own address is the token's audience. */
  readonly backend: { readonly deadlineSeconds?: number; readonly identityToken: boolean };
  /** Where `false`, the operation still works when the execution log cannot be written: it is how one finds out. */
  readonly needsLog: boolean;
  /** Whether a recorded call can be run again: those that only look at something are simply called again. */
  readonly reExecutable: boolean;
}

const withBadInput = { errors: [401, 400, 500], apiKey: true } as const satisfies Surface;
const withoutBadInput = { errors: [401, 500], apiKey: true } as const satisfies Surface;
const internal = { B: withBadInput, C: withoutBadInput } as const;
const long = { deadlineSeconds: 600, identityToken: true } as const;

/** Section 4 of the interface specification. Documents, routes, guards, bundles and deployments derive from these rows. */
export const operations = {
  'create-minutes': {
    description: 'create a sales-meeting report',
    surfaces: {
      A: { ...withoutBadInput, optionsId: 'create-minutes-options' },
      B: { ...withoutBadInput, optionsId: 'create-minutes-options' },
    },
    backend: { identityToken: false },
    needsLog: true,
    reExecutable: true,
  },
  recorder: {
    description: 'process the call-recording webhook',
    surfaces: internal,
    backend: long,
    needsLog: true,
    reExecutable: true,
  },
  dailyBatch: {
    description: 'get companies and owners',
    surfaces: internal,
    backend: long,
    needsLog: true,
    reExecutable: true,
  },
  getLog: { description: 'get log', surfaces: internal, backend: long, needsLog: true, reExecutable: false },
  reExecute: { description: '', surfaces: internal, backend: long, needsLog: true, reExecutable: false },
  test: {
    description: 'test',
    surfaces: { B: { ...withBadInput, apiKey: false }, C: { ...withoutBadInput, optionsId: 'test-options' } },
    backend: long,
    needsLog: false,
    reExecutable: false,
  },
  alertTest: {
    description: 'alert test',
    surfaces: { B: { ...withoutBadInput, optionsId: 'test-options' } },
    backend: long,
    needsLog: false,
    reExecutable: false,
  },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;
export const operationIds = Object.keys(operations) as readonly OperationId[];

/** The row with its optional parts visible to the type checker. */
export function operationOf(id: OperationId): Operation {
  return operations[id];
}

/** What the variant declares for the operation; undefined when the variant does not have it. */
export function surfaceOf(id: OperationId, variant: Variant): Surface | undefined {
  return operationOf(id).surfaces[variant];
}
