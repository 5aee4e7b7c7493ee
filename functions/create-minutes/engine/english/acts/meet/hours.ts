import { zonedClock, zonedDayShift } from '../../../calendar/zoned.ts';
import type { Meeting } from '../../../meeting.ts';
import type { Clock } from '../../dates/clock.ts';
import { clocksOf } from '../meeting-time.ts';
import type { Heard } from './heard.ts';
import { spoken } from '../meeting-words.ts';
import { looseClocks } from './loose-clocks.ts';

/** An hour as it is named at one place. */
export interface Spoken {
  readonly heard: Heard;
  readonly asWritten: string;
  /** By the clocks of the meeting, HH:MM, with the days by which its day differs from the one that was said. */
  readonly time: string;
  readonly shift: number;
  /** Told to be on the clocks of the meeting (mostly the seller's), of others, or of nobody. */
  readonly on: 'ours' | 'theirs' | 'unsaid';
  /** On clocks that nobody knows. */
  readonly lost: boolean;
  readonly zoned: boolean;
  readonly loose: boolean;
}

/** All places where one hour is named. */
export type Hour = readonly Spoken[];

type Clocks = Pick<Clock, 'hour' | 'minute' | 'zone' | 'whose' | 'asWritten' | 'isSame'> & { readonly loose: boolean };

/** The hours that are named in a stretch, each with its places; what was said just before it may have named the one that is meant again. */
export function hoursOf(
  stretch: readonly Heard[],
  date: string,
  meeting: Meeting,
  earlier: readonly Heard[] = [],
): readonly Hour[] {
  const isEarly = [...earlier, ...stretch].some(({ said }) => atDawn.test(said));
  const counts = countsIn(stretch);
  const named = stretch.flatMap((heard) =>
    clocksIn(heard, meeting)
      .filter(({ asWritten }) => !(counts.has(heard) && bareNumber.test(asWritten)))
      .map((clock) => ({ heard, clock: isEarly ? inTheMorning(clock) : clock })),
  );
  const away = awayIn(named, meeting);
  const hours = new Map<string, Spoken[]>();
  let before: Clocks | undefined = earlier
    .flatMap((heard) => clocksIn(heard, meeting))
    .findLast(({ bare, isSame }) => !bare && !isSame);
  for (const { heard, clock } of named) {
    const meant = inStep(clock, before);
    if (!meant) continue;
    before = meant;
    const spoken = spokenAt(heard, meant, date, meeting, away);
    const key = hours.has(spoken.time) ? spoken.time : (sameOnDial(spoken.time, hours, meant) ?? spoken.time);
    hours.set(key, [...(hours.get(key) ?? []), { ...spoken, time: key }]);
  }
  return [...hours.values()];
}

/** "Groups of ten." - "Eight." - "Eight, thank you.": numbers that put a count right. */
function countsIn(stretch: readonly Heard[]): ReadonlySet<Heard> {
  const counts = new Set<Heard>();
  for (const [i, heard] of stretch.entries()) {
    const before = stretch[i - 1];
    if (!before || heard.turn - before.turn > 1 || !startsWithNumber.test(heard.said)) continue;
    if (counts.has(before) || countsThings.test(before.said)) counts.add(heard);
  }
  return counts;
}

const number = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const startsWithNumber = new RegExp(`^(?:no,? )?${number}(?:[,.!]|$| (?:thank|sorry|at ${number}))`, 'i');
const bareNumber = new RegExp(`^${number}$`, 'i');
const countsThings = new RegExp(
  `\\b(?:${number} (?!(?:days?|weeks?|months?|hours?|minutes?|o['’]clock)\\b)\\p{L}{3,}s\\b|\\p{L}{3,}s (?:of|at) ${number}\\b)|\\b(?:at|for) (?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\\p{L}+teen)\\b`,
  'iu',
);

/** "Come for the early, six o'clock." */
const atDawn =
  /\b(?:for the earl(?:y|ies)|earl(?:y|ies) shift|breakfast (?:meeting|together)|bacon (?:rolls?|butt(?:y|ies)|sandwich)|before (?:we open|the shift|sunrise|dawn|school)|crack of dawn)\b/i;

function inTheMorning(clock: Moved): Moved {
  const isBare = !spoken.test(clock.asWritten) && clock.zone === undefined;
  return isBare && (clock.hour === 17 || clock.hour === 18) ? { ...clock, hour: clock.hour - 12 } : clock;
}

/** Clocks that are not those of the meeting, and whose they are; the zone is not always told. */
interface Away {
  readonly zone: string | undefined;
  readonly side: 'internal' | 'external';
}

