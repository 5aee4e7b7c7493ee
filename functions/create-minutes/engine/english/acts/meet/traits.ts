import { flag } from '../../../choice.ts';
import type { Meeting } from '../../../meeting.ts';
import { type Day, inMind } from './days.ts';
import { bounds, type Heard, heardFrom, isOther } from './heard.ts';
import { hoursOf } from './hours.ts';
import { type Sign, signs, signsOf } from './signs.ts';

/** What stands around a day or an hour, in the order of its keys; the trees know the places by number. */
export type Traits = Readonly<Record<string, number>>;

/** A day with what is said where it is named. */
export interface Placed {
  readonly day: Day;
  readonly date: string;
  /** Where it is not turned down. */
  readonly named: readonly Heard[];
  readonly first: Heard;
  readonly last: Heard;
}

/** The days on which one could meet; those that are turned down wherever they are named are none. */
export function placesOf(days: readonly Day[]): readonly Placed[] {
  return days.flatMap((day) => {
    const named = [...new Set(day.filter(({ vote }) => !vote.barred).map(({ heard }) => heard))];
    const [first] = named;
    const last = named.at(-1);
    const date = day[0]?.vote.date;
    return first && last && date ? [{ day, date, named, first, last }] : [];
  });
}

/** What stands around a day. */
interface Around {
  readonly placed: Placed;
  readonly before: readonly Heard[];
  readonly within: readonly Heard[];
  readonly behind: readonly Heard[];
  readonly around: readonly Heard[];
}

export function traitsOf(
  placed: Placed,
  beside: readonly Placed[],
  heard: readonly Heard[],
  meeting: Meeting,
  ruled: string | undefined,
): Traits {
  const one = aroundOf(placed, heard);
  return {
    ...hearing(one),
    ...naming(placed),
    ...placing(placed, heard.at(-1)?.turn ?? 0, meeting),
    ...otherDays(placed, beside),
    ...replying(one),
    ...hoursBeside(one, meeting),
    ...telling(placed, ruled),
    ...signing(one),
  };
}

function aroundOf(placed: Placed, heard: readonly Heard[]): Around {
  const { first, last } = placed;
  const around = heardFrom(first, last, heard, 2, after);
  return {
    placed,
    around,
    before: around.filter(({ turn, remark }) => turn <= first.turn && remark.index < first.remark.index),
    within: around.filter(({ remark: { index } }) => index > first.remark.index && index < last.remark.index),
    behind: around.filter(({ remark }) => remark.index > last.remark.index),
  };
}

/** How likely what is said there arranges something. */
function hearing({ placed: { named, last }, before, behind }: Around): Traits {
  return {
    odds: most(named.map(({ odds }) => odds)),
    oddsLast: last.odds ?? unknown,
    oddsBefore: most(before.map(({ odds }) => odds)),
    oddsBehind: most(behind.map(({ odds }) => odds)),
    taskOdds: most(named.map(({ task }) => task)),
  };
}

/** How, and by whom, the day is named. */
function naming({ day, named, first }: Placed): Traits {
  const ways = day.map(({ way }) => way);
  const rules = day.map(({ vote }) => vote.rule);
  return {
    mentions: Math.min(6, named.length),
    barred: day.filter(({ vote }) => vote.barred).length,
    barredLast: flag(day.at(-1)?.vote.barred ?? false),
    engaged: day.filter(({ vote }) => vote.engaged).length,
    engagedLast: flag(day.at(-1)?.vote.engaged ?? false),
    ours: flag(named.some(({ remark }) => remark.side === 'internal')),
    theirs: flag(named.some(({ remark }) => remark.side === 'external')),
    across: flag(named.some((one) => isOther(one.remark, first.remark))),
    own: flag(ways.includes('own')),
    week: flag(ways.includes('week')),
    back: flag(ways.includes('back')),
    exact: flag(day.some(({ vote }) => vote.exact)),
    weekdayNamed: flag(rules.includes('nextWeekday')),
    tomorrow: flag(rules.includes('tomorrow')),
    span: flag(rules.includes('afterSpan') || rules.includes('afterWeek')),
    monthDay: flag(rules.includes('dayOfMonth')),
  };
}

/** Where in the talk, and how far ahead of it. */
function placing({ date, first, last }: Placed, end: number, meeting: Meeting): Traits {
  return {
    share: first.turn / Math.max(1, end),
    left: Math.min(40, end - last.turn),
    stretch: Math.min(20, last.turn - first.turn),
    ahead: Math.min(90, (Date.parse(date) - Date.parse(meeting.day ?? date)) / dayMs),
    weekend: flag([0, 6].includes(new Date(date).getUTCDay())),
  };
}

