import type { Person } from '../../people.ts';

/** What minutes call a side. */
type SideName = 'the customer' | 'the vendor';
export const sideWord = /^(?:customer|vendor)$/;

/**
 * What "you" means where several of two sides talk, said to somebody of the other one: mostly that company, and not whoever
 * happens to listen. Undefined between two people, within one side, and where nobody knows who sells.
 */
export function otherParty(
  speaker: string | undefined,
  people: readonly Person[],
  addressee?: Person | undefined,
): SideName | undefined {
  const present = people.filter((person) => person.speaker !== undefined);
  const own = present.find((person) => person.speaker === speaker)?.side;
  if (own === undefined || present.length < 3 || areAllOf(own, people)) return undefined;
  // a customer's "you" is anybody as often as not, where it is not said to the vendor
  if (addressee ? addressee.side === undefined || addressee.side === own : own === 'external') return undefined;
  return own === 'internal' ? 'the customer' : 'the vendor';
}

/** The side that is not `own`. */
export function oppositeOf(own: string): SideName {
  return own === 'the customer' ? 'the vendor' : 'the customer';
}

/** Among their own nobody is the vendor, and "you" is no customer. */
function areAllOf(side: Person['side'], people: readonly Person[]): boolean {
  return people.every((person) => person.speaker === undefined || person.side === side);
}

/** What minutes call the side of a speaker; undefined where nobody knows who sells, and within one side. */
export function ownParty(speaker: string | undefined, people: readonly Person[]): SideName | undefined {
  const side = speaker === undefined ? undefined : people.find((person) => person.speaker === speaker)?.side;
  if (side === undefined || areAllOf(side, people)) return undefined;
  return side === 'internal' ? 'the vendor' : 'the customer';
}
