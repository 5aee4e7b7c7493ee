import type { Sentence } from '../sentence.ts';
import type { Party } from './parties.ts';

/** Who speaks right after whom. */
export interface Answers {
  /** How often each party begins to speak, or is spoken after. */
  readonly counts: readonly number[];
  /** How much speaks for two parties being on different sides: above 0 where they answer each other more often than chance has it. */
  readonly apart: (one: number, other: number) => number;
}

/** What it counts; in longer talks each answer says less that is new, and a few are no proof. */
const weight = 2;
const ease = 8;

export function answersBetween(parties: readonly Party[], sentences: readonly Sentence[]): Answers {
  const bySpeaker = new Map(
    parties.flatMap(({ members }, i) =>
      members.flatMap(({ speaker }) => (speaker === undefined ? [] : [[speaker, i]])),
    ),
  );
  const pairs = new Map<number, number>();
  const counts = parties.map(() => 0);
  const keyOf = (one: number, other: number) => Math.min(one, other) * parties.length + Math.max(one, other);
  let all = 0;
  let last: number | undefined;
  for (const { speaker } of sentences) {
    const next = speaker === undefined ? undefined : bySpeaker.get(speaker);
    if (next === undefined) continue;
    if (last !== undefined && last !== next) {
      pairs.set(keyOf(last, next), (pairs.get(keyOf(last, next)) ?? 0) + 1);
      counts[last] = (counts[last] ?? 0) + 1;
      counts[next] = (counts[next] ?? 0) + 1;
      all++;
    }
    last = next;
  }
  return {
    counts,
    apart: (one, other) => {
      const byChance = ((counts[one] ?? 0) * (counts[other] ?? 0)) / (2 * Math.max(1, all));
      return (weight * ((pairs.get(keyOf(one, other)) ?? 0) - byChance)) / Math.sqrt(all + ease);
    },
  };
}
