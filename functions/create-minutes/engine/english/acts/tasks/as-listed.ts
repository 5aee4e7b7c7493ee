import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { DraftAction } from '../../../draft.ts';
import type { Meeting } from '../../../meeting.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { saysYou } from '../../anybody.ts';
import { isNounPhrase } from '../../clause/main-clause.ts';
import { speakingParties } from '../../names/list-parties.ts';
import { decapitaliser } from '../../names/names.ts';
import { oppositeOf, ownParty } from '../../names/side-names.ts';
import { toThirdPerson } from '../../wording/pronouns.ts';
import { countWords } from '../../split.ts';
import { wordsOf } from '../clause.ts';
import { isAnaphoric, matterOf } from '../matter.ts';

/**
 * Tasks as a list has them: the question that somebody is to answer stands behind a colon, with nobody as "you" in it; what stands in
 * brackets behind a deed that says itself what is done is none of another task's.
 */
export function tasksAsListed(talk: Talk, meeting: Meeting): (items: readonly DraftAction[]) => readonly DraftAction[] {
  const { people, sentences } = meeting;
  const placesOf = placesIn(talk);
  const lowerFirst = decapitaliser(sentences, people);
  const speakerOf = (about: string, item: DraftAction): Remark['speaker'] =>
    talk.remarks[tellingPlace(about, placesOf(item), talk.remarks, wordsOf) ?? -1]?.speaker;
  const inquired = (question: string, item: DraftAction) => {
    const speaker = saysYou.test(question) ? speakerOf(question, item) : undefined;
    const own = ownParty(speaker, people);
    if (own === undefined) return lowerFirst(question);
    const you = oppositeOf(own);
    return lowerFirst(toThirdPerson(question, { ...speakingParties(speaker, people), you }));
  };
  return (items) => {
    const matters = new Map(items.map((item) => [item, matterOf(item.text.replace(beside, ''))]));
    return items.map((item) => {
      const { deed = '', about = '' } = behind.exec(item.text)?.groups ?? {};
      if (about === '') return item;
      if (about.endsWith('?'))
        return { ...item, text: inquires.test(deed) ? `${deed}: ${inquired(about, item)}` : item.text };
      if (!isAnaphoric(deed) && isToldOf(item, about, matters)) return { ...item, text: `${deed}.` };
      return isNounPhrase(about) && !named.test(about) ? { ...item, text: `${deed} (${lowerFirst(about)}).` } : item;
    });
  };
}

const behind = /^(?<deed>[^()?:]+[^()\s?:.])\s\((?<about>[^()]+)\)\.?$/su;
/** What is done is to get or to give an answer. */
const inquires =
  /\b(?:find out|check|ask|look (?:up|it up|into)|clarify|confirm|verify|(?:get|come|go|report) back|ring|call|phone|write|know|tell|answer|revert|reply|message|text|ping|e-?mail|take (?:it|that|this)|put (?:it|that|this)|raise|run (?:it|that|this)|dig|speak|talk|say|chase|drop \S+ a line|in writing)\b/i;
/** "Gloria's signature" */
const named = /^\p{Lu}\p{Ll}+['’]s\b/u;
const leastWords = 4;

/** What stands in brackets at the end. */
const beside = / \([^()]+\)\.?$/u;

/** Whether another task has all that is said. */
function isToldOf(item: DraftAction, about: string, matters: ReadonlyMap<DraftAction, ReadonlySet<string>>): boolean {
  if (countWords(about) < leastWords) return false;
  const terms = [...matterOf(about)];
  return matters.entries().some(([other, own]) => other !== item && terms.every((term) => own.has(term)));
}
