import { readWords } from '../clause/read-words.ts';
import { orderClass } from './order-class.ts';
import { says } from './traits.ts';

const edge = '.';
/** So many words a telling is of one length with its next. */
const lengthStep = 4;
const longest = 12;
/** Where a sentence begins says most of whether it stands by itself. */
const firstWords = 2;

/**
 * What shows whether a telling says something to a reader who was not there: its words, those it begins with by their place,
 * the classes of words that follow each other, how long it is and how it is introduced. Each once.
 * @param telling from the verb on: "said that the team needs two days"
 */
export function matterFeatures(telling: string): readonly string[] {
  const words = readWords(telling.replace(/[.?!]+$/, '').replace(says, ''));
  const said = [edge, ...words.map(({ text }) => text.toLowerCase()), edge];
  const classes = [edge, ...words.map(orderClass), edge];
  const features = new Set([
    `says ${says.exec(telling)?.[0].trim() ?? ''}`,
    `length ${Math.min(longest, Math.floor(words.length / lengthStep))}`,
  ]);
  for (const [at, word] of said.entries()) {
    features.add(`word ${word}`);
    if (at <= firstWords) features.add(`at ${at} ${word}`);
    if (at > 0) features.add(`classes ${classes[at - 1]} ${classes[at]}`);
  }
  return [...features];
}
