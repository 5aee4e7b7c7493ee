import { type Heard, isOther } from './heard.ts';
import { isAgainst, isKept } from './kept.ts';
import { isPutOff } from './put-off.ts';
import { putOffWords } from './put-off-words.ts';
import { signsOf } from './signs.ts';
import type { Placed, Traits } from './traits.ts';

/** Remarks and turns after a day was named last. */
const [mostSince, turnsSince] = [20, 4];
const noOtherDay = 6;

/** How the talk of a day goes on once it was named last: whether it is taken, left for later, or gives way to another day. */
export function endingOf(placed: Placed, beside: readonly Placed[], heard: readonly Heard[]): Traits {
  const { first, last, date } = placed;
  const since = heard
    .slice(last.remark.index + 1, last.remark.index + 1 + mostSince)
    .filter(({ turn }) => turn - last.turn <= turnsSince);
  const replies = since.filter(({ turn, remark }) => turn > last.turn && isOther(remark, last.remark));
  const added = since.filter(({ remark }) => !isOther(remark, last.remark));
  const inPlace = since.find(({ votes }) => votes.some((vote) => !vote.barred && vote.date && vote.date !== date));
  const other = inPlace && beside.find((one) => one.first === inPlace && one.date !== date);
  const [reply] = replies;
  return {
    'ending: others leave it open': count(replies, ({ said }) => putOffWords.leavesOpen(said)),
    'ending: they leave it open themselves': count(added, ({ said }) => putOffWords.leavesOpen(said)),
    'ending: no day': count(since, ({ said }) => putOffWords.noDay.test(said)),
    'ending: something else instead': count(replies, ({ said }) => putOffWords.instead.test(said)),
    'ending: stands': count(since, ({ said }) => putOffWords.dayStands.test(said)),
    'ending: against': count(replies, isAgainst),
    'ending: first reply against': flag(reply !== undefined && isAgainst(reply)),
    'ending: first reply confirms': flag(reply !== undefined && signsOf(reply).has.confirms > 0),
    'ending: put off': flag(isPutOff(placed, undefined, heard)),
    'ending: kept': flag(isKept(placed, heard)),
    'ending: last against': flag(isAgainst(last)),
    'ending: last by others': flag(isOther(last.remark, first.remark)),
    'ending: turns to other day': inPlace ? inPlace.turn - last.turn : noOtherDay,
    'ending: other day by others': flag(inPlace !== undefined && isOther(inPlace.remark, last.remark)),
    'ending: other day kept': other ? (isKept(other, heard) ? 1 : -1) : 0,
    'ending: other day later': other ? (other.date > date ? 1 : -1) : 0,
    'ending: goes on': Math.min(turnsSince, (since.at(-1)?.turn ?? last.turn) - last.turn),
  };
}

const mostCounted = 3;

function count(some: readonly Heard[], holds: (one: Heard) => boolean): number {
  return Math.min(mostCounted, some.filter(holds).length);
}

function flag(holds: boolean): number {
  return holds ? 1 : 0;
}
