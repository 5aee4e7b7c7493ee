import { flag, type Traits } from './weigh.ts';

/** A day where it is named. */
export interface NamedDay {
  /** Undefined or null where the words name none that is known. */
  readonly date: string | null;
  /** Of the sentence among those of the talk. */
  readonly position: number;
  readonly turn: number;
  readonly speaker: string | undefined;
}

/** The days that are named for one task. */
export interface NamedDays {
  /** How one of them stands to the others, in time that grows with their number. */
  readonly standing: (day: NamedDay) => Traits;
  /** Whether another one is named in the same turn, from a sentence on. */
  readonly isReplaced: (day: NamedDay, from: number) => boolean;
}

interface Day {
  readonly date: string | null;
  readonly first: number;
  readonly last: number;
  /** Of the sentences of the task's owner; -1 where he does not name it. */
  readonly lastOfOwner: number;
  readonly isOfBoth: boolean;
}

/** `named` may take the place of each other; `all` are also those that speak of something else. */
export function namedDays(named: readonly NamedDay[], all: readonly NamedDay[], owner: string | undefined): NamedDays {
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
  const byTurn = new Map<number, NamedDay[]>();
  for (const one of named) {
    const own = byTurn.get(one.turn);
    if (own) own.push(one);
    else byTurn.set(one.turn, [one]);
  }
  return {
    standing: ({ date, position }) => {
      const others = [...days.values()].filter((one) => one.date !== date);
      const after = others.filter(({ last }) => last > position);
      return {
        overtakenByOwner: flag(after.some(({ lastOfOwner }) => lastOfOwner > position)),
        overtakenByBoth: flag(after.some(({ isOfBoth }) => isOfBoth)),
        last: flag(after.length === 0 && others.some(({ first }) => first < position)),
      };
    },
    isReplaced: ({ date, turn }, from) =>
      (byTurn.get(turn) ?? []).some((one) => one.date !== date && one.position >= from),
  };
}
