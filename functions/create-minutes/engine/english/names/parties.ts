import type { Person } from '../../people.ts';

const customer = /\b(?:customer|client|prospect|buyer|lead|patient|caller)\b/i;

/** Whether people of two sides meet, as in a sale: two speakers, sides that are given, or a customer among the speakers. */
export function isTwoSided(people: readonly Person[]): boolean {
  const present = people.filter(({ speaker }) => speaker !== undefined);
  const sides = new Set(present.flatMap(({ side }) => side ?? []));
  return (
    present.length === 2 || sides.size === 2 || present.some(({ name, role }) => customer.test(`${name} ${role ?? ''}`))
  );
}

/** Whom "you" means when this speaker says it: the other one, when there are two. */
export function addresseeFor(speaker: string | undefined, people: readonly Person[]): Person | undefined {
  let other: Person | undefined;
  for (const person of people) {
    if (person.speaker === undefined || person.speaker === speaker) continue;
    if (other) return undefined;
    other = person;
  }
  return speaker === undefined ? undefined : other;
}
