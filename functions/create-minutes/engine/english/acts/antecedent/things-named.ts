import { type WordClass, wordClass } from '../../clause/word-class.ts';
import { counting } from '../../topic-signs.ts';
import { matterOf } from '../matter.ts';

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

const opens: ReadonlySet<WordClass> = new Set(['article', 'determiner']);
const within: ReadonlySet<WordClass> = new Set(['noun', 'ing', 'ed', 'past', 'base', 'third']);
const takesObject: ReadonlySet<WordClass> = new Set([
  'pronoun',
  'object',
  'article',
  'determiner',
  'subject',
  'to',
  'that',
]);
const broken = /['’](?:ll|d|ve|re|m|t)$|^(?:back|away|forward|off|out|know|hang|naw|please|okay|thanks)$/i;
/** "A proper" breaks off. */
const adjective =
  /^(?:new|old|proper|big|small|whole|full|clean|good|short|long|quick|possible|real|final|free|late|early|high|low|simple|single|extra|different|main|dedicated|signed|revised)$/i;
/** Verbs that are as often nouns: "the purchase order". */
const nounsToo =
  /^(?:order|plan|report|offer|change|test|use|record|note|cost|claim|check|visit|review|start|support|return|track|work|display|contact|control|design|limit|result|stop|switch|transfer|update|answer|cut|deal|drive|drop|email|figure|fit|form|guess|help|issue|lead|link|listing|match|measure|mind|move|need|pay|pick|place|plate|point|press|print|quote|rate|release|rent|repair|request|run|save|score|set|share|show|sign|sort|sound|stand|state|step|store|supply|talk|target|track|train|turn|value|view|walk|wash|watch|wear|wish|work|wrap|label|sample|sheet|pack|box|fee)$/i;
const modifies =
  /^(?:most|more|very|really|other|first|second|last|next|new|same|still|whole|full|own|two|three|four|five|six|ten|\d+)$/i;
const noNoun =
  /^(?:ok(?:ay)?|yeah|yes|yep|aye|right|fine|good|great|perfect|sure|thanks?|please|sorry|lovely|cheers|brilliant|no|well|oh|ah|um|uh|hm+|true|fair|done|back|off|out|away|bit|lot|thing|things|stuff|way|sort|kind|couple|time|times|day|days|week|weeks|month|months|year|years|hour|hours|minute|minutes|moment|second|morning|afternoon|evening|night|today|tomorrow|tonight|lunch|lunchtime|one|ones|people|person|guy|guys|man|men|woman|lad|lads|somebody|boss|end|rest|least|idea|problem|wedding|holiday|sense|point|matter|worry|chance|reason|thought|word|call|meeting|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|easter|half|percent|cent|quid|pounds?|euros?|dollars?|bucks?|grand|thousand|hundred|million|plus|vat|gst|mark|sir|madam|mate|mr|mrs|ms|dr)$/i;
const people =
  /^(?:i|we|you|he|she|they|me|us|him|her|them|it|up|over|out|back|off|down|together|across|through|to|just|also|then|please|still|only|really|already|now)$/i;

/** Where the thing that begins at a word ends; undefined where none begins there. */
function endOfThing(tokens: readonly Token[], start: number): number | undefined {
  const first = tokens[start];
  if (!first || first.is === 'comma') return undefined;
  const isOwned =
    /\p{L}['’]s$/u.test(first.text) &&
    first.is === 'noun' &&
    !/^(?:that|it|what|there|here|who|let)['’]s$/i.test(first.text);
  const isCount = /^\d+$/.test(first.text);
  const hasOpener = opens.has(first.is) || isOwned || isCount;
  if (
    /^(?:each|every|all|no|both|either|neither|any|much|many|more|most|less|few|several|such|some)$/i.test(first.text)
  )
    return undefined;
  if (!hasOpener && first.is !== 'noun' && !(first.is === 'ed' && tails.test(tokens[start - 1]?.text ?? '')))
    return undefined;
  if (!hasOpener && (noNoun.test(first.text) || /['’]/.test(first.text))) return undefined;
  let last = hasOpener ? start : start + 1;
  let end = hasOpener ? start + 1 : start + 1;
  for (let i = start + 1; i < tokens.length && i - start <= mostWords; i++) {
    const word = tokens[i];
    if (!word) break;
    const goesOn = within.has(word.is) || modifies.test(word.text) || (word.is === 'determiner' && i === start + 1);
    if (!goesOn || broken.test(word.text)) break;
    // "the night shift likes it"
    if (word.is === 'third' && i > start + 1 && takesObject.has(tokens[i + 1]?.is ?? 'comma')) break;
    // "the boys need": what a plural does
    const before = tokens[i - 1];
    if (word.is === 'base' && before && i > start + 1 && (isPluralForm(before.text) || !nounsToo.test(word.text)))
      break;
    if (
      (word.is === 'third' || word.is === 'past' || word.is === 'ed') &&
      i > start + 1 &&
      before?.is === 'noun' &&
      !hasOpener
    )
      break;
    end = i + 1;
    if (
      word.is === 'noun' ||
      ((word.is === 'base' || word.is === 'third') && (hasOpener || i > start)) ||
      word.is === 'ing'
    )
      last = end;
  }
  return last > start + (hasOpener ? 1 : 0) && end >= last ? withTail(tokens, last) : undefined;
}

const tails = /^(?:of|for|from|with|about|on|in|at|to)$/i;
const notOf = /^(?:for|from|with|about|on|in|at|to)$/i;

/** "The certificate of insurance", "the plan for the east wing": what tells which. */
function withTail(tokens: readonly Token[], end: number): number {
  const link = tokens[end];
  if (!link || !tails.test(link.text)) return end;
  const next = tokens[end + 1];
  if (!next || (notOf.test(link.text) && !(opens.has(next.is) || next.is === 'noun' || next.is === 'ed'))) return end;
  if (notOf.test(link.text) && /^(?:this|that|these|those|any|some|all|one|both|each|every)$/i.test(next.text))
    return end;
  const inner = endOfThing(tokens, end + 1);
  return inner === undefined || inner - end > mostTail ? end : inner;
}

const [mostWords, mostTail] = [6, 7];

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
  const before = tokens
    .slice(0, start)
    .findLast(({ text: word, is }) => is === 'comma' || !(people.test(word) || /^\p{Lu}/u.test(word)));
  const [left, right] = [tokens[start - 1], tokens[end]];
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
    after: before && before.is !== 'comma' ? before.text.toLowerCase() : '',
    isAlone:
      (!left || left.is === 'comma' || /^(?:and|so|then|also|plus|now|okay|right)$/i.test(left.text)) &&
      (!right || right.is === 'comma'),
  };
}

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
