import { readOnce } from '../../read-once.ts';
import type { Sentence } from '../../sentence.ts';
import { countWords } from '../split.ts';
import { expandContractions } from '../wording/contractions.ts';
import { youKnow } from '../clean/you-know.ts';
import { deedFirst } from '../wording/word-order.ts';
import { matterOf } from './matter.ts';

/** The smallest unit that does something: one subject with its verb and what belongs to it. */
export interface Clause {
  readonly sentence: Sentence;
  /** The last turn it stands in. */
  readonly turn: number;
  readonly speaker: string | undefined;
  /** With short forms written out, without noises. */
  readonly said: string;
  /** In small letters. */
  readonly words: readonly string[];
  /** Hangs on something that may not happen: "if they agree, ...". */
  readonly hypothetical: boolean;
  /** What comes before it: "once the contract is signed". */
  readonly condition: string | undefined;
  readonly asks: boolean;
  /** Terms of the things it is about. */
  readonly matter: ReadonlySet<string>;
}

const noise = new RegExp(
  String.raw`(?<![\p{L}'’-])(?:u+h+|u+m+|erm?|hmm+|mm+|${youKnow}|i mean)(?![\p{L}'’-]),?\s*`,
  'giu',
);
const subjects = new Set('i we you they he she that this it'.split(' '));
const modals = new Set('will shall can could would should must am is are have has need needs was were'.split(' '));
/** After these a subject and its verb belong to what came before. */
const binders = new Set(
  'that if when once while what who whom which how where why whether as than until unless because since before after think thought hope guess sure suppose know see say says said tell believe assuming provided wish feel figure bet make like or whatever everything anything something thing stuff everybody everyone things price one ones case'.split(
    ' ',
  ),
);
/** "I'll get you access, what's the best email?" */
const asking = new Set('what who when where which how'.split(' '));
const conjunctions = new Set('and but so then or plus also'.split(' '));
const supposing = new Set(['if', 'unless', 'assuming', 'suppose', 'supposing', 'provided']);
const waiting = /^(?:and |but |so |then |okay |ok )*(?:once|after|as soon as|when|the moment|the minute)\b/i;
/** "if" that supposes nothing. */
const indirect =
  /\b(?:see|check|ask(?: (?!you\b)\w+){0,4}|know|wonder(?:ing)?|sure|find out|tell (?:me|you|them)|even|as|if not|only) if\b|\bif (?:possible|(?:that|it) (?:works|helps|suits|makes it easier|is (?:any|of) (?:use|help))|(?:that|it) (?:would|might) help|you (?:like|want|wish|do not mind)|(?:it|that) is (?:okay|ok|all right|alright|fine)|needed|necessary|anything|i may|i remember|i recall|memory)\b|(?<=\bwhether\b[^,;]{0,80})\bif\b/gi;

