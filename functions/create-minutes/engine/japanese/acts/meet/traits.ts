import { flag } from '../../../choice.ts';
import { weekdayOf } from '../../../calendar/day.ts';
import type { Talk } from '../talk.ts';
import { type Agreed, sameTime } from './hour.ts';
import { bounds, type Heard, heardBetween, isAcross, near } from './heard.ts';
import type { DayVote } from './votes.ts';
import { words } from './words.ts';

/** What speaks for and against a day's being that of the next meeting, by name, always in the same order. */
export type Traits = Readonly<Record<string, number>>;

/** What holds of the talk as a whole. */
export interface Whole {
  readonly talk: Talk;
  readonly heard: readonly Heard[];
  readonly ruled: string | undefined;
  /** Weekdays on which somebody is never free. */
  readonly neverFree: ReadonlySet<number>;
}

/** A day as it is named, with what is said around it. */
interface Around {
  readonly days: readonly DayVote[];
  readonly date: string;
  readonly named: readonly Heard[];
  readonly first: Heard;
  readonly last: Heard;
  readonly early: readonly Heard[];
  readonly after: readonly Heard[];
}

/** Undefined for a day that is turned down wherever it is named. */
export function traitsOf(days: readonly DayVote[], hour: Agreed | undefined, whole: Whole): Traits | undefined {
  const around = aroundOf(days, whole.heard);
  return around && { ...hearing(around), ...naming(around, hour, whole), ...wording(around), ...replying(around) };
}

function aroundOf(days: readonly DayVote[], heard: readonly Heard[]): Around | undefined {
  const named = days.filter(({ barred }) => !barred).flatMap(({ at }) => heard[at] ?? []);
  const [first] = named;
  const last = named.at(-1);
  const [{ date } = { date: '' }] = days;
  if (!first || !last) return undefined;
  const stretch = heardBetween(first, last, heard, 2, near);
  return {
    days,
    date,
    named,
    first,
    last,
    early: stretch.filter(({ by }) => by.position < first.by.position),
    after: stretch.filter(({ by }) => by.position > last.by.position),
  };
}

/** How likely what is said there arranges something. */
function hearing({ named, early, after }: Around): Traits {
  return {
    odds: most(named),
    oddsBefore: most(early),
    oddsAfter: most(after.slice(0, mostAfter)),
    task: named.reduce((best, { task }) => Math.max(best, task), bounds[0]),
  };
}

/** How, when and by whom the day is named. */
function naming({ days, date, named, first, last, after }: Around, hour: Agreed | undefined, whole: Whole): Traits {
  const { talk, heard, ruled, neverFree } = whole;
  const lastTurn = heard.at(-1)?.by.turn ?? 0;
  return {
    hour: flag(hour !== undefined || after.some(({ by }) => sameTime.test(by.said))),
    hourBeside: flag(hour !== undefined && named.includes(hour.by)),
    bothSides: flag(named.some((one) => isAcross(one, first))),
    barred: days.filter(({ barred }) => barred).length,
    barredLast: flag(days.at(-1)?.barred ?? false),
    open: flag(days.every(({ open }) => open !== undefined)),
    dated: flag(days.some(({ rule, open }) => rule === 'dayOfMonth' && open === undefined)),
    late: lastTurn === 0 ? 0 : first.by.turn / lastTurn,
    turnsLeft: Math.min(mostLeft, lastTurn - last.by.turn),
    ruled: ruled === undefined ? 0 : ruled === date ? 1 : -1,
    times: Math.min(mostTurns, named.length),
    daysAhead: Math.min(mostDays, (Date.parse(date) - Date.parse(talk.calendar?.day ?? date)) / 86_400_000),
    weekend: flag([0, 6].includes(weekdayOf(date))),
    neverFree: flag(neverFree.has(weekdayOf(date))),
    bySeller: first.side === 'internal' ? 1 : first.side === 'external' ? -1 : 0,
    length: Math.min(mostLength, saidIn(named).length / named.length),
  };
}

/** In what words. */
function wording({ named, early }: Around): Traits {
  const own = saidIn(named);
  const around = `${saidIn(early)} ${own}`;
  return {
    again: flag(words.again.test(around)),
    occasion: flag(words.occasion.test(around)),
    suggests: flag(words.suggests.test(own)),
    settles: flag(words.settles.test(own)),
    others: flag(words.others.test(own)),
    delivers: flag(named.every(({ by }) => words.delivers.test(by.said))),
    launch: flag(named.every(({ by }) => words.launch.test(by.said))),
    errand: flag(words.errand.test(around)),
    busy: flag(words.busy.test(own)),
    hopes: flag(words.hopes.test(own)),
  };
}

/** What is said to it, and which other days are named. */
function replying({ days, date, last, early, after }: Around): Traits {
  const reply = after.find((one) => one.by.turn > last.by.turn && isAcross(one, last));
  const answer = reply?.by.wholeTurn.slice(0, mostAnswer) ?? '';
  const others = (some: readonly Heard[]) =>
    some.flatMap(({ votes }) => votes.filter((vote) => vote.date !== date && !days.includes(vote)));
  const [otherBefore, otherAfter] = [others(early), others(after)];
  return {
    taken: flag(words.accepts.test(answer)),
    otherBefore: Math.min(mostOthers, otherBefore.length),
    otherAfter: Math.min(mostOthers, otherAfter.filter(({ barred }) => !barred).length),
    otherAfterBarred: flag(otherAfter.some(({ barred }) => barred)),
    refusedAfter: flag(after.slice(0, mostAfter).some((one) => isAcross(one, last) && words.refuses.test(one.by.said))),
    acceptedAfter: after.slice(0, mostAfter).filter((one) => isAcross(one, last) && words.accepts.test(one.by.said))
      .length,
    hoursAfter: Math.min(
      mostOthers,
      after.reduce((sum, { hours }) => sum + hours.length, 0),
    ),
    refused: flag(words.refuses.test(answer) && !words.accepts.test(answer)),
  };
}

function saidIn(some: readonly Heard[]): string {
  return some.map(({ by }) => by.said).join(' ');
}

const mostTurns = 6;
const mostOthers = 4;
const mostAnswer = 80;
const mostAfter = 4;
const mostLeft = 30;
const mostDays = 60;
const mostLength = 100;

function most(some: readonly Heard[]): number {
  return some.reduce((best, { odds }) => Math.max(best, odds), bounds[0]);
}
