/** A number with its unit, as found in a sentence. */
export interface Quantity {
  readonly start: number;
  readonly end: number;
  /** The full number: 1200000 for 120万. */
  readonly value: number;
  /** Verbatim, with currency, unit and what it is per. */
  readonly asWritten: string;
  /** `bare` has neither currency nor noun; what it counts is then seen from what is said around it. */
  readonly kind: 'money' | 'percent' | 'count' | 'bare';
  /** ISO 4217 code, `percent`, or what is counted in the singular or plural as said; undefined when it is left open. */
  readonly unit: string | undefined;
  /** What the amount is for one of, as said: `seat`, `month`, `ID`, `月`. */
  readonly per: readonly string[];
  readonly tax: 'included' | 'excluded' | undefined;
}