/** Recognisers write no question marks: "do you have one for the vans". */
const asksUnmarked =
  /^(?:(?:and|so|but|okay|ok|then|well|yeah|right|now|oh)[, ]+)*(?:(?:do|does|did|are|is|was|were|can|could|would|will|should|have|has) (?:you|we|they|it|i|that|there|he|she|the|your|this|anyone|anybody|somebody)|(?:what|who|when|where|why|how|which)(?:['’]s| (?:is|are|do|does|did|was|were|would|could|can|will|should|about|much|many|long|soon|often|far|big|come|one|kind|sort)))\b/i;

/** "Nineteen's steep", "the screen's too small": before these no owner is meant. */
const isSo =
  /(?<=\p{L}{3})['’]s (?=(?:too|not|very|quite|pretty|rather|steep|expensive|pricey|tight|enough|okay|ok|a (?:bit|lot|little))\b)/giu;

/** Cuts a sentence where a new subject with its verb begins. */
export function clausesOf(sentence: Sentence): readonly Clause[] {
  const turn = sentence.spans.at(-1)?.turn ?? 0;
  return readClauses(sentence.raw).map((clause) => ({ ...clause, sentence, turn, speaker: sentence.speaker }));
}

const readClauses = readOnce((raw): readonly Omit<Clause, 'sentence' | 'turn' | 'speaker'>[] => {
  const plain = expandContractions(raw).replace(isSo, ' is ').replace(noise, '').replace(/\s+/g, ' ').trim();
  const said = deedFirst(plain);
  const asked = said.endsWith('?') || (!/[.!…]$/.test(said) && asksUnmarked.test(said));
  const parts = cut(said);
  let supposed = false;
  let condition: string | undefined;
  return parts.map((part, i) => {
    const direct = part.replace(indirect, ' ');
    const words = wordsOf(part);
    const own = (direct === part ? words : wordsOf(direct)).some((word) => supposing.has(word));
    const clause = {
      said: part,
      words,
      hypothetical: own || supposed,
      condition,
      asks: asked && i === parts.length - 1,
      matter: matterOf(part),
    };
    supposed = own || (supposed && i === 0);
    condition = waitsForSomething(part) ? part : undefined;
    return clause;
  });
});

/** "Once the contract is signed, ..." */
export function waitsForSomething(said: string): boolean {
  return waiting.test(said);
}

export const wordsOf = readOnce(smallWords);

function smallWords(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}$€£%]+(?:['.,:-][\p{L}\p{N}]+)*/gu) ?? []
  );
}

function cut(said: string): readonly string[] {
  const tokens = [...said.matchAll(/[\p{L}\p{N}$€£%]+(?:['’.:-][\p{L}\p{N}]+)*/gu)];
  const cuts: number[] = [];
  for (let i = 2; i < tokens.length - 1; i++) {
    if (!beginsClause(tokens, i, said)) continue;
    const conjunction = conjunctions.has(small(tokens[i - 1])) ? i - 1 : i;
    const at = tokens[conjunction]?.index ?? 0;
    if (countWords(said.slice(cuts.at(-1) ?? 0, at)) >= leastWords) cuts.push(at);
  }
  return [...cuts, said.length]
    .map((end, i) => said.slice(i === 0 ? 0 : (cuts[i - 1] ?? 0), end).trim())
    .filter(Boolean);
}

const leastWords = 2;

function beginsClause(tokens: readonly RegExpExecArray[], i: number, said: string): boolean {
  const word = small(tokens[i]);
  const next = small(tokens[i + 1]);
  const before = small(tokens[i - 1]);
  const previous = tokens[i - 1];
  const gap = previous ? said.slice(previous.index + previous[0].length, tokens[i]?.index) : '';
  const apart = /[,.;:?!—–-]/.test(gap) || (conjunctions.has(before) && before !== 'or');
  // "..., could you?" only asks for a yes
  if (modals.has(word) && next === 'you') return apart && i < tokens.length - 2;
  if (word === 'let' && next === 'us') return apart || !binders.has(before);
  if (word === 'please') return apart;
  if (asking.has(word) && modals.has(next)) return /,/.test(gap);
  if (subjects.has(word) && (modals.has(next) || modals.has(small(tokens[i + 2]))))
    return apart
      ? !(conjunctions.has(before) && binders.has(small(tokens[i - 2])))
      : (!binders.has(before) || endsCondition(tokens, i)) &&
          !modals.has(before) &&
          modals.has(next) &&
          /^(?:i|we|you)$/.test(word) &&
          next === 'will' &&
          !isFronted(tokens, i);
  return (
    apart &&
    /^\p{Lu}/u.test(tokens[i]?.[0] ?? '') &&
    (next === 'will' || (next === 'is' && small(tokens[i + 2]) === 'going'))
  );
}

/** "Once I have that I'll order it": where somebody has something, what he has ends with it. */
function endsCondition(tokens: readonly RegExpExecArray[], i: number): boolean {
  const said = tokens
    .slice(Math.max(0, i - mostCondition), i)
    .map(small)
    .join(' ');
  return hasThat.test(said);
}

const mostCondition = 6;
const hasThat =
  /\b(?:once|when|after|as soon as) (?:i|we|you|they|he|she) (?:have|has|get|gets|see|sees|hear|know|sign|send) that$/;

/** "Hall two we'll do once the floor is fixed": without a verb before it what stands in front is part of it. */
function isFronted(tokens: readonly RegExpExecArray[], i: number): boolean {
  const before = tokens.slice(0, i).map(small);
  return before.length <= mostFronted && !before.some((word) => modals.has(word) || subjects.has(word));
}

const mostFronted = 3;

function small(token: RegExpExecArray | undefined): string {
  return token?.[0].toLowerCase() ?? '';
}