/** The customer's, unless the seller names them as his own: "I could do ten, Perth time". */
function awayIn(
  named: readonly { readonly heard: Heard; readonly clock: Moved }[],
  { timeZone, time }: Meeting,
): Away | undefined {
  const pair = sameOnOneOfTwo(named, Number(time?.slice(0, 2)));
  if (pair) return pair;
  for (const { heard, clock } of named) {
    const { zone, whose, asWritten } = clock;
    if (zone === undefined || zone === timeZone) continue;
    const before = heard.said.slice(0, Math.max(0, heard.said.indexOf(asWritten)));
    const isOwn = whose === 'speaker' || (whose === undefined && couldDo.test(before));
    return { zone, side: isOwn && heard.remark.side === 'internal' ? 'internal' : 'external' };
  }
  return undefined;
}

/** "Same time? That's one for me, two for you.": the hour of the present meeting is on its own clocks. */
function sameOnOneOfTwo(
  named: readonly { readonly heard: Heard; readonly clock: Moved }[],
  own: number,
): Away | undefined {
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

const couldDo = /\bI (?:can|could)(?: only| just| maybe)? (?:do|make|manage|offer)[^.?!]*$/i;

interface Moved extends Clocks {
  readonly moved?: number | undefined;
  readonly bare?: boolean;
}

const known = new WeakMap<Heard, readonly Moved[]>();

/** Read once, though a remark lies near several days. */
function clocksIn(heard: Heard, meeting: Meeting): readonly Moved[] {
  const told = known.get(heard) ?? readClocks(heard, meeting);
  known.set(heard, told);
  return told;
}

function readClocks(heard: Heard, meeting: Meeting): readonly Moved[] {
  const sure = clocksOf(heard, meeting).map((clock): Moved => ({ ...clock, loose: false }));
  const loose = looseClocks(
    heard.said,
    sure.map(({ asWritten }) => asWritten),
  );
  return [
    ...sure,
    ...loose.map(
      ({ hour, ...clock }): Moved => ({
        ...clock,
        hour: hour ?? 0,
        bare: hour === undefined,
        loose: true,
      }),
    ),
  ];
}

/** "Make it half past", "push it by thirty minutes", "the twenty-ninth then, same time": in step with the hour before. */
function inStep(clock: Moved, before: Clocks | undefined): Clocks | undefined {
  if (clock.isSame && before && !before.isSame) return { ...before, asWritten: clock.asWritten };
  if (!clock.bare) return clock;
  if (!before) return undefined;
  const at = before.hour * 60 + (clock.moved === undefined ? clock.minute : before.minute + clock.moved);
  if (at < 0 || at >= 24 * 60) return undefined;
  return { ...before, hour: Math.floor(at / 60), minute: at % 60, asWritten: clock.asWritten, loose: true };
}

function spokenAt(heard: Heard, clock: Clocks, date: string, meeting: Meeting, away: Away | undefined): Spoken {
  const { side } = heard.remark;
  const home = meeting.timeZone;
  const mine =
    clock.whose === undefined || side === undefined
      ? undefined
      : (clock.whose === 'speaker') === ((away?.side === 'internal' ? 'external' : 'internal') === side);
  const on = mine === undefined ? 'unsaid' : mine ? 'ours' : 'theirs';
  const zone = clock.zone ?? (on === 'theirs' ? away?.zone : undefined);
  const differs = zone !== undefined && home !== undefined && zone !== home;
  const plain = `${String(clock.hour).padStart(2, '0')}:${String(clock.minute).padStart(2, '0')}`;
  return {
    heard,
    asWritten: clock.asWritten,
    time: differs ? zonedClock(date, clock.hour, clock.minute, zone, home) : plain,
    shift: differs ? zonedDayShift(date, clock.hour, clock.minute, zone, home) : 0,
    on: on === 'unsaid' && clock.zone ? (differs ? 'theirs' : 'ours') : on,
    lost: on === 'theirs' && zone === undefined,
    zoned: clock.zone !== undefined,
    loose: clock.loose,
  };
}

/** "Two for you would be eight for us": the same place of the hand, where one of the two was worked out from other clocks. */
function sameOnDial(
  time: string,
  hours: ReadonlyMap<string, readonly Spoken[]>,
  { asWritten }: Clocks,
): string | undefined {
  if (/[ap]\.?m\b|noon|morning|afternoon|evening/i.test(asWritten)) return undefined;
  const hour = (Number(time.slice(0, 2)) + 12) % 24;
  const other = `${String(hour).padStart(2, '0')}${time.slice(2)}`;
  return hours.get(other)?.some(({ on }) => on === 'theirs') ? other : undefined;
}
