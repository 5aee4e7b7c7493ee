import { flag, type Traits } from '../choice.ts';
import { gaveWay } from './gave-way.ts';

/** A remark in which the day of a task may stand. */
export interface SaidBeside {
  /** Among the sentences of the talk. */
  readonly position: number;
  readonly turn: number;
  readonly speaker: string | undefined;
  readonly text: string;
  /** Whether it turns a day down: "Friday I am away". */
  readonly refuses: (date: string) => boolean;
}

/** A day where it is named. */
export interface NamedDay {
  /** Undefined or null where the words name none that is known. */
  readonly date: string | null;
  /** Of the sentence among those of the talk. */
  readonly position: number;
  readonly turn: number;
  readonly speaker: string | undefined;
  /** Little else is said with it. */
  readonly isBare: boolean;
  /** The sentence begins with it. */
  readonly opens?: boolean;
  /** Said of another thing than the task. */
  readonly isOfAnother: boolean;
  /** Said of when people meet. */
  readonly isMeeting?: boolean;
  /** The sentence. */
  readonly text: string;
}

/** The days that are named for one task. */
export interface NamedDays {
  /** How one of them stands to the others, in time that grows with their number. */
  readonly standing: (day: NamedDay) => Traits;
  /** The day that one gave way to, where somebody objected to it. */
  readonly gaveWayTo: (day: NamedDay) => NamedDay | undefined;
}

interface Day {
  readonly date: string | null;
  readonly first: number;
  readonly last: number;
  /** Of the sentences of the task's owner; -1 where he does not name it. */
  readonly lastOfOwner: number;
  readonly isOfBoth: boolean;
}

/** Turns within which one day takes the place of another. */
const nearTurns = 4;
/** A day on which people meet takes the place of none that was named so many turns before. */
const nearMeeting = 2;
/** Speaks against a day, or asks for another one, in English and Japanese. */
const pushesBack =
  /\b(?:but|too (?:late|early|soon)|no|not|(?:ca|is|are|does|do|wo|would)n['’]?t|cannot|away|closed|holiday|travelling|auditors?|make (?:it|that)|before|earlier|sooner|rather|instead|better|then|any chance)\b|[？?]|ただ|でも|けど|ですが|無理|難し|厳し|ちょっと|いない|いません|休み|休館|出張|前に|早[くいめ]|あと|いただけ|もらえ|にして|でいい|でよろし|が(?:あ|い|入|埋)|予定|会議|[んの]で、?/iu;

/**
 * `named` may take the place of each other; `all` are also those that speak of something else.
 * @param said the remarks around the task, in any order
 */
export function namedDays(
  named: readonly NamedDay[],
  all: readonly NamedDay[],
  owner: string | undefined,
  said: readonly SaidBeside[],
): NamedDays {
  const exchange = exchangeOf(all, said);
  const speakers = new Map<string | null, Set<string | undefined>>();
  for (const { date, speaker } of all) speakers.set(date, (speakers.get(date) ?? new Set()).add(speaker));
  const days = new Map<string | null, Day>();
  for (const { date, position, speaker } of named) {
    const known = days.get(date);
    const ofOwner = owner !== undefined && speaker === owner ? position : -1;
    days.set(date, {
      date,
      first: Math.min(known?.first ?? position, position),
      last: Math.max(known?.last ?? position, position),
      lastOfOwner: Math.max(known?.lastOfOwner ?? -1, ofOwner),
      isOfBoth: (speakers.get(date)?.size ?? 0) > 1,
    });
  }
  return {
    standing: (day) => {
      const { date, position } = day;
      const others = [...days.values()].filter((one) => one.date !== date);
      const after = others.filter(({ last }) => last > position);
      return {
        overtakenByOwner: flag(after.some(({ lastOfOwner }) => lastOfOwner > position)),
        overtakenByBoth: flag(after.some(({ isOfBoth }) => isOfBoth)),
        last: flag(after.length === 0 && others.some(({ first }) => first < position)),
        ...exchange.standing(day),
      };
    },
    gaveWayTo: exchange.gaveWayTo,
  };
}

/** "By Friday." - "Friday I am away." - "Monday, then.": how a day stands to those that are named in answer to it, and it is in answer to. */
function exchangeOf(all: readonly NamedDay[], said: readonly SaidBeside[]): Pick<NamedDays, 'standing' | 'gaveWayTo'> {
  const isPushed = (one: NamedDay, other: NamedDay) =>
    said.some(
      ({ turn, speaker, text }) =>
        turn > one.turn && turn <= other.turn && speaker !== one.speaker && pushesBack.test(text),
    );
  const isLater = (one: NamedDay, other: NamedDay, opens = false) =>
    (other.isBare || (opens && other.opens === true)) &&
    other.date !== one.date &&
    other.date !== null &&
    other.turn > one.turn &&
    other.turn <= one.turn + nearTurns;
  const returns = (one: NamedDay, other: NamedDay) =>
    isLater(one, other) && other.speaker === one.speaker && isPushed(one, other);
  const counters = (one: NamedDay, other: NamedDay) =>
    isLater(one, other) &&
    other.speaker !== one.speaker &&
    isPushed(one, other) &&
    said.some(({ turn, speaker }) => turn > other.turn && speaker === one.speaker) &&
    !all.some(({ date, turn }) => date === one.date && turn > other.turn);
  return {
    standing: (day) => ({
      givenUp: flag(all.some((other) => returns(day, other))),
      comeTo: flag(all.some((one) => returns(one, day))),
      outbid: flag(all.some((other) => counters(day, other))),
      outbids: flag(all.some((one) => counters(one, day))),
    }),
    gaveWayTo: (day) =>
      all.find(
        (other) =>
          isLater(day, other, true) &&
          !other.isOfAnother &&
          !(other.isMeeting && other.turn > day.turn + nearMeeting) &&
          !said.some(
            ({ position, refuses }) => position === other.position && other.date !== null && refuses(other.date),
          ) &&
          gaveWay(day, other, all, said),
      ),
  };
}
