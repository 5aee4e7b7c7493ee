/** A place in a text that must not be seen. */
export interface PrivateSpan {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  /** What makes two writings the same: the digits of a number, an address in lower case. */
  readonly key: string;
}

/** Finds private things in a text, in time that grows with its length only. */
export type PrivateFinder = (text: string) => readonly PrivateSpan[];

export const builtInKinds = ['email', 'card', 'myNumber', 'bankAccount', 'phone', 'postalCode'] as const;
export type BuiltInKind = (typeof builtInKinds)[number];
