import type { Person } from '../engine/people.ts';
import type { Turn } from '../transcript/turn.ts';

/**
 * Whom a model means. Who neither speaks nor is named in what is cited has not certainly taken it: then nobody has. Somebody who is not
 * of the meeting stays a name, for the checker to find.
 */
export function ownerOf(name: string, cited: readonly Turn[], people: readonly Person[]): Person | undefined {
  const person = personNamed(name, people);
  if (!person) return nobody(name);
  const speaks = cited.some(({ speaker }) => speaker !== undefined && speaker === person.speaker);
  const said = cited.map(({ text }) => text.toLowerCase()).join('\n');
  return speaks || partsOf(person).some((part) => said.includes(part)) ? person : undefined;
}

function personNamed(name: string, people: readonly Person[]): Person | undefined {
  const called = name
    .trim()
    .toLowerCase()
    .replace(/(?:さん|様|氏)$/u, '');
  return (
    people.find(({ names, speaker }) => names.includes(called) || speaker?.toLowerCase() === called) ??
    only(people.filter(({ names }) => names.some((one) => one.split(/[\s　]+/u).includes(called))))
  );
}

function only<Kind>(found: readonly Kind[]): Kind | undefined {
  return found.length === 1 ? found[0] : undefined;
}

/** Whole names, their words, and of a name in kanji alone the two with which most begin: 田中 of 田中太郎. Single letters are no names. */
function partsOf({ names }: Person): readonly string[] {
  const parts = names.flatMap((name) => [
    name,
    ...name.split(/[\s.@()（）]+/u),
    /^\p{sc=Han}{2}/u.exec(name)?.[0] ?? '',
  ]);
  return parts.filter((part) => part.length > 1);
}

function nobody(name: string): Person {
  const unknown = { participantId: undefined, side: undefined, role: undefined, email: undefined, speaker: undefined };
  return { ...unknown, name, names: [] };
}
