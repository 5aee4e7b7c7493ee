import type { Acts } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { matterOf } from '../acts/matter.ts';
import { nameWords } from '../acts/name-words.ts';

/** Says yes, or who does; two words of any other kind tell of what. */
const assents = /^(?:agre|happ|fine|good|great|okay|sure|work|suit|every|nobod|all|yes|live)/;

/** Choices of one side without those that only say yes to something: nothing is told before them there that they could be read with. */
export function withoutBareYes(acts: Acts, { people }: Meeting): Acts {
  const names = nameWords(people);
  const isOwnWord = (text: string, term: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}’'-]+/u)
      .some((word) => word.startsWith(term) && names.has(word));
  const tells = (text: string) =>
    /\d/.test(text) || [...matterOf(text)].some((term) => !assents.test(term) && !isOwnWord(text, term));
  return { ...acts, decisions: acts.decisions.filter(({ text }) => tells(text)) };
}
