import { englishTerms } from '../../words.ts';
import type { SaidDay } from './said-days.ts';

const thing = /\b(?:the|our|your|my|his|her|their|an?) (\p{L}[\p{L}'’-]*)/giu;
/** "And delivery's on the ninth" */
const bareThing =
  /^ ?(?:(?:and|but|so|then|yes|yeah|great|okay|right) )*(\p{L}{4,})(?:['’]s| is| are| starts?| begins?| happens?) (?:on|from|in|at|set for|due)\b[^,.;]*$/iu;
const anything =
  /^(?:that|this|there|these|those|here|what|which|mine|ours|yours|everything|anything|nothing|something)$/i;
/** Part of how a day is named. */
const ofTime =
  /^(?:end|close|start|beginning|middle|week|month|day|morning|afternoon|evening|very|same|other|following|\p{L}+day)$/iu;

/** "The training is on Tuesday": the words that lead to a day tell of another thing than the task. */
export function isOfOtherMatter({ due, clause: { said } }: SaidDay, told: ReadonlySet<string>): boolean {
  return namesOther(said.slice(0, Math.max(0, said.indexOf(due.asWritten))).replace(/^.*[,;:.!?]/su, ''), told);
}

/** Whether what leads to a day names a thing that the task does not. */
export function namesOther(lead: string, told: ReadonlySet<string>): boolean {
  const [, bare = ''] = bareThing.exec(lead) ?? [];
  if (bare !== '' && !ofTime.test(bare) && !anything.test(bare) && englishTerms(bare).some((term) => !told.has(term)))
    return true;
  return [...lead.matchAll(thing)].some(
    ([, word = '']) => !ofTime.test(word) && englishTerms(word).some((term) => !told.has(term)),
  );
}

/** How many terms of a matter the task does not have. */
export function freshIn(matter: ReadonlySet<string>, told: ReadonlySet<string>): number {
  return [...matter].filter((term) => !told.has(term)).length;
}
