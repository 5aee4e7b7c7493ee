import { bareName, type Person } from '../engine/people.ts';
import type { Turn } from '../transcript/turn.ts';

/**
 * Whom a model means. Who neither speaks nor is named in what is cited has not certainly taken it: then nobody has. Somebody who is not
 * of the meeting stays a name, for the checker to find.
 */
export function ownerOf(name: string, cited: readonly Turn[], people: readonly Person[]): Person | undefined {
  const person = personNamed(name, people);
  if (!person) return nobody(name);
  const speaks = cited.some(({ speaker }) => speaker !== undefined && speaker === person.speaker);
  return speaks || cited.some(({ text }) => isNamed(person, text)) ? person : undefined;
}

/** "Ann" is in "Ann will" and not in "planned", and Will is not in "I will". */
function isNamed(person: Person, text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const hasCapitals = /\p{Lu}/u.test(text);
  const names = words.filter((word) => !hasCapitals || /^\p{Lu}/u.test(word)).map((word) => word.toLowerCase());
  return partsOf(person).some((part) => (writesApart.test(part) ? names.includes(part) : text.includes(part)));
}

const writesApart = /^[^\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]+$/u;

function personNamed(name: string, people: readonly Person[]): Person | undefined {
  const called = bareName(name)
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

/**
 * The words of names, and of a name in kanji alone the two with which most begin: 田中 of 田中太郎. Single letters are no names, and
 * neither are addresses and ids.
 */
function partsOf({ names, name, email, participantId }: Person): readonly string[] {
  const codes = [email, participantId].map((code) => code?.toLowerCase());
  const said = names.filter((one) => one === name.toLowerCase() || !codes.includes(one));
  const parts = said.flatMap((one) => [...one.split(/[^\p{L}\p{N}ー々]+/u), /^\p{sc=Han}{2}/u.exec(one)?.[0] ?? '']);
  return parts.filter((part) => part.length > 1);
}

function nobody(name: string): Person {
  const unknown = { participantId: undefined, side: undefined, role: undefined, email: undefined, speaker: undefined };
  return { ...unknown, name, names: [] };
}
