import type { MeetingDay } from './choose.ts';
import type { Heard } from './heard.ts';
import { isAcross, near } from './heard.ts';
import { words } from './words.ts';

/** Turns after a day was turned down in which another is found in its place. */
const mostTurns = 2 * near;

/**
 * A day that was turned down gives way to one that is named after it and taken: 「23日の15時」「すみません、その日は別件が」
 * 「では26日」「26日、大丈夫です」.
 */
export function movedOn(chosen: MeetingDay, all: readonly MeetingDay[], heard: readonly Heard[]): MeetingDay {
  const last = lastNamed(chosen, heard);
  if (!last || !isTurnedDown(last, chosen, heard)) return chosen;
  const next = all.findLast((day) => {
    const { turn, at } = day.days[0] ?? { turn: 0, at: 0 };
    const { acceptedAfter = 0, refusedAfter, barredLast } = day.traits;
    const isTaken = acceptedAfter > 0 && !refusedAfter && !barredLast;
    const stays = lastNamed(day, heard);
    return (
      at > last.by.position && turn <= last.by.turn + mostTurns && isTaken && stays && !isTurnedDown(stays, day, heard)
    );
  });
  return next ?? chosen;
}

function lastNamed({ days }: MeetingDay, heard: readonly Heard[]): Heard | undefined {
  return heard[days.at(-1)?.at ?? -1];
}

/** By who names it last, or in the first reply of the other side. */
function isTurnedDown(last: Heard, { days }: MeetingDay, heard: readonly Heard[]): boolean {
  const at = heard.indexOf(last);
  const after = heard.slice(at + 1, at + 1 + near);
  const own = [last, ...after.filter(({ by }) => by.turn === last.by.turn)];
  const reply = after.find((one) => one.by.turn > last.by.turn && isAcross(one, last));
  const refuses = ({ by }: Heard) => words.refuses.test(by.said) && !words.accepts.test(by.said);
  return own.some((one) => refuses(one) || stepsAway(one, days)) || (reply !== undefined && refuses(reply));
}

/** 「9日は決算なんです。一週間ずらしてもらえますか」 */
function stepsAway({ votes }: Heard, days: MeetingDay['days']): boolean {
  return votes.some(({ stepped, date }) => stepped !== undefined && date !== days[0]?.date);
}
