import type { Meeting } from '../../meeting.ts';
import { bareName, type Person } from '../../people.ts';
import type { Sentence } from '../../sentence.ts';
import type { Task } from './tasks.ts';

/** Only who is certain: the speaker for "I", the one named, the only other person or the one called by name for "you". */
export function ownerOf({ doer, name }: Task, { speaker, text }: Sentence, { people }: Meeting): Person | undefined {
  switch (doer) {
    case 'speaker':
      return speaker === undefined ? undefined : people.find((person) => person.speaker === speaker);
    case 'named':
      return name === undefined ? undefined : personNamed(name, people);
    case 'all':
      return undefined;
    case 'addressee':
      return addresseeOf(text, speaker, people);
  }
}

function addresseeOf(text: string, speaker: string | undefined, people: readonly Person[]): Person | undefined {
  if (speaker === undefined) return undefined;
  const others = people.filter((person) => person.speaker !== speaker);
  const called = others.filter((person) => isAddressed(text, person));
  if (called.length > 0) return called.length === 1 ? called[0] : undefined;
  const present = others.filter((person) => person.speaker !== undefined);
  return present.length === 1 ? present[0] : undefined;
}

/** The one person of the meeting who is called so, by the whole name or a word of it; undefined when there are several. */
function personNamed(name: string, people: readonly Person[]): Person | undefined {
  const called = name.replace(/^the /i, '').toLowerCase();
  if (/ and /.test(called)) return undefined;
  const matching = people.filter(
    ({ name: own, names }) =>
      names.includes(called) || wordsOf(own).includes(called) || called.startsWith(`${bareName(own).toLowerCase()} `),
  );
  return matching.length === 1 ? matching[0] : undefined;
}

/** Called before or after what is asked: "Tom, can you ...", "... , Tom?", "and Tom you will be working on ...". */
function isAddressed(text: string, { name }: Person): boolean {
  const own = bareName(name).toLowerCase();
  const [first = ''] = wordsOf(name);
  const lower = text.toLowerCase();
  return [own, first].some(
    (call) =>
      call.length > 1 &&
      (lower.startsWith(`${call},`) ||
        [
          `, ${call},`,
          `, ${call}?`,
          `, ${call}.`,
          `. ${call},`,
          `${call} you `,
          `${call}, you `,
          `${call} you'`,
          `${call}, you'`,
        ].some((place) => lower.includes(place)) ||
        lower.endsWith(`, ${call}`)),
  );
}

function wordsOf(name: string): readonly string[] {
  return bareName(name).toLowerCase().split(/\s+/);
}
