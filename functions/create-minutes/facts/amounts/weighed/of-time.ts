import type { Talk } from '../../talk.ts';
import { englishNumbers } from '../english-numbers.ts';
import type { Figure } from './reading.ts';

/** How long something lasts that was said last in a remark, by the remark's index: "ninety days". */
export type Spans = ReadonlyMap<number, number>;

const days = /^[ -](?:(?:business|working|calendar|full|more) )?days?\b(?! an?\b| per\b)/i;
/** Of weeks, hours and minutes people go on to money at once; terms are in days. */
const least = 10;

/** Spans of time that are said in full. */
export function spansIn({ remarks }: Talk): Spans {
  return new Map(
    remarks.flatMap(({ text, index }) =>
      englishNumbers(text).flatMap(({ value, end }) =>
        value >= least && days.test(text.slice(end)) ? [[index, value] as const] : [],
      ),
    ),
  );
}

const [reach, mostApart] = [5, 2.2];

/** "Ninety days." - "One hundred eighty.": a number that goes on from one, where no money was spoken of in between. */
export function isOfSpan(
  { quantity: { value, per }, remark: { index } }: Figure,
  spans: Spans,
  moneyIn: ReadonlySet<number>,
): boolean {
  if (per.length > 0 || value < least) return false;
  const back = [...Array(reach + 1).keys()].find((ago) => spans.has(index - ago));
  const last = back === undefined ? undefined : spans.get(index - back);
  if (back === undefined || last === undefined) return false;
  if (Math.max(last, value) > mostApart * Math.min(last, value)) return false;
  for (let at = index - back - reach; at <= index; at++) if (moneyIn.has(at)) return false;
  return true;
}
