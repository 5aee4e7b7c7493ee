import type { Remark, Talk } from '../../../facts/talk.ts';
import type { Acts } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { cleanEnglish } from '../clean.ts';
import { speakingParties } from '../list-parties.ts';
import { toThirdPerson } from '../pronouns.ts';
import { sentence } from '../report.ts';
import { countWords } from '../split.ts';
import { wordsOf } from './clause.ts';
import { matterOf } from './matter.ts';
import { placesIn, tellingPlace } from '../../places.ts';

/** A choice of fewer things than this is read with the question it answers. */
const leastMatter = 2;
const reach = 3;
const mostWords = 18;

/** Choices as a list has them: "quarterly" alone says little, so what was asked stands before it. */
export function tellChoices(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const placesOf = placesIn(talk);
  const decisions = acts.decisions.map((item) => {
    if (/[?)]/.test(item.text) || matterOf(item.text).size >= leastMatter) return item;
    const at = tellingPlace(item.text, placesOf(item), talk.remarks, wordsOf);
    const asked = at === undefined ? undefined : askedBefore(at, talk.remarks);
    if (!asked) return item;
    const question = toThirdPerson(cleanEnglish(asked.text), speakingParties(asked.speaker, meeting.people));
    return { ...item, text: `${sentence(question)} ${item.text}` };
  });
  return { ...acts, decisions };
}

/** The last question before a remark that says what it is about. */
function askedBefore(at: number, remarks: readonly Remark[]): Remark | undefined {
  return remarks
    .slice(Math.max(0, at - reach), at)
    .findLast(
      ({ text, speaker }) =>
        speaker !== remarks[at]?.speaker &&
        text.endsWith('?') &&
        matterOf(text).size >= leastMatter &&
        countWords(text) <= mostWords,
    );
}
