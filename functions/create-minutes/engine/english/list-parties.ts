import type { Meeting } from '../meeting.ts';
import type { Person } from '../people.ts';
import { englishPerson } from './names.ts';
import { addresseeFor } from './parties.ts';
import type { Parties } from './pronouns.ts';

/** Where a line of a list has no owner beside it, "I" is told by name. */
export function speakingParties(
  speaker: string | undefined,
  people: readonly Person[],
  addressee?: Person | undefined,
): Parties {
  const person = people.find((one) => one.speaker === speaker);
  const I = speaker === undefined || !person ? undefined : shortName(person, people);
  return { ...unnamedParties(speaker, people, addressee), I };
}

/** "Ines Carvalho" is Ines where nobody else is; titles and roles stay whole. */
function shortName(person: Person, people: readonly Person[]): string {
  const name = englishPerson(person);
  const [first = '', ...rest] = name.split(' ');
  const isPlain = rest.length > 0 && /^\p{Lu}[\p{Ll}\p{Lu}'’-]+$/u.test(first) && !title.test(first);
  const namesakes = people.filter((one) => englishPerson(one).split(' ').includes(first));
  return isPlain && namesakes.length === 1 ? first : name;
}

const title = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor|Sir|Dame|Lady|Lord|Hon|Right|Grad|PhD|Speaker|User|Guest)\b/;

/** In a list under a heading nobody need say again who "we" are; "you" is the one spoken to, where that is known. */
export function unnamedParties(
  speaker: string | undefined,
  people: readonly Person[],
  addressee?: Person | undefined,
): Parties {
  return { we: 'they', you: addressee ? shortName(addressee, people) : addresseeFor(speaker, people) };
}

/** So many turns back and ahead somebody is looked for who is spoken to. */
const nearTurns = 3;

/** Whom a speaker of several speaks to: whoever of the other side spoke last before him, else the next who does. */
export function spokenTo(
  turn: number,
  speaker: string | undefined,
  { turns, people }: Pick<Meeting, 'turns' | 'people'>,
): Person | undefined {
  const bySpeaker = new Map(people.map((person) => [person.speaker, person]));
  const own = bySpeaker.get(speaker);
  if (speaker === undefined || own?.side === undefined) return undefined;
  for (const step of [-1, 1])
    for (let far = 1; far <= nearTurns; far++) {
      const other = turns[turn + step * far]?.speaker;
      const person = other === undefined || other === speaker ? undefined : bySpeaker.get(other);
      if (person?.side && person.side !== own.side) return person;
    }
  return undefined;
}
