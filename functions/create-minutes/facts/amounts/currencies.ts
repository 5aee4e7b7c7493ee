import type { Talk } from '../talk.ts';
import { currencyAtStart, dollarsOfOneCountry } from './english-dollars.ts';
import type { Mention } from './judge.ts';

/** A sum whose currency is known, where it was said. */
interface Known {
  readonly at: number;
  readonly value: number;
  readonly unit: string;
}

/** "A crown that goes to the wrong dentist" is no money. */
const oneThing = /^an? \p{L}+$/iu;
/** Known sums that are looked at before and behind one without a currency. */
const [before, behind] = [6, 3];
/** What a sentence between two sums counts, in orders of magnitude; who names the currency later has not named it yet. */
const [perSentence, later] = [0.05, 0.3];
/** Sums farther apart are no nearer to one currency than to another. */
const mostApart = 1.5;

/**
 * What a sum is in that names no currency, by its value; undefined where the talk has none or but one. The same sum with its
 * currency tells it, or what is said right behind ("Złoty, not euro."), else the sum that is nearest in place and size:
 * "nineteen thousand euros is more than a hundred ten thousand reais. Above sixty-five thousand it's a tender."
 */
export function currenciesOf(mentions: readonly Mention[], talk: Talk): (value: number) => string | undefined {
  const sums = mentions.filter(({ judgement }) => judgement.reading === 'money');
  const named = sums.flatMap(({ quantity, remark }): readonly Known[] => {
    const unit = quantity.unit ?? saidBehind(remark.index, talk);
    return unit === undefined || oneThing.test(quantity.asWritten)
      ? []
      : [{ at: remark.index, value: quantity.value, unit }];
  });
  if (new Set(named.map(({ unit }) => unit)).size < 2) return () => undefined;
  const units = new Map(named.toReversed().map(({ value, unit }) => [value, unit]));
  const known: Known[] = [];
  let next = 0;
  for (const { quantity, remark } of sums) {
    while ((named[next]?.at ?? Number.POSITIVE_INFINITY) <= remark.index) next++;
    const { value } = quantity;
    const unit = quantity.unit ?? units.get(value) ?? nearest({ value, at: remark.index }, known, named, next);
    if (unit === undefined) continue;
    if (!units.has(value)) units.set(value, unit);
    known.push({ at: remark.index, value, unit });
  }
  return (value) => units.get(value);
}

function nearest(
  sum: Omit<Known, 'unit'>,
  known: readonly Known[],
  named: readonly Known[],
  next: number,
): string | undefined {
  const costOf = ({ at, value }: Known) =>
    Math.min(mostApart, Math.abs(Math.log10(sum.value / value))) +
    perSentence * Math.abs(sum.at - at) +
    (at > sum.at ? later : 0);
  const near = [...known.slice(-before), ...named.slice(next, next + behind)];
  return near.reduce<Known | undefined>((best, one) => (best && costOf(best) <= costOf(one) ? best : one), undefined)
    ?.unit;
}

/** "Eight ninety a bottle." - "New Zealand dollars, ex cellar." */
function saidBehind(index: number, { code, remarks, timeZone }: Talk): string | undefined {
  const [own, next] = [remarks[index], remarks[index + 1]];
  if (code !== 'en' || !own || !next || next.speaker !== own.speaker) return undefined;
  return currencyAtStart(next.text, timeZone);
}

/** Who has spoken of US dollars means these by dollars, wherever the meeting is. */
export function inDollarsSpokenOf(mentions: readonly Mention[], { code }: Talk): readonly Mention[] {
  const one = code === 'en' ? dollarsOfOneCountry(mentions.map(({ quantity }) => quantity.asWritten)) : undefined;
  if (one === undefined) return mentions;
  return mentions.map((mention) =>
    one.isPlain(mention.quantity.asWritten)
      ? { ...mention, quantity: { ...mention.quantity, unit: one.unit } }
      : mention,
  );
}
