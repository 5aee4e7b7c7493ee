import { flag } from '../../../choice.ts';
import { type Heard, heardFrom, isOther } from './heard.ts';
import type { Hour } from './hours.ts';
import { signs, signsOf } from './signs.ts';
import { most, type Placed, type Traits } from './traits.ts';

/** Turns after a day in which its hour is found. */
const after = 8;

/** Where the hour of a day may be said: not beside other days alone. */
export function stretchOf({ first, last, named }: Placed, heard: readonly Heard[]): readonly Heard[] {
  const own = new Set(named);
  return heardFrom(first, last, heard, 2, after).filter(
    (one) => own.has(one) || one.votes.every(({ barred }) => barred),
  );
}

/** Of each remark the day that was named last, there or before. */
export function daysSpokenOf(places: readonly Placed[], remarks: number): readonly (string | undefined)[] {
  const named = new Map<number, string>();
  for (const { named: own, date } of places) for (const { remark } of own) named.set(remark.index, date);
  let last: string | undefined;
  return Array.from({ length: remarks }, (_, i) => {
    last = named.get(i) ?? last;
    return last;
  });
}

/** An hour among the others of its day. */
interface Around {
  readonly hour: Hour;
  readonly places: readonly Heard[];
  readonly first: Heard;
  readonly last: Heard;
  readonly others: Hour;
}

/** What stands around an hour, given the day. */
export function hourTraitsOf(
  hour: Hour,
  hours: readonly Hour[],
  placed: Placed,
  heard: readonly Heard[],
  spokenOf: readonly (string | undefined)[],
  ruled: string | undefined,
): Traits {
  const places = hour.map((one) => one.heard);
  const [first = placed.first] = places;
  const others = hours.filter((one) => one !== hour).flat();
  const one = { hour, places, first, last: places.at(-1) ?? first, others };
  return {
    ...placing(one, placed, spokenOf),
    ...amongOthers(one, hours.length),
    ...byClocks(one),
    ...telling(one, ruled),
    ...replying(one, heard),
  };
}

/** Where it is said, seen from its day. */
function placing(
  { hour, places, first, last }: Around,
  placed: Placed,
  spokenOf: readonly (string | undefined)[],
): Traits {
  const { named, date, first: dayFirst, last: dayLast } = placed;
  const inOtherDay = (one: Heard) =>
    one.votes.length > 0 && one.votes.every((vote) => vote.date !== date || vote.barred) && !named.includes(one);
  return {
    places: Math.min(5, hour.length),
    ours: flag(places.some(({ remark }) => remark.side === 'internal')),
    theirs: flag(places.some(({ remark }) => remark.side === 'external')),
    across: flag(places.some((one) => isOther(one.remark, first.remark))),
    beside: places.filter((one) => named.includes(one)).length,
    fromDay: clipped(first.turn - dayFirst.turn),
    fromLastDay: clipped(last.turn - dayLast.turn),
    mine: Math.min(4, places.filter(({ remark }) => spokenOf[remark.index] === date).length),
    strange: Math.min(4, places.filter(({ remark }) => spokenOf[remark.index] !== date).length),
    near: Math.min(...places.flatMap((one) => named.map((two) => Math.abs(one.turn - two.turn)))),
    before: flag(last.remark.index < dayFirst.remark.index),
    otherDay: places.filter(inOtherDay).length,
  };
}

function amongOthers({ hour, places, last, others }: Around, hours: number): Traits {
  return {
    laterHours: Math.min(5, others.filter((one) => one.heard.remark.index > last.remark.index).length),
    sameRemark: Math.min(3, others.filter((one) => places.includes(one.heard)).length),
    others: Math.min(6, hours - 1),
    lastInRemark: flag(
      others.every(
        (one) =>
          one.heard !== last ||
          last.said.lastIndexOf(one.asWritten) < last.said.lastIndexOf(hour.at(-1)?.asWritten ?? ''),
      ),
    ),
  };
}

/** How surely it is an hour, and on whose clocks. */
function byClocks({ hour, others }: Around): Traits {
  return {
    sure: hour.filter(({ loose }) => !loose).length,
    loose: hour.filter(({ loose }) => loose).length,
    onOurs: flag(hour.some(({ on }) => on === 'ours')),
    onTheirs: flag(hour.some(({ on }) => on === 'theirs')),
    lost: flag(hour.every(({ lost }) => lost)),
    zoned: flag(hour.some(({ zoned }) => zoned)),
    othersZoned: flag(others.some(({ zoned, on }) => zoned || on !== 'unsaid')),
    shift: Math.abs(hour[0]?.shift ?? 0),
  };
}

function telling({ hour, places, others }: Around, ruled: string | undefined): Traits {
  const time = Number(hour[0]?.time.slice(0, 2) ?? 0) + Number(hour[0]?.time.slice(3) ?? 0) / 60;
  return {
    odds: most(places.map(({ odds }) => odds)),
    oddsLead: most(places.map(({ odds }) => odds)) - most(others.map((one) => one.heard.odds)),
    task: most(places.map(({ task }) => task)),
    time,
    working: flag(time >= 8 && time <= 18),
    ruled: flag(ruled === hour[0]?.time),
    opens: flag(hour.some((one) => one.heard.said.indexOf(one.asWritten) < 8)),
    edge: hour.filter(atEdge).length,
    other: hour.filter(isElse).length,
    words: Math.min(40, Math.min(...places.map(({ said }) => said.split(' ').length))),
  };
}

function replying({ places, first, last, others }: Around, heard: readonly Heard[]): Traits {
  const reply = (one: Heard) =>
    heardFrom(one, one, heard, 0, 2).find((two) => two.turn > one.turn && isOther(two.remark, one.remark));
  const [firstReply, lastReply] = [reply(first), reply(last)];
  return {
    reply: firstReply ? signsOf(firstReply).stance : -3,
    finalReply: lastReply ? signsOf(lastReply).stance : -3,
    replyHour: flag(others.some((one) => one.heard === firstReply)),
    finalReplyHour: flag(others.some((one) => one.heard === lastReply)),
    ...signsAt('at', places),
    ...signsAt('reply', lastReply ? [lastReply] : []),
    ...signsAt('first reply', firstReply ? [firstReply] : []),
  };
}

/** "I'm with them until ten": when something else begins or ends. */
function atEdge({ heard: { said }, asWritten }: Hour[number]): boolean {
  return /\b(?:until|till|til|from|since|after|before|by|past|to|between|finish\w*|ends?|starts?|opens?|closes?|back|at least)(?: (?:about|around|like|half|quarter))?\s*$/i.test(
    said.slice(0, Math.max(0, said.indexOf(asWritten))).slice(-24),
  );
}

/** "Ten's the school run", "nine I have a fitting", "eight is too early". */
function isElse({ heard: { said }, asWritten }: Hour[number]): boolean {
  const rest = said.slice(Math.max(0, said.indexOf(asWritten)) + asWritten.length, 400).slice(0, 60);
  return /^(?:['’]s|,)?(?: is| would be| will be)? ?(?:too|a bit|the|no|not|my|our|in the middle|when|i am|we are|he is|she is|they are|i have|we have|i cannot|we cannot|still)\b/i.test(
    rest,
  );
}

function signsAt(place: string, some: readonly Heard[]): Traits {
  return Object.fromEntries(
    signs.map((sign) => [
      `${place}: ${sign}`,
      Math.min(
        3,
        some.reduce((sum, one) => sum + signsOf(one).has[sign], 0),
      ),
    ]),
  );
}

function clipped(turns: number): number {
  return Math.max(-10, Math.min(10, turns));
}
