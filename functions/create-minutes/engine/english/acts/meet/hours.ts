import type { Meeting } from '../../../meeting.ts';
import type { Clock } from '../../dates/clock.ts';
import { clocksOf } from './meeting-time.ts';
import type { Heard } from './heard.ts';
import { spoken } from './meeting-words.ts';
import { awayIn } from './away.ts';
import { type Away, clocksMeant, onOurClocks, onTheirClocks } from './clocks-meant.ts';
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
  const away = awayIn(named, meeting, date);
  const hours = new Map<string, Spoken[]>();
  let before: Clocks | undefined = earlier
    .flatMap((heard) => clocksIn(heard, meeting))
    .findLast(({ bare, isSame }) => !bare && !isSame);
  const onTheirs = onTheirClocks(named, away, date, meeting.timeZone);
  for (const { heard, clock } of named) {
    const stepped = inStep(clock, before);
    if (!stepped) continue;
    const meant = onTheirs(heard, stepped, (time) => hours.has(time));
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
  const { said } = heard;
  const sure = clocksOf(heard, meeting).map((clock): Moved => ({ ...clock, loose: false }));
  const loose = looseClocks(
    said,
    sure.map(({ asWritten }) => asWritten),
  );
  const all = [
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
  const at = ({ asWritten }: Moved) => said.indexOf(asWritten);
  return all
    .toSorted((one, other) => at(one) - at(other))
    .map((clock) => (clock.whose === undefined ? { ...clock, whose: whoseBefore(said, clock.asWritten) } : clock));
}

/** "By you it is fifteen", "here it will be ten" */
function whoseBefore(said: string, asWritten: string): Clock['whose'] {
  const before = said.slice(0, Math.max(0, said.indexOf(asWritten))).slice(-mostBefore);
  const [, side, place] = itIs.exec(before) ?? [];
  const who = side ?? place ?? '';
  if (who === '') return undefined;
  return /^(?:you|your|there)$/i.test(who) ? 'listener' : 'speaker';
}

const mostBefore = 40;
const itIs =
  /\b(?:(?:by|for|with|at|on|to) (you|us|me|(?:your|my|our)(?= (?:side|end|time)))(?: (?:side|end|time))?|(here|there)),? (?:it|that) (?:is|would be|will be|makes) (?:(?:about|then|already|only|just|still|at) )?$/i;

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
  const { on, zone, ahead } = clocksMeant(heard, clock, away);
  const there = onOurClocks(clock, date, { zone, ahead }, meeting.timeZone);
  return {
    heard,
    asWritten: clock.asWritten,
    ...there,
    on: on === 'unsaid' && clock.zone ? (zone === meeting.timeZone ? 'ours' : 'theirs') : on,
    lost: on === 'theirs' && zone === undefined && ahead === undefined,
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
