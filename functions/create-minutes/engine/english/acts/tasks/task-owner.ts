import type { Person } from '../../../people.ts';
import type { Clause } from '../clause.ts';
import type { Doing } from '../deeds/deed-at.ts';
import type { Directory } from '../directory.ts';

/** Of whom a talk has just spoken. */
export interface SpokenOf {
  readonly people: Directory;
  /** Whom "he" or "she" means, and where that was said. */
  readonly mentioned: { readonly person: Person; readonly turn: number } | undefined;
  /** A name that is none of the people's has been said since. */
  readonly hasStranger: boolean;
}

/** "He" is one named at most so many turns ago. */
const mentionedTurns = 6;

/** Whoever says he has somebody do it sees to it where nobody knows whom he means. */
export function ownerOf(
  { doer, name, through }: Doing,
  clause: Clause,
  { people, mentioned, hasStranger }: SpokenOf,
): Person | undefined {
  switch (doer) {
    case 'I':
    case 'we':
      return people.speaking(clause.speaker);
    case 'you':
      return people.addressed(clause.sentence.raw, clause.speaker) ?? people.other(clause.speaker);
    case 'name':
      return (
        (name === undefined ? undefined : people.called(name)) ??
        (through ? people.speaking(clause.speaker) : undefined)
      );
    case 'he':
      if (through && hasStranger) return people.speaking(clause.speaker);
      return (
        (mentioned && clause.turn - mentioned.turn <= mentionedTurns ? mentioned.person : undefined) ??
        (through ? people.speaking(clause.speaker) : undefined)
      );
    case 'they':
    case 'it':
      return undefined;
  }
}
