import type { Weighed } from './among.ts';
import type { Figure, Reading } from './reading.ts';
import { areWithin } from './within.ts';

/** Prices of the same are not farther apart. */
const mostApart = 1.45;
const withCents = /^\d{1,3}\.\d\d$/;
/** "Tuesday at 9.30" */
const hour =
  /\b(?:[ap]\.?m|o['’]?clock|morning|afternoon|evening|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|until|till)\b/i;

/** Those of the sums that are written to the cent. */
export function sumsInCents(chosen: readonly (Reading | undefined)[]): readonly Reading[] {
  return chosen.flatMap((one) => (one?.as === 'money' && isInCents(one.figure) ? one : []));
}

/** "4.60." - "4.50 with deburring and we close.": a figure written to the cent, where a sum near it is written so as well. */
export function inCents(all: readonly Weighed[], sums: readonly Reading[]): Reading | undefined {
  const figure = all[0]?.reading.figure;
  if (!figure || !isInCents(figure) || hour.test(figure.remark.text)) return undefined;
  const { value } = figure.quantity;
  if (!sums.some((sum) => areWithin(sum.value, value, mostApart))) return undefined;
  return all.find(({ reading }) => reading.as === 'money' && reading.way === 'bare')?.reading;
}

function isInCents({ quantity: { kind, per, asWritten } }: Figure): boolean {
  return kind === 'bare' && per.length === 0 && withCents.test(asWritten);
}