function otherDays(placed: Placed, beside: readonly Placed[]): Traits {
  const { date, named, first, last } = placed;
  const others = beside.filter((one) => one !== placed && one.date !== date && near(one, placed));
  return {
    laterDays: Math.min(6, others.filter((one) => one.last.remark.index > last.remark.index).length),
    betweenDays: Math.min(
      6,
      others.filter((one) => one.first.remark.index > first.remark.index && one.first.remark.index < last.remark.index)
        .length,
    ),
    earlierDays: Math.min(6, others.filter((one) => one.last.remark.index < first.remark.index).length),
    daysBeside: Math.min(6, others.filter((one) => one.named.some((two) => named.includes(two))).length),
    readings: flag(
      beside.some((one) => one !== placed && one.date !== date && one.first === first && one.last === last),
    ),
  };
}

/** What the other side says to it. */
function replying({ placed: { first, last }, around, behind }: Around): Traits {
  const replies = around.filter((one) => one.turn > first.turn && isOther(one.remark, first.remark));
  const finalReplies = behind.filter((one) => one.turn > last.turn && isOther(one.remark, last.remark));
  return {
    reply: replies[0] ? signsOf(replies[0]).stance : unsaid,
    nextReply: replies[1] ? signsOf(replies[1]).stance : unsaid,
    finalReply: finalReplies[0] ? signsOf(finalReplies[0]).stance : unsaid,
    accepted: replies.slice(0, mostReplies).filter((one) => signsOf(one).stance === 2).length,
    refused: replies.slice(0, mostReplies).filter((one) => signsOf(one).stance === -1).length,
  };
}

function hoursBeside({ placed: { named, date }, around }: Around, meeting: Meeting): Traits {
  const dayless = around.filter(({ votes }) => votes.length === 0);
  const hours = hoursOf(
    [...named, ...dayless].sort((one, other) => one.remark.index - other.remark.index),
    date,
    meeting,
  );
  const spoken = hours.flat();
  const hourSides = new Set(spoken.map(({ heard: { remark } }) => remark.side));
  return {
    hours: Math.min(5, hours.length),
    hourPlaces: Math.min(8, spoken.length),
    hourInNamed: flag(spoken.some(({ heard: one }) => named.includes(one))),
    hourSure: flag(spoken.some(({ loose }) => !loose)),
    hourSides: hourSides.size,
    hourTwice: flag(hours.some((one) => one.length > 1)),
    hourZoned: flag(spoken.some(({ zoned, on }) => zoned || on !== 'unsaid')),
  };
}

function telling({ date, named, last }: Placed, ruled: string | undefined): Traits {
  return {
    ruled: ruled === undefined ? 0 : ruled === date ? 1 : -1,
    words: Math.min(40, last.said.split(' ').length),
    byOurClock: flag(named.some((one) => calendarOf(one) === 'internal')),
    byTheirClock: flag(named.some((one) => calendarOf(one) === 'external')),
  };
}

function signing({ placed: { named, last }, before, within, behind }: Around): Traits {
  return {
    ...signsIn('named', named),
    ...signsIn('before', before),
    ...signsIn('within', within),
    ...signsIn(
      'next',
      behind.filter(({ turn }) => turn <= last.turn + 1),
    ),
    ...signsIn(
      'behind',
      behind.filter(({ turn }) => turn > last.turn + 1),
    ),
  };
}

/** "That's my Wednesday": whose calendar the day is of, where zones lie far apart. */
function calendarOf({ said, remark: { side } }: Heard): 'internal' | 'external' | undefined {
  const whose =
    /\b(my|our|your) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|evening)\b(?! (?:is|are|looks))/i.exec(
      said,
    )?.[1];
  if (!whose || !side) return undefined;
  return (whose.toLowerCase() === 'your') === (side === 'external') ? 'internal' : 'external';
}

const after = 5;
const mostReplies = 6;
const dayMs = 86_400_000;
const unsaid = -3;
const [unknown] = bounds;

function signsIn(place: string, some: readonly Heard[]): Traits {
  const counts = signs.map((sign: Sign): [string, number] => [
    `${place}: ${sign}`,
    Math.min(
      4,
      some.reduce((sum, one) => sum + signsOf(one).has[sign], 0),
    ),
  ]);
  return Object.fromEntries(counts);
}

function near(one: Placed, other: Placed): boolean {
  return one.first.turn <= other.last.turn + inMind && one.last.turn >= other.first.turn - inMind;
}

export function most(odds: readonly (number | undefined)[]): number {
  return odds.reduce((best: number, one) => Math.max(best, one ?? unknown), unknown);
}
