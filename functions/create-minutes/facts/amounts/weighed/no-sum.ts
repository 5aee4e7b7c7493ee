import type { Figure } from './reading.ts';

/** "Two thousand nine, I think", "they said 2027": a year, where no sum of the talk is near it. */
const saidYear =
  /^(?:20[0-4]\d|two thousand(?: and)? (?:\p{L}+teen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))$/iu;
const nearest = 1.3;

/** What is no sum, and counts nothing either. */
export function isYear({ quantity: { asWritten, per, value } }: Figure, sums: readonly number[]): boolean {
  const isNear = (sum: number) => Math.max(sum, value) <= nearest * Math.min(sum, value);
  return per.length === 0 && saidYear.test(asWritten) && !sums.some(isNear);
}

/** What a share is of that nobody pays: a solution, a charge, a cloth. */
const substance =
  /\b(?:peroxide|alcohol|chlorine|bleach|acid|concentrations?|humidity|moisture|salinity|solution|meat|cocoa|cotton|polyester|wool|protein|charge to)\b/i;

export function isOfSubstance({ quantity: { kind }, remark: { text } }: Figure): boolean {
  return kind === 'percent' && substance.test(text);
}
