import { isAny, readWords, type Word } from '../clause/read-words.ts';
import { orderClass } from './order-class.ts';
import { surprisesOf } from './word-order.ts';

/** What shows how well a telling reads: how its words follow each other first of all, and never what it is about. */
export const traitNames = [
  'surprise',
  'surprise:three',
  'surprise:often',
  'beyond:three',
  'end',
  'letters',
  'figures',
  'names',
  'compounds',
  'again',
  'anew',
  'you',
  'vague',
  'it',
  'be',
  'commas',
  'kept',
  'mentioned',
] as const;
export type Trait = (typeof traitNames)[number];

const says = /^(?:(?:said|thought|reported|explained|pointed out|suggested|added) that|mentioned) /;
const vague = /^(?:things?|something|stuff|ones?|somehow|some|like|just)$/i;
const be = /^(?:is|are|was|were)$/i;
/** Natural units; what is more unexpected than this is seldom right. */
const unexpected = 4;
/** So near each other no long word is said twice with purpose. */
const nearWords = 6;

/**
 * @param telling what somebody said as the minutes tell it, from the verb on: "said that the team needs two days"
 * @param kept the share of the words said that are left in it
 */
export function traitsOf(telling: string, kept: number): Readonly<Record<Trait, number>> {
  const words = readWords(telling.replace(/[.?!]+$/, '').replace(says, ''));
  const surprises = surprisesOf(words.map(orderClass));
  const here = surprises.map((one) => one.here);
  const beyond = surprises.map((one) => one.beyond);
  const share = (count: number) => count / Math.max(1, words.length);
  const count = (holds: (word: Word, at: number) => boolean) => words.filter(holds).length;
  return {
    surprise: mean(here),
    'surprise:three': meanOfThreeMost(here),
    'surprise:often': here.filter((one) => one > unexpected).length,
    'beyond:three': meanOfThreeMost(beyond),
    end: surprises.at(-1)?.here ?? 0,
    letters: share(words.reduce((sum, { text }) => sum + text.length, 0)),
    figures: count(({ text }) => /^\d/.test(text)),
    names: count(({ text, is }) => is === 'noun' && /^\p{Lu}/u.test(text)),
    compounds: count((_, at) => [0, 1, 2].every((next) => isAny(words[at + next], 'noun'))),
    again: saidAgain(words),
    anew: count(beginsAnew),
    you: count(({ text }) => /^you/i.test(text)),
    vague: count(({ text }) => vague.test(text)),
    it: count(({ text }) => /^its?$/i.test(text)),
    be: count(({ text }) => be.test(text)),
    commas: share(count(({ is }) => is === 'comma')),
    kept,
    mentioned: telling.startsWith('mentioned ') ? 1 : 0,
  };
}

function mean(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0) / Math.max(1, amounts.length);
}

function meanOfThreeMost(amounts: readonly number[]): number {
  return mean([...amounts].sort((a, b) => b - a).slice(0, 3));
}

/** Transcribers write a capital where a speaker breaks off: "the vans are Needs to be". */
function beginsAnew({ text, is }: Word, at: number): boolean {
  return at > 0 && is !== 'comma' && is !== 'noun' && text !== 'I' && /^\p{Lu}\p{Ll}/u.test(text);
}

function saidAgain(words: readonly Word[]): number {
  const said = words.map(({ text }) => text.toLowerCase());
  return said.filter((word, at) => word.length > 3 && said.slice(at + 1, at + 1 + nearWords).includes(word)).length;
}
