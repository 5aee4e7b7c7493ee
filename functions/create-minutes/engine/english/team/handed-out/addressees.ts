import { escaped } from '../../../escaped.ts';
import { bareName, type Person } from '../../../people.ts';
import { englishTerms } from '../../words.ts';
import { wordClass } from '../../clause/word-class.ts';

/** How whoever hands out work may call those he gives it to. */
export interface Addressees {
  /** Source of a pattern that tells capitals apart: a role, a name of the meeting or the initials of a role. */
  readonly called: string;
  /** The same, and any name. */
  readonly named: string;
  /** Whether what was taken for a call may be one: "OK" is nobody's initials, and "Never" no name. */
  readonly isCall: (said: string) => boolean;
  /** The one person of the meeting who is called so. */
  readonly personOf: (said: string) => Person | undefined;
}

/** What many people of a project are; the words before it tell which of them. */
const callings =
  'designer|developer|expert|manager|executive|engineer|specialist|analyst|person|assistant|secretary'.split('|');
const determined = '(?!(?:[Ee]ach|[Ee]very|[Ss]ome|[Aa]ny|[Aa]nother|[Nn]o|[Tt]hat|[Tt]his|[Aa]n?|[Oo]ne) )';
const eitherCase = callings.map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`);
const role = `${determined}(?:(?:[Tt]he|[Oo]ur|[Tt]he two) )?(?:[\\p{L}-]+ ){0,2}?(?:${eitherCase.join('|')})s?`;
const initials = '(?:[Tt]he )?\\p{Lu}{2,4}';
const isInitials = new RegExp(`^${initials}$`, 'u');
const isCalling = new RegExp(`^(?:${callings.join('|')})s?$`, 'i');
const anyName =
  '(?!(?:[Ww]e|[Yy]ou|[Tt]hey|He|She|It|That|This|These|Those|There|So|And|But|Or|If|What|Who|Which|Where|When|How|Then|Well|Okay|Yeah|Yes|No|Maybe|Also|Because|Next|Now|People|Each|Both|The|One|Let|Some|All|Most|Not)\\b)\\p{Lu}\\p{Ll}{2,}';
const shortest = 3;

export function addresseesOf(people: readonly Person[]): Addressees {
  const names = new Set(people.flatMap(callNames).filter((name) => name.length >= shortest));
  const known = [...names].sort((a, b) => b.length - a.length).map((name) => `(?:[Tt]he )?${escaped(name)}`);
  const called = `(?:${[role, ...known, initials].join('|')})(?![\\p{L}'’-])`;
  const isKnown = new RegExp(`^(?:${called})$`, 'u');
  const personOf = (said: string) => onlyOne(people, said);
  return {
    called,
    named: `(?:${called}|${anyName}(?![\\p{L}'’-]))`,
    isCall: (said) =>
      isInitials.test(said)
        ? personOf(said) !== undefined
        : isKnown.test(said) || /^(?:noun|base)$/.test(wordClass(said.toLowerCase())),
    personOf,
  };
}

/** "The mate and the cook" */
export function callsIn(who: string): readonly string[] {
  return who.split(/,? and |, /);
}

/** Whether nobody is called by name. */
export function isYou(call: string): boolean {
  return /\byou\b/i.test(call);
}

function callNames({ name, role: own }: Person): readonly string[] {
  const bare = bareName(name);
  return [bare, bare.toLowerCase(), bare.split(/\s+/)[0] ?? '', ...(own ? [own, own.toLowerCase()] : [])];
}

/** By the name, else by initials, else by what tells one role from another: "the interface specialist". */
function onlyOne(people: readonly Person[], said: string): Person | undefined {
  const call = said.replace(/^(?:the|our) /i, '').trim();
  for (const isMeant of [isNamed, hasInitials, sharesWord]) {
    const found = people.filter((person) => isMeant(person, call));
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

function isNamed({ names, name, role: own }: Person, call: string): boolean {
  const small = call.toLowerCase();
  return names.includes(small) || own?.toLowerCase() === small || wordsOf(name).includes(small);
}

/** "UID" is the User Interface, or User Interface Designer. */
function hasInitials({ name, role: own = '' }: Person, call: string): boolean {
  const isOf = (words: readonly string[]) =>
    words.length > 1 && call.startsWith(words.map((word) => word.charAt(0).toUpperCase()).join(''));
  return isInitials.test(call) && [name, own].some((title) => isOf(wordsOf(title)));
}

function sharesWord({ name, role: own = '' }: Person, call: string): boolean {
  const telling = call.split(' ').filter((word) => !isCalling.test(word));
  const terms = new Set(englishTerms(`${bareName(name)} ${own}`));
  return englishTerms(telling.join(' ')).some((term) => terms.has(term));
}

function wordsOf(name: string): readonly string[] {
  return bareName(name)
    .toLowerCase()
    .split(/[\s-]+/);
}
