import { readWords, type Word } from '../clause/read-words.ts';
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

/** What is not told of the speaker, but of the matter, follows. */
export const says = /^(?:(?:said|thought|reported|explained|pointed out|suggested|added) that|mentioned) /;
/** Words that are counted, by the trait they count for. */
const counted: ReadonlyMap<string, Trait> = new Map(
  (
    [
      ['vague', 'thing things something stuff one ones somehow some like just'],
      ['it', 'it its'],
      ['be', 'is are was were'],
      ['you', 'you your yours yourself'],
    ] as const
  ).flatMap(([trait, words]) => words.split(' ').map((word) => [word, trait] as const)),
);
/** Natural units; what is more unexpected than this is seldom right. */
const unexpected = 4;
/** So near each other no long word is said twice with purpose. */
const nearWords = 6;
const longWord = 4;

/**
 * @param telling what somebody said as the minutes tell it, from the verb on: "said that the team needs two days"
 * @param kept the share of the words said that are left in it
 */
export function traitsOf(telling: string, kept: number): Readonly<Record<Trait, number>> {
  const words = readWords(telling.replace(/[.?!]+$/, '').replace(says, ''));
  const { here, beyond } = surprisesOf(words.map(orderClass));
  const traits = { ...nothing, kept, mentioned: telling.startsWith('mentioned ') ? 1 : 0 };
  traits.surprise = here.reduce((sum, one) => sum + one, 0) / here.length;
  traits['surprise:three'] = meanOfThreeMost(here);
  traits['surprise:often'] = here.filter((one) => one > unexpected).length;
  traits['beyond:three'] = meanOfThreeMost(beyond);
  traits.end = here.at(-1) ?? 0;
  countWords(words, traits);
  return traits;
}

const nothing = Object.fromEntries(traitNames.map((name) => [name, 0])) as Record<Trait, number>;

function countWords(words: readonly Word[], traits: Record<Trait, number>): void {
  const said = words.map(({ text }) => text.toLowerCase());
  const share = 1 / Math.max(1, words.length);
  for (const [at, { text, is }] of words.entries()) {
    const small = said[at] ?? '';
    const trait = counted.get(small);
    if (trait) traits[trait]++;
    traits.letters += text.length * share;
    if (is === 'comma') traits.commas += share;
    if (small !== text && is === 'noun') traits.names++;
    else if (small !== text && beginsAnew(text, at)) traits.anew++;
    if (/^\d/.test(text)) traits.figures++;
    if (is === 'noun' && words[at + 1]?.is === 'noun' && words[at + 2]?.is === 'noun') traits.compounds++;
    if (small.length >= longWord && said.slice(at + 1, at + 1 + nearWords).includes(small)) traits.again++;
  }
}

/** Transcribers write a capital where a speaker breaks off: "the vans are Needs to be". */
function beginsAnew(text: string, at: number): boolean {
  return at > 0 && text !== 'I' && /^\p{Lu}\p{Ll}/u.test(text);
}

/** Of fewer than three what is missing counts for nothing. */
function meanOfThreeMost(amounts: readonly number[]): number {
  let [first, second, third] = [0, 0, 0];
  for (const amount of amounts) {
    if (amount > first) [first, second, third] = [amount, first, second];
    else if (amount > second) [second, third] = [amount, second];
    else if (amount > third) third = amount;
  }
  return (first + second + third) / 3;
}
