import { turnOf } from '../corrections.ts';
import type { Weighed } from './among.ts';
import { type Habits, isCountedNear } from './habits.ts';
import { isAlone, isNearTime } from './put-forward.ts';
import type { Figure, Reading } from './reading.ts';
import { areWithin } from './within.ts';

/** A figure of the talk with what it was taken for. */
export interface Taken {
  readonly figure: Figure;
  readonly reading: Reading | undefined;
}

const belowTen = 10;
/** Sentences over which people haggle on, and how far one bid is from the other. */
const [reach, mostApart] = [5, 2.2];
const inThousands = 1000;
/** A bid is said first, or right behind such a word. */
const bid = /^\W*$|\b(?:make (?:it|that)|call it|capped at) $/i;

/** "Two per cent of the float." - "Make it three." - "Two and a half and that's me done.": a bid below ten goes on from the share that was said last. */
export function smallShare(all: readonly Weighed[], before: readonly Taken[], habits: Habits): Reading | undefined {
  const figure = all[0]?.reading.figure;
  if (figure?.quantity.kind !== 'bare' || figure.quantity.per.length > 0) return undefined;
  const { value, start } = figure.quantity;
  const { index, text } = figure.remark;
  if (value >= belowTen || !bid.test(text.slice(0, start)) || !isAlone(figure) || isNearTime(figure)) return undefined;
  if (isCountedNear(figure, habits)) return undefined;
  const near = before.slice(before.findLastIndex((one) => index - one.figure.remark.index > reach) + 1);
  // "at six thousand" - "six is an insult"
  if (near.some(({ reading }) => reading?.value === value * inThousands)) return undefined;
  const last = near.findLast((one) => areWithin(one.figure.quantity.value, value, mostApart));
  if (!last || turnOf(last.figure.remark) === turnOf(figure.remark)) return undefined;
  return last.reading?.as === 'percent' ? all.find(({ reading }) => reading.as === 'percent')?.reading : undefined;
}
