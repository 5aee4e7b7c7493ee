import { type WordClass, wordClass } from '../../clause/word-class.ts';
import { counting } from '../../topic-signs.ts';
import { matterOf } from '../matter.ts';
import {
  adjective,
  counted,
  endsName,
  modifies,
  noNoun,
  nounsToo,
  opens,
  passedOver,
  takesObject,
  within,
} from './thing-words.ts';

/** A thing that a sentence names, with what stands around it. */
export interface ThingNamed {
  readonly text: string;
  /** Where it begins, in characters of the sentence. */
  readonly at: number;
  readonly begins: 'a' | 'the' | 'owned' | 'this' | 'count' | 'bare';
  /** Its last noun, without what follows after "of" or "for". */
  readonly head: string;
  readonly isPlural: boolean;
  /** The word before it, with people and small words between left out: "send" of "send me over the plan". */
  readonly after: string;
  /** Nothing else stands in its part of the sentence. */
  readonly isAlone: boolean;
}

interface Token {
  readonly text: string;
  readonly at: number;
  readonly is: WordClass;
}

const token = /[\p{L}\p{N}£$€](?:[\p{L}\p{N}’'&/-]|[.,](?=[\p{N}]))*|[,;:.!?()…–—]/gu;
const stops = /^[,;:.!?()…–—]$/;

/** The things that a sentence names, in its order, each with what tells it apart: "the drawings of the east wing". */
export function thingsNamed(said: string): readonly ThingNamed[] {
  const tokens = [...said.matchAll(token)].map(([text], i, all): Token => {
    const at = all[i]?.index ?? 0;
    if (stops.test(text)) return { text, at, is: 'comma' };
    const isFirst = i === 0 || /^[.!?]$/.test(all[i - 1]?.[0] ?? '');
    return { text, at, is: wordClass(isFirst && !/^\p{Lu}{2}/u.test(text) ? text.toLowerCase() : text) };
  });
  const found: ThingNamed[] = [];
  for (let i = 0; i < tokens.length; ) {
    const end = endOfThing(tokens, i);
    const thing = end === undefined ? undefined : thingAt(said, tokens, i, end);
    if (end === undefined || !thing) {
      i++;
      continue;
    }
    found.push(thing);
    i = end;
  }
  return found;
}

/** Where the thing that begins at a word ends, with what tells which it is; undefined where none begins there. */
function endOfThing(tokens: readonly Token[], start: number, mayHaveTail = true): number | undefined {
  const first = tokens[start];
  if (!first || first.is === 'comma' || counted.test(first.text)) return undefined;
  const hasOpener = opens.has(first.is) || isOwner(first) || /^\d+$/.test(first.text);
  // "the figure for embodied carbon"
  const isTold = first.is === 'ed' && tails.test(tokens[start - 1]?.text ?? '');
  if (!hasOpener && first.is !== 'noun' && !isTold) return undefined;
  if (!hasOpener && (noNoun.test(first.text) || /['’]/.test(first.text))) return undefined;
  let last = hasOpener ? start : start + 1;
  for (let i = start + 1; i < tokens.length && i - start <= mostWords && goesOn(tokens, start, i, hasOpener); i++)
    if (/^(?:noun|base|third|ing)$/.test(tokens[i]?.is ?? '')) last = i + 1;
  if (last <= start + (hasOpener ? 1 : 0)) return undefined;
  return mayHaveTail ? withTail(tokens, last) : last;
}

function isOwner({ text, is }: Token): boolean {
  return /\p{L}['’]s$/u.test(text) && is === 'noun' && !/^(?:that|it|what|there|here|who|let)['’]s$/i.test(text);
}

/** Whether a word is still of the name that began at another. */
function goesOn(tokens: readonly Token[], start: number, at: number, hasOpener: boolean): boolean {
  const [before, word, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!word || endsName.test(word.text)) return false;
  const isFirst = at === start + 1;
  if (!within.has(word.is) && !modifies.test(word.text)) return word.is === 'determiner' && isFirst;
  if (isFirst) return true;
  // "the boys need": what a plural does
  if (word.is === 'base') return !isPluralForm(before?.text ?? '') && nounsToo.test(word.text);
  if (word.is === 'third' && takesObject.has(next?.is ?? 'comma')) return false;
  return hasOpener || before?.is !== 'noun' || !/^(?:third|past|ed)$/.test(word.is);
}

const tails = /^(?:of|for|from|with|about|on|in|at|to)$/i;
const pointer = /^(?:this|that|these|those|any|some|all|one|both|each|every)$/i;

/** "The certificate of insurance", "the plan for the east wing". */
function withTail(tokens: readonly Token[], end: number): number {
  const [link, next] = [tokens[end], tokens[end + 1]];
  if (!link || !next || !tails.test(link.text)) return end;
  const isThing = opens.has(next.is) || next.is === 'noun' || next.is === 'ed';
  if (!/^of$/i.test(link.text) && (!isThing || pointer.test(next.text))) return end;
  return endOfThing(tokens, end + 1, false) ?? end;
}

const mostWords = 6;

function isPluralForm(word: string): boolean {
  return /[^su’'i]s$/i.test(word) && !/^(?:news|series|means|access|business|address|process)$/i.test(word);
}

function thingAt(said: string, tokens: readonly Token[], start: number, end: number): ThingNamed | undefined {
  const [first, last] = [tokens[start], tokens[end - 1]];
  if (!first || !last) return undefined;
  const core = coreEnd(tokens, start, end);
  const head = tokens[core - 1]?.text ?? '';
  const text = said.slice(first.at, last.at + last.text.length);
  const begins = beginsOf(first);
  const words = tokens.slice(start, core);
  const telling = words.slice(begins === 'bare' ? 0 : 1);
  if (
    telling.length === 0 ||
    noNoun.test(head) ||
    adjective.test(head) ||
    telling.every(({ text: word }) => counting.test(word) || /^\d|^(?:percent|plus|per|cent)$/i.test(word))
  )
    return undefined;
  if (matterOf(text).size === 0) return undefined;
  const isPlural = isPluralForm(head);
  const [left, right] = [tokens[start - 1], tokens[end]];
  if (wishes.test(right?.text ?? '')) return undefined;
  // "it ships", "pull" alone
  if (begins === 'bare' && telling.length === 1 && (!isPlural || left?.is === 'subject' || left?.is === 'pronoun'))
    return undefined;
  // "it is possible", "as additional insured"
  if (
    begins === 'bare' &&
    left &&
    !isPlural &&
    /^(?:is|are|was|were|be|been|as|am|so|too|very|more|which|what|how)$/i.test(left.text)
  )
    return undefined;
  return {
    text,
    at: first.at,
    begins,
    head: head.toLowerCase().replace(/['’]s$/, ''),
    isPlural,
    after: governs(tokens, start),
    isAlone:
      (!left || left.is === 'comma' || /^(?:and|so|then|also|plus|now|okay|right)$/i.test(left.text)) &&
      (!right || right.is === 'comma'),
  };
}

/** The word before a thing, people and small words between left out; none in another part of the sentence. */
function governs(tokens: readonly Token[], start: number): string {
  for (let i = start - 1; i >= 0; i--) {
    const { text = '', is } = tokens[i] ?? {};
    if (is === 'comma') return '';
    if (!passedOver.test(text) && !/^\p{Lu}/u.test(text)) return text.toLowerCase();
  }
  return '';
}

/** "The night shift wants the poster": who wishes for a thing or likes it is none. */
const wishes = /^(?:wants?|wanted|likes?|liked|loves?|loved|asks|asked|prefers?|preferred|insists?|wish(?:es)?)$/i;

function coreEnd(tokens: readonly Token[], start: number, end: number): number {
  for (let i = start + 1; i < end; i++) if (tails.test(tokens[i]?.text ?? '')) return i;
  return end;
}

function beginsOf({ text, is }: Token): ThingNamed['begins'] {
  if (/^(?:an?|another)$/i.test(text)) return 'a';
  if (/^the$/i.test(text)) return 'the';
  if (/^(?:this|that|these|those)$/i.test(text)) return 'this';
  if (/^\d+$/.test(text) || is === 'determiner') return 'count';
  return is === 'article' || /['’]s$/.test(text) ? 'owned' : 'bare';
}
