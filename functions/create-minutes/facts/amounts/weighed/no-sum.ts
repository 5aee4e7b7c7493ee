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

/** "Two fifty per minute" is how fast something runs, unless it is charged for. */
const rate = /^(?:minute|second|min|sec)$/;
const charged = /\b(?:charg\w*|pric\w*|rates?|pay\w*|bill\w*|costs?|tariff|cents?|pence)\b|[$€£]/i;

export function isSpeed({ quantity: { per, unit }, remark: { text } }: Figure): boolean {
  return unit === undefined && per.some((one) => rate.test(one)) && !charged.test(text);
}

/** What a share is of that nobody pays: a solution, a charge, a cloth. */
const substance =
  /\b(?:peroxide|alcohol|chlorine|bleach|acid|concentrations?|humidity|moisture|salinity|solution|meat|cocoa|cotton|polyester|wool|protein|charge to)\b/i;

export function isOfSubstance({ quantity: { kind }, remark: { text } }: Figure): boolean {
  return kind === 'percent' && substance.test(text);
}

/** What is handled by the day is counted: "capped us at a thousand a day", after orders. */
export function isThroughput({ quantity: { kind, per, unit }, remark: { text } }: Figure): boolean {
  return (
    kind === 'bare' &&
    unit === undefined &&
    per.some((one) => /^(?:day|hour|shift)$/.test(one)) &&
    handles.test(text) &&
    !charged.test(text)
  );
}

const handles =
  /\b(?:capped|capacity|throughput|volumes?|handle|process|ship|pick|pack|produce|second line|lines?|forecast\w*|peak)\b/i;
