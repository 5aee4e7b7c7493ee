import { isEverydayWord } from '../../../facts/competitors/everyday.ts';
import { bareName, type Person } from '../../people.ts';
import type { Sentence } from '../../sentence.ts';
import { closedClasses } from '../clause/word-lists.ts';
import { keepsCapital } from './proper-words.ts';
import { weightOfEnglish } from '../words.ts';

const roleLabel =
  /\b(?:manager|designer|expert|engineer|chair|chairman|chairwoman|customer|client|rep|representative|agent|interviewer|moderator|host|executive|analyst|buyer|seller|prospect|director|officer|assistant|teacher|student|doctor|patient|professor)$/i;

/** How prose calls a speaker: `Priya`, `the Project Manager`, `PhD D`. */
export function englishName(label: string | undefined): string {
  if (label === undefined) return 'a speaker';
  const name = bareName(label);
  const bare = name.replace(/^the /i, '');
  return roleLabel.test(bare) ? `the ${bare}` : name;
}

/** The name of a person as prose has it. */
export function englishPerson({ speaker, name }: Person): string {
  return englishName(speaker ?? name);
}

/** Closed classes that are no one's name, as "will" and "may" are. */
const neverNames: ReadonlySet<string> = new Set(
  [
    closedClasses.pronoun,
    closedClasses.determiner,
    closedClasses.preposition,
    closedClasses.subordinator,
    closedClasses.adverb,
  ].flat(),
);

/** Takes the capital off the first word of a sentence, unless the word carries it in the middle of sentences too. */
export function decapitaliser(sentences: readonly Sentence[], people: readonly Person[]): (text: string) => string {
  const names = new Set(people.flatMap(({ name }) => name.toLowerCase().split(/\s+/)));
  const lower = lowerWords.get(sentences) ?? lowerWordsOf(sentences);
  lowerWords.set(sentences, lower);
  return (text) => {
    if (/^\p{Lu}\p{Ll}{3,}ly,/u.test(text)) return text.charAt(0).toLowerCase() + text.slice(1);
    const isPlain = (word: string) =>
      !names.has(word) && !keepsCapital(word) && !/^\S+ \p{Lu}\p{Ll}/u.test(text) && isEverydayWord(word);
    if (names.has(/^[\p{L}'’]+(?:-[\p{L}'’]+)+/u.exec(text)?.[0].toLowerCase() ?? '')) return text;
    const first = /^[\p{L}'’]+/u.exec(text)?.[0] ?? '';
    const small = first.toLowerCase();
    // "raghav will" where a recogniser sets no capitals
    if (names.has(small) && !isEverydayWord(small)) return text;
    if (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(text) && weightOfEnglish(small) >= 1 && !neverNames.has(small)) return text;
    return (lower.has(small) || weightOfEnglish(small) < 1 || neverNames.has(small) || isPlain(small)) &&
      !/^I(?:['’]|$)/.test(first)
      ? small + text.slice(first.length)
      : text;
  };
}

/** Asked for by each list that begins its items so. */
const lowerWords = new WeakMap<readonly Sentence[], ReadonlySet<string>>();

function lowerWordsOf(sentences: readonly Sentence[]): ReadonlySet<string> {
  return new Set(sentences.flatMap(({ raw }) => raw.match(/(?<![\p{L}'’])\p{Ll}[\p{L}'’]*/gu) ?? []));
}
