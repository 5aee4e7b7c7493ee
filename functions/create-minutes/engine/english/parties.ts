import type { Person } from '../people.ts';
import { englishPerson } from './names.ts';

const customer = /\b(?:customer|client|prospect|buyer|lead|patient|caller)\b/i;

/** Whether people of two sides meet, as in a sale: two speakers, sides that are given, or a customer among the speakers. */
export function isTwoSided(people: readonly Person[]): boolean {
  const present = people.filter(({ speaker }) => speaker !== undefined);
  const sides = new Set(present.flatMap(({ side }) => side ?? []));
  return (
    present.length === 2 || sides.size === 2 || present.some(({ name, role }) => customer.test(`${name} ${role ?? ''}`))
  );
}

/**
 * What "you" means where several of two sides talk, said to somebody of the other one: mostly that company, and not whoever
 * happens to listen. Undefined between two people, within one side, and where nobody knows who sells.
 */
export function otherParty(
  speaker: string | undefined,
  people: readonly Person[],
  addressee?: Person | undefined,
): 'the customer' | 'the vendor' | undefined {
  const present = people.filter((person) => person.speaker !== undefined);
  const own = present.find((person) => person.speaker === speaker)?.side;
  if (own === undefined || present.length < 3 || addressee?.side === undefined || addressee.side === own)
    return undefined;
  return own === 'internal' ? 'the customer' : 'the vendor';
}

/** Whom "you" means when this speaker says it: the other one, when there are two. */
export function addresseeFor(speaker: string | undefined, people: readonly Person[]): string | undefined {
  let other: Person | undefined;
  for (const person of people) {
    if (person.speaker === undefined || person.speaker === speaker) continue;
    if (other) return undefined;
    other = person;
  }
  return speaker !== undefined && other ? englishPerson(other) : undefined;
}
