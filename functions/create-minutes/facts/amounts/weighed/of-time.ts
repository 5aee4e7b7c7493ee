import type { Talk } from '../../talk.ts';
import { englishNumbers } from '../english-numbers.ts';
import type { Figure } from './reading.ts';

/** How long something lasts, with its remark: "ninety days". */
export interface Span {
  readonly value: number;
  readonly index: number;
}

const days = /^[ -](?:(?:business|working|calendar|full|more) )?days?\b(?! an?\b| per\b)/i;
/** Of weeks, hours and minutes people go on to money at once; terms are in days. */
const least = 10;

/** Spans of time that are said in full. */
export function spansIn({ remarks }: Talk): readonly Span[] {
  return remarks.flatMap(({ text, index }) =>
    englishNumbers(text).flatMap(({ value, end }) =>
      value >= least && days.test(text.slice(end)) ? [{ value, index }] : [],
    ),
  );
}

const [reach, mostApart] = [5, 2.2];

/** "Ninety days." - "One hundred eighty.": a number that goes on from one, where no money was spoken of in between. */
export function isOfSpan(
  { quantity: { value, per }, remark: { index } }: Figure,
  spans: readonly Span[],
  moneyIn: ReadonlySet<number>,
): boolean {
  if (per.length > 0 || value < least) return false;
  const last = spans.findLast((span) => span.index <= index && index - span.index <= reach);
  if (last === undefined || Math.max(last.value, value) > mostApart * Math.min(last.value, value)) return false;
  for (let at = last.index - reach; at <= index; at++) if (moneyIn.has(at)) return false;
  return true;
}
