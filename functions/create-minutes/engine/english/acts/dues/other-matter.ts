import { englishTerms } from '../../words.ts';
import type { SaidDay } from './said-days.ts';

const thing = /\b(?:the|our|your|my|his|her|their|an?) (\p{L}[\p{L}'’-]*)/giu;
/** Part of how a day is named. */
const ofTime =
  /^(?:end|close|start|beginning|middle|week|month|day|morning|afternoon|evening|very|same|other|following|\p{L}+day)$/iu;

/** "The training is on Tuesday": the words that lead to a day tell of another thing than the task. */
export function isOfOtherMatter({ due, clause: { said } }: SaidDay, told: ReadonlySet<string>): boolean {
  const lead = said.slice(0, Math.max(0, said.indexOf(due.asWritten))).replace(/^.*[,;:.!?]/su, '');
  return [...lead.matchAll(thing)].some(
    ([, word = '']) => !ofTime.test(word) && englishTerms(word).some((term) => !told.has(term)),
  );
}
