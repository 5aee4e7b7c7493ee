import type { Talk } from '../../../facts/talk.ts';
import type { Acts } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { cleanEnglish } from '../clean.ts';
import { speakingParties } from '../list-parties.ts';
import { toThirdPerson } from '../pronouns.ts';
import { sentence } from '../report.ts';
import { askedBefore } from './asked-before.ts';
import { wordsOf } from './clause.ts';
import { matterOf } from './matter.ts';
import { placesIn, tellingPlace } from '../../places.ts';

/** A choice of fewer things than this is read with the question it answers. */
const leastMatter = 2;

/** Choices as a list has them: "quarterly" alone says little, so what was asked stands before it. */
export function tellChoices(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const placesOf = placesIn(talk);
  const decisions = acts.decisions.map((item) => {
    if (/[?)]/.test(item.text) || matterOf(item.text).size >= leastMatter) return item;
    const at = tellingPlace(item.text, placesOf(item), talk.remarks, wordsOf);
    const asked = at === undefined ? undefined : askedBefore(at, talk.remarks);
    if (!asked || !answers(item.text, asked.text)) return item;
    const question = toThirdPerson(cleanEnglish(asked.text), speakingParties(asked.speaker, meeting.people));
    const spans = [...new Set([...asked.spans, ...item.spans])];
    return { ...item, text: `${sentence(question)} ${item.text}`, spans };
  });
  return { ...acts, decisions };
}

/** Asks for a choice: between two things, or which, how, when. */
const offersChoice = /\bor\b|^(?:(?:so|and|okay|well|then|but),? )*(?:which|how|what|when|where|who)\b/i;

function answers(choice: string, question: string): boolean {
  const terms = matterOf(question);
  return offersChoice.test(question) || [...matterOf(choice)].some((term) => terms.has(term));
}
