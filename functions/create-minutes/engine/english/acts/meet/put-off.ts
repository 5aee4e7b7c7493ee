import { type Heard, isOther } from './heard.ts';
import type { Hour } from './hours.ts';
import { isAgainst } from './kept.ts';
import { putOffWords as words } from './put-off-words.ts';
import { signsOf } from './signs.ts';
import type { Placed } from './traits.ts';

/** Remarks and turns after a day and its hour were named last. */
const [mostSince, turnsSince] = [16, 3];
/** Turns after a day in which its hour is still named for it. */
const hourWithin = 2;

/**
 * "Could we say Thursday at ten?" - "Send the thing first and we'll see from there.": a day that was talked of, but to which nobody
 * will be held. Once the other side has taken it, it stands.
 */
export function isPutOff({ first, last, named }: Placed, hour: Hour | undefined, heard: readonly Heard[]): boolean {
  const places = (hour ?? []).map((one) => one.heard).filter(({ turn }) => turn - last.turn <= hourWithin);
  const from = places.reduce((latest, one) => (one.remark.index > latest.remark.index ? one : latest), last);
  const isReply = isOther(from.remark, first.remark);
  let isSafe = isReply && isTaking(from, hour);
  let refusedAt: number | undefined;
  const since = heard.slice(from.remark.index, from.remark.index + mostSince);
  if (since.some(({ said }) => words.dayStands.test(said))) return false;
  for (const one of since) {
    const { said, turn } = one;
    if (turn - from.turn > turnsSince) return false;
    if ((turn === from.turn && !isReply) || (one !== last && named.includes(one))) continue;
    if (turn - from.turn <= 1 && isAgainst(one)) refusedAt = turn;
    if (words.noDay.test(said) || (!isSafe && refusedAt === turn && words.instead.test(said))) return true;
    if (turn > from.turn && isOther(one.remark, from.remark) && signsOf(one).stance === 2) return false;
    isSafe ||= words.asksForHour.test(said);
    if (!isSafe && words.leavesOpen(said)) return true;
  }
  return false;
}

/** "Noon works", "Two o'clock." */
function isTaking(one: Heard, hour: Hour | undefined): boolean {
  const { has, stance } = signsOf(one);
  const isEcho = hour?.some(({ heard }) => heard === one) && !has.asks;
  return stance === 2 || ((has.confirms > 0 || isEcho === true) && !isAgainst(one));
}

/** "Shall we have a catch-up in July?" - "Let's see how it runs first.": who asks so had agreed on no day before. */
export function isAskedInVain({ last }: Placed, heard: readonly Heard[]): boolean {
  return heard.slice(last.remark.index + 1).some((ask) => {
    if (ask.turn === last.turn || !words.asksToMeet.test(ask.said)) return false;
    const answers = heard
      .slice(ask.remark.index + 1, ask.remark.index + mostAnswers)
      .filter(({ turn, remark }) => turn > ask.turn && turn - ask.turn <= 1 && isOther(remark, ask.remark));
    const [first] = answers;
    if (!first || signsOf(first).stance === 2) return false;
    return answers.some(({ said }) => words.noDay.test(said) || words.leavesOpen(said) || words.instead.test(said));
  });
}

const mostAnswers = 5;
