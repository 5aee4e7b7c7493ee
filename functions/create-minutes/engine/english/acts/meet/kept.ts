import { clockIn } from '../../dates/clock.ts';
import { type Heard, isOther } from './heard.ts';
import { signsOf } from './signs.ts';
import type { Placed } from './traits.ts';

const mostAnswers = 8;

/** Named again by the other side, or taken by it in its first answer, be it by an hour. */
export function isKept({ first, named }: Placed, heard: readonly Heard[]): boolean {
  if (named.some((one) => isOther(one.remark, first.remark))) return true;
  const answers = heard
    .slice(first.remark.index + 1, first.remark.index + mostAnswers)
    .filter((one) => one.turn > first.turn && isOther(one.remark, first.remark));
  const taken = (one: Heard) => signsOf(one).stance === 2 || clockIn(one.said) !== undefined;
  return answers.some((one) => one.turn === answers[0]?.turn && taken(one));
}

/** A yes of the other side between two remarks. */
export function isTaken(since: Heard, before: Heard, heard: readonly Heard[]): boolean {
  return heard
    .slice(since.remark.index + 1, before.remark.index)
    .some((one) => isOther(one.remark, since.remark) && signsOf(one).stance === 2);
}

/** "On the fourteenth you're in Kericho." */
export function isAgainst(one: Heard): boolean {
  const { has, stance } = signsOf(one);
  return has.absent + has.refuses > 0 || stance === -1;
}
