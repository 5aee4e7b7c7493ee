import { zonedClock } from '../../../calendar/zoned.ts';
import { type Clock, clockIn, clocksIn } from '../../dates/clock.ts';
import { spoken } from './meeting-words.ts';

/** When and where the meeting at hand takes place. */
export interface Setting {
  readonly day: string | undefined;
  readonly time: string | undefined;
  readonly timeZone: string | undefined;
}

const again =
  /\b(?:(?:the )?same (?:time|hour|slot)|(?:this|that) same (?:time|slot|hour)|same as (?:now|today|this)|this (?:time|hour|slot) again)\b/i;

/** The hour a text names to meet at; a bare one in the half of the day of this meeting, where both fit. */
export function clockOf(clause: { readonly said: string }, setting: Setting): Clock | undefined {
  return clockIn(clause.said) ? clocksOf(clause, setting)[0] : sameHour(clause, setting);
}

/** All of them. */
export function clocksOf({ said }: { readonly said: string }, setting: Setting): readonly Clock[] {
  const clocks = clocksIn(said);
  if (clocks.length === 0) return [sameHour({ said }, setting) ?? []].flat();
  const own = Number(setting.time?.slice(0, 2));
  const plain = spoken.test(said);
  return clocks.map((clock) =>
    clock.zone !== undefined || plain ? clock : { ...clock, hour: likeThis(clock.hour, own) },
  );
}

function sameHour({ said }: { readonly said: string }, { time }: Setting): Clock | undefined {
  const same = time === undefined ? undefined : again.exec(said)?.[0];
  if (time === undefined || !same) return undefined;
  const [hour, minute] = [Number(time.slice(0, 2)), Number(time.slice(3))];
  return { hour, minute, zone: undefined, asWritten: same, whose: undefined, isSame: asNamed.test(said) };
}

/** Not "same time as today", "this same slot": these are of the present meeting. */
const asNamed = /(?<!\b(?:this|that) )\bsame (?:time|hour|slot)\b(?! as\b)/i;

/** People who meet early or late meet so again: "half six" is in the morning for who met at seven. */
function likeThis(hour: number, own: number): number {
  if (hour % 12 === own % 12) return own;
  const other = (hour + 12) % 24;
  if (own < early && other >= earliest && other <= early) return other;
  return own >= late && hour < late && other >= late && other <= Math.max(latest, own + 2) ? other : hour;
}

const earliest = 5;
const early = 8;
const late = 18;
/** Who met at half past six in the evening and says nine means the morning. */
const latest = 20;

/** HH:MM in the zone of the meeting. */
export function timeOf({ hour, minute, zone }: Clock, date: string | undefined, { timeZone }: Setting): string {
  if (zone && timeZone && date && zone !== timeZone) return zonedClock(date, hour, minute, zone, timeZone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
