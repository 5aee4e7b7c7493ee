import type { Person } from '../../people.ts';

/** The words that the people of a meeting are named by, in small letters: what names somebody tells no matter. */
export function nameWords(people: readonly Pick<Person, 'name'>[]): ReadonlySet<string> {
  return new Set(people.flatMap(({ name }) => name.toLowerCase().split(' ')));
}
