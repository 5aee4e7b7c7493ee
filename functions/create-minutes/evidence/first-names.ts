import { englishStem } from '../engine/english/stem.ts';
import type { Person } from '../engine/people.ts';
import { isEverydayWord } from '../facts/competitors/everyday.ts';
import type { Turn } from '../transcript/turn.ts';

const firstWord = /(?<=^|[.!?:]["”’)]?\s|[\n"“(])\p{Lu}\p{Ll}[\p{L}'’-]*/gu;
/** So words are made of others, and names hardly ever: "Termination". */
const derived = /(?:[ts]ion|ment|ness|ity|[ae]nce|able|ing|ntly)s?$/;
/** What those who met are called by whoever writes of it. */
const parties = /^(?:seller|attendee)s?$/;

/**
 * Names that begin a sentence, where every word has a capital: words that nobody in the meeting said in any form or is called, and that
 * people do not use in talks. For English.
 */
export function openFirstNames(turns: readonly Turn[], people: readonly Person[]): (text: string) => readonly string[] {
  let heard: ReadonlySet<string> | undefined;
  const isHeard = (word: string) => {
    heard ??= stemsOf([...people.flatMap(namesOf), ...turns.map(({ text }) => text)]);
    return heard.has(englishStem(word));
  };
  const isWord = (part: string) => isHeard(part) || isEverydayWord(part) || derived.test(part) || parties.test(part);
  return (text) =>
    (text.normalize('NFKC').match(firstWord) ?? []).filter((word) => !partsOf(withoutShortForm(word)).every(isWord));
}

function namesOf({ names, speaker, role }: Person): readonly string[] {
  return [...names, speaker ?? '', role ?? ''];
}

function stemsOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap(partsOf).map(englishStem));
}

function withoutShortForm(word: string): string {
  return word.replace(/['’](?:s|d|ll|re|ve)?$/u, '');
}

function partsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
