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

/** What the operation has to do with the execution log. */
interface LogRule {
  /**
   * `always`: without a log there is no operation. `whereKept`: a deployment may choose to have no log, but a log that is chosen must
   * work. `ifPossible`: the operation works when the log does not, because it is how one finds out.
   */
  readonly needed: 'always' | 'whereKept' | 'ifPossible';
  /** Whether a recorded call can be run again: those that only look at something are simply called again. */
  readonly reExecutable: boolean;
  /** Whether the log keeps what was answered: an answer that shows the log would make it grow by being looked at. */
  readonly keepsOutput: boolean;
}

interface Operation {
  readonly description: string;
  /** A variant without an entry does not have the operation: 404. */
  readonly surfaces: { readonly [V in Variant]?: Surface };
  /** The gateway-to-backend hop: seconds until it is cut, and whether the backend's own address is the token's audience. */
  readonly backend: { readonly deadlineSeconds?: number; readonly identityToken: boolean };
  readonly log: LogRule;
}

const withBadInput = { errors: [401, 400, 500], apiKey: true } as const satisfies Surface;
const withoutBadInput = { errors: [401, 500], apiKey: true } as const satisfies Surface;
const internal = { B: withBadInput, C: withoutBadInput } as const;
const works = { needed: 'always', reExecutable: true, keepsOutput: true } as const satisfies LogRule;
const looks = { needed: 'always', reExecutable: false, keepsOutput: false } as const satisfies LogRule;
const findsOut = { needed: 'ifPossible', reExecutable: false, keepsOutput: true } as const satisfies LogRule;
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
    log: { ...works, needed: 'whereKept' },
  },
  recorder: {
    description: 'process the call-recording webhook',
    surfaces: internal,
    backend: long,
    log: works,
  },
  dailyBatch: {
    description: 'get companies and owners',
    surfaces: internal,
    backend: long,
    log: works,
  },
  getLog: { description: 'get log', surfaces: internal, backend: long, log: looks },
  reExecute: { description: '', surfaces: internal, backend: long, log: { ...looks, keepsOutput: true } },
  test: {
    description: 'test',
    surfaces: { B: { ...withBadInput, apiKey: false }, C: { ...withoutBadInput, optionsId: 'test-options' } },
    backend: long,
    log: findsOut,
  },
  alertTest: {
    description: 'alert test',
    surfaces: { B: { ...withoutBadInput, optionsId: 'test-options' } },
    backend: long,
    log: findsOut,
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
