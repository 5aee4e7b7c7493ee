import type { Person } from '../people.ts';
import { englishPerson } from './names.ts';
import { addresseeFor } from './parties.ts';
import type { Parties } from './pronouns.ts';

/** Where a line of a list has no owner beside it, "I" is told by name. */
export function speakingParties(speaker: string | undefined, people: readonly Person[]): Parties {
  const person = people.find((one) => one.speaker === speaker);
  const I = speaker === undefined || !person ? undefined : shortName(person, people);
  return { ...unnamedParties(speaker, people), I };
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

/** In a list under a heading nobody need say again who "we" are. */
export function unnamedParties(speaker: string | undefined, people: readonly Person[]): Parties {
  return { we: 'they', you: addresseeFor(speaker, people) };
}
