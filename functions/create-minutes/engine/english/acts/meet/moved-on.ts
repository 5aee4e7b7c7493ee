import { clockIn } from '../../dates/clock.ts';
import { type Heard, isOther } from './heard.ts';
import { isAgainst, isKept, isTaken } from './kept.ts';
import type { Placed } from './traits.ts';

/** A day and how likely it is to be that of the next meeting, in log-odds. */
interface Weighed {
  readonly one: Placed;
  readonly score: number;
}

/** So much less likely may a day be that takes the place of the likeliest. */
const mostBehind = 2;
/** Turns after a day was named last in which another is found in its place. */
const mostTurns = 2;

/**
 * A day gives way to another that the other side names in its place, and that is kept: "Thursday the thirtieth?" - "The thirtieth is
 * stocktaking. Could we do the day after?" - "Friday, fine."
 */
export function movedOn<Day extends Weighed>(chosen: Day, all: readonly Day[], heard: readonly Heard[]): Day {
  const { first, last, date } = chosen.one;
  const isOpen = !isOther(last.remark, first.remark) || isAgainst(last);
  const next = all.find(({ one, score }) => {
    const { turn, remark } = one.first;
    const isAfter = remark.index >= last.remark.index && turn - last.turn <= mostTurns;
    const isAnswer = [first, last].some((own) => isOther(remark, own.remark)) && (isOpen || turn === last.turn);
    const isNew = one.date !== date && isAfter && isAnswer && score >= chosen.score - mostBehind;
    return isNew && !isTaken(last, one.first, heard) && isKept(one, heard);
  });
  return next ?? chosen;
}

const movesTo =
  /\b(?:mov(?:e|ing)|shift(?:ing)?|push(?:ing)?|bring(?:ing)?|switch(?:ing)?|swap(?:ping)?|chang(?:e|ing)|reschedul(?:e|ing)|postpon(?:e|ing))\b[^.?!]{0,40}\bto (?:the )?$/i;

/** "Any chance of moving it to the 19th?" - "Fine by me.": what was arranged before is on that day from then on. */
export function isMovedTo({ day, first, named }: Placed, heard: readonly Heard[]): boolean {
  const moves = day.some(({ vote, heard: { said } }) => {
    const at = said.indexOf(vote.asWritten);
    return !vote.barred && at > 0 && movesTo.test(said.slice(0, at));
  });
  return moves && !named.some(isAgainst) && isKept({ day, date: '', named, first, last: first }, heard);
}

/** So far behind may be the earlier of two meetings, and no less likely than this. */
const earlier = { mostBehind: 2.5, least: -0.6 };

/** "And a look at the numbers halfway, the twentieth of April": of several meetings that were agreed the earliest comes next. */
export function earliest<Day extends Weighed>(chosen: Day, all: readonly Day[], heard: readonly Heard[]): Day {
  const { first, date, day } = chosen.one;
  // told by another day it takes the place of that
  if (day.some(({ way }) => way !== 'own')) return chosen;
  const agreed = all.filter(({ one, score }) => {
    if (one.date >= date || score < Math.max(earlier.least, chosen.score - earlier.mostBehind)) return false;
    const isBefore = one.last.remark.index < first.remark.index;
    const isApart = isBefore
      ? isTaken(one.first, first, heard)
      : one.named.some(({ remark }) => remark.index > first.remark.index);
    // in its stead the later one is named
    const isReplaced = one.last.turn === first.turn || one.day.at(-1)?.vote.barred;
    return (
      isApart &&
      !isReplaced &&
      !isAgainst(one.last) &&
      one.named.some(({ said }) => clockIn(said)) &&
      isKept(one, heard)
    );
  });
  return agreed.reduce((best, day) => (day.one.date < best.one.date ? day : best), chosen);
}
