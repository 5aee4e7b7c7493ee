import type { Reading } from './reading.ts';
import type { View } from './view.ts';

const terms = /掛け率|仕切り?率|掛け(?=は|が|を|も|、)/u;
/** Sentences on either side in which such terms are spoken of. */
const reach = 4;
const [least, most] = [30, 95];
const leastOdds = -1.5;

/** 「ほかは六十で入れてるとこが多い」, where they haggle over 掛け率: a bare number is that share. */
export function isPlainShare(
  { as, way, value, figure: { remark } }: Reading,
  odds: number,
  { talk: { code, remarks } }: View,
): boolean {
  if (code !== 'ja' || as !== 'percent' || way !== 'bare' || value < least || value > most || odds < leastOdds)
    return false;
  return remarks
    .slice(Math.max(0, remark.index - reach), remark.index + 1 + reach)
    .some(({ text }) => terms.test(text));
}
