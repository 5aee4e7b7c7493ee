import { bareName, type Person } from '../../people.ts';
import { weightOfEnglish } from '../words.ts';

/** Finds the people of a meeting by what they are called. */
export interface Directory {
  readonly isName: (word: string, said: string) => boolean;
  /** The one person who is called so; undefined for strangers and where two are called alike. */
  readonly called: (name: string) => Person | undefined;
  readonly speaking: (speaker: string | undefined) => Person | undefined;
  /** Of the seller or of the customer, as far as it can be told. */
  readonly sideOf: (speaker: string | undefined) => Person['side'];
  /** Who is spoken to by name: "Tom, can you ...", "..., Tom?". */
  readonly addressed: (said: string, speaker: string | undefined) => Person | undefined;
  /** Last of those named in a text. */
  readonly named: (said: string, speaker: string | undefined) => Person | undefined;
  /** The one other person, where there are two. */
  readonly other: (speaker: string | undefined) => Person | undefined;
}

/** Said of departments as of people. */
const bodies = new Set(
  'legal finance procurement security engineering marketing accounting billing purchasing'.split(' '),
);

export function openDirectory(people: readonly Person[]): Directory {
  const byName = new Map<string, Person | undefined>();
  for (const person of people)
    for (const name of callsOf(person))
      byName.set(name, byName.has(name) && byName.get(name) !== person ? undefined : person);
  const bySpeaker = new Map(people.map((person) => [person.speaker, person]));
  const sides = new Map(people.map(({ speaker, side }) => [speaker, side]));
  const present = people.filter(({ speaker }) => speaker !== undefined);
  const called = (name: string) => byName.get(plain(name)) ?? byName.get(plain(name).split(' ')[0] ?? '');
  const speaking = (speaker: string | undefined) => (speaker === undefined ? undefined : bySpeaker.get(speaker));
  return {
    isName: (word, said) =>
      byName.has(word) ||
      bodies.has(word) ||
      (/^\p{Lu}\p{Ll}+$/u.test(said) &&
        weightOfEnglish(word) === 1 &&
        !/^(?:nobody|everything|tomorrow|today|friday|monday|tuesday|wednesday|thursday|saturday|sunday)$/.test(word)),
    called,
    speaking,
    sideOf: (speaker) => (speaker === undefined ? undefined : sides.get(speaker)),
    addressed: (said, speaker) => {
      for (const [, first, last, middle] of said.matchAll(
        /^(?:(?:and|so|okay|ok|then|great|but|hey|well|yeah|yes|thanks),? )*(\p{L}+),|, (\p{L}+)\s*[?.!]*$|[,.?!] (\p{L}+),/gu,
      )) {
        const person = byName.get((first ?? last ?? middle ?? '').toLowerCase());
        if (person && person.speaker !== speaker) return person;
      }
      return undefined;
    },
    named: (said, speaker) => {
      const found = (said.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => byName.get(word) ?? []);
      return found.findLast((person) => person.speaker === undefined || person.speaker !== speaker);
    },
    other: (speaker) => {
      const others = present.filter((person) => person.speaker !== speaker);
      return others.length === 1 ? others[0] : undefined;
    },
  };
}

function callsOf({ name, names, speaker }: Person): readonly string[] {
  const own = plain(bareName(name));
  const words = own.split(' ');
  return [...new Set([...names, own, words[0] ?? '', words.at(-1) ?? '', ...(speaker ? [plain(speaker)] : [])])].filter(
    (call) => call.length > 1 && weightOfEnglish(call) > 0,
  );
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/^(?:the|mr|mrs|ms|dr)\.? /, '')
    .replace(/['’]s$/, '');
}

/** A request to nobody in particular goes to the other side, where sides are known. */
export function mayAnswer(asker: Person['side'], answerer: Person['side']): boolean {
  return !asker || !answerer || asker !== answerer;
}
