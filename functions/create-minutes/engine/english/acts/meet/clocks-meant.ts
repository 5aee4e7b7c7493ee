import { zonedClock, zonedDayShift } from '../../../calendar/zoned.ts';
import type { Clock } from '../../dates/clock.ts';
import type { Heard } from './heard.ts';
import type { OtherClocks } from './own-clocks.ts';

type Named = Pick<Clock, 'hour' | 'minute' | 'zone' | 'whose'>;

/** Clocks that are not those of the meeting, and whose they are; how they differ is not always told. */
export interface Away extends OtherClocks {
  readonly side: 'internal' | 'external';
  /** Told in so many words. */
  readonly isSure?: boolean;
}

interface Meant extends OtherClocks {
  readonly on: 'ours' | 'theirs' | 'unsaid';
}

/** On whose clocks an hour is: those of who told where he is, else by the side that is elsewhere. */
export function clocksMeant({ own, remark: { side } }: Heard, { whose, zone }: Named, away: Away | undefined): Meant {
  const isAway = own && (own.zone !== undefined || own.ahead !== undefined);
  if (zone === undefined && whose !== undefined && own)
    if (whose === 'speaker') return isAway ? { on: 'theirs', ...own } : { on: 'ours' };
    else if (isAway) return { on: 'ours' };
  if (whose === undefined || side === undefined) return { on: 'unsaid', zone };
  const home = away?.side === 'internal' ? 'external' : 'internal';
  const on = (whose === 'speaker') === (home === side) ? 'ours' : 'theirs';
  return {
    on,
    zone: zone ?? (on === 'theirs' ? away?.zone : undefined),
    ahead: on === 'theirs' && !zone ? away?.ahead : undefined,
  };
}

/** The hour, HH:MM, and by how many days it is another day. */
export function onOurClocks(
  { hour, minute }: Named,
  date: string,
  { zone, ahead }: OtherClocks,
  home: string | undefined,
): { readonly time: string; readonly shift: number } {
  if (zone !== undefined && home !== undefined && zone !== home)
    return { time: zonedClock(date, hour, minute, zone, home), shift: zonedDayShift(date, hour, minute, zone, home) };
  const at = hour * 60 + minute - (zone === undefined ? (ahead ?? 0) : 0);
  const shift = Math.floor(at / day);
  const inDay = at - shift * day;
  const pad = (number: number) => String(number).padStart(2, '0');
  return { time: `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`, shift };
}

const day = 1440;

/** "Nine for me and five for you?" - "Five is fine.": an hour that was told on their clocks, or would be the same there, is on them again. */
export function onTheirClocks(
  named: readonly { readonly heard: Heard; readonly clock: Named }[],
  away: Away | undefined,
  date: string,
  home: string | undefined,
): <One extends Named>(heard: Heard, clock: One, isNamed: (time: string) => boolean) => One {
  const told = { ours: new Set<number>(), theirs: new Set<number>() };
  for (const { heard, clock } of named) {
    const { on } = clocksMeant(heard, clock, away);
    if (on !== 'unsaid') told[on].add(minutesOf(clock));
  }
  return (heard, clock, isNamed) => {
    const { side } = heard.remark;
    const isUnsaid = away && side && clock.whose === undefined && clock.zone === undefined;
    if (!isUnsaid || told.ours.has(minutesOf(clock))) return clock;
    const theirs = { ...clock, whose: side === away.side ? ('speaker' as const) : ('listener' as const) };
    const isKnown = away.zone !== undefined || away.ahead !== undefined;
    const [there, here] = [away, {}].map((clocks) => onOurClocks(clock, date, clocks, home).time);
    const isSame = isKnown && side === away.side && isNamed(there ?? '') && !isNamed(here ?? '');
    return told.theirs.has(minutesOf(clock)) || isSame ? theirs : clock;
  };
}

function minutesOf({ hour, minute }: Named): number {
  return hour * 60 + minute;
}
