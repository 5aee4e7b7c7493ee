import type { Meeting } from '../../../meeting.ts';
import { aheadIn, type NamedHours, otherSide } from './ahead.ts';
import { type Away, clocksMeant, onOurClocks } from './clocks-meant.ts';
import { zoneAt } from './own-clocks.ts';

/** The customer's, unless the talk tells that the seller is elsewhere: by where he is, or since only so two hours are the same. */
export function awayIn(named: NamedHours, meeting: Pick<Meeting, 'timeZone' | 'time'>, date: string): Away | undefined {
  const { timeZone, time } = meeting;
  const away =
    sameOnOneOfTwo(named, Number(time?.slice(0, 2))) ?? awayByOwn(named, timeZone) ?? awayByZone(named, timeZone);
  if (away?.ahead !== undefined || (away?.zone !== undefined && away.isSure)) return away;
  if (away?.zone !== undefined) return likelier(away, named, timeZone, date);
  const ahead = aheadIn(named, away?.side ?? 'external');
  if (ahead === undefined) return away;
  return away ? { ...away, ahead } : likelier({ side: 'external', ahead }, named, timeZone, date);
}

/** Whose clocks they are is told by which hours would be the same: "four, London time?" - "Five here." */
function likelier(away: Away, named: NamedHours, home: string | undefined, date: string): Away {
  const other = { ...away, side: otherSide(away.side), ahead: away.ahead === undefined ? undefined : -away.ahead };
  return agreeing(other, named, home, date) > agreeing(away, named, home, date) ? other : away;
}

/** Hours told on either clocks, and in a zone, that are the same. */
function agreeing(away: Away, named: NamedHours, home: string | undefined, date: string): number {
  const zoned = new Set<string>();
  const sided = new Set<string>();
  for (const { heard, clock } of named) {
    if (clock.zone === undefined && clock.whose === undefined) continue;
    const { time } = onOurClocks(clock, date, clocksMeant(heard, clock, away), home);
    (clock.zone === undefined ? sided : zoned).add(time);
  }
  return [...sided].filter((time) => zoned.has(time)).length;
}

function awayByZone(named: NamedHours, timeZone: string | undefined): Away | undefined {
  for (const { heard, clock } of named) {
    const { zone, whose, asWritten } = clock;
    if (zone === undefined || zone === timeZone) continue;
    const before = heard.said.slice(0, Math.max(0, heard.said.indexOf(asWritten)));
    const isOwn = whose === 'speaker' || (whose === undefined && couldDo.test(before));
    return { zone, side: isOwn && heard.remark.side === 'internal' ? 'internal' : 'external' };
  }
  return undefined;
}

/** "I could do ten, Perth time" */
const couldDo = /\bI (?:can|could)(?: only| just| maybe)? (?:do|make|manage|offer)[^.?!]*$/i;

/** Of who names an hour and tells where he is, there or when they began. */
function awayByOwn(named: NamedHours, timeZone: string | undefined): Away | undefined {
  for (const { heard, clock } of named) {
    const { own, remark, said } = heard;
    if (!remark.side) continue;
    if (own && (own.zone !== undefined || own.ahead !== undefined)) return { ...own, side: remark.side, isSure: true };
    const zone = clock.whose === undefined ? undefined : zoneAt(said);
    if (zone !== undefined && zone !== timeZone) return { zone, side: remark.side, isSure: true };
  }
  return undefined;
}

/** "Same time? That's one for me, two for you.": the hour of the present meeting is on its own clocks. */
function sameOnOneOfTwo(named: NamedHours, own: number): Away | undefined {
  for (const { heard, clock } of named) {
    const beside = named.some((one) => one.heard.turn === heard.turn && one.clock.isSame);
    const other = named.find(
      (one) => one.heard === heard && one.clock.whose !== undefined && one.clock.whose !== clock.whose,
    );
    if (
      !beside ||
      !other ||
      clock.whose === undefined ||
      clock.hour % 12 !== own % 12 ||
      other.clock.hour % 12 === own % 12
    )
      continue;
    const isOurs = (clock.whose === 'speaker') === (heard.remark.side === 'internal');
    return { zone: other.clock.zone, side: isOurs ? 'external' : 'internal' };
  }
  return undefined;
}
