import type { Meeting } from '../../meeting.ts';
import { isUnanswered } from './questions.ts';
import type { Ranked } from '../rank/ranker.ts';

/** In so many words; what one side says it will do is its policy and no decision of the meeting. */
const settled =
  /\b(?:we|committee|council|members|house)(?: \w+){0,2} (?:agreed (?:to|that|on)|decided|resolved|approved|adopted|passed)\b|\b(?:motion|amendment|resolution|report)(?: \w+){0,3} (?:agreed|approved|adopted|carried|passed)\b/i;
/** What is owed to those who asked: it is brought, or found out, after the meeting. */
const owed =
  /^(?:write|send|provide|submit|forward|publish|circulate|table|get back|come back|report back|follow up|check|find out|look into|confirm|supply|update)\b/i;
const supposed = /^(?:should|if|whether|unless|were)\b/i;
const ownPromise = 1.6;

/** Whether a sentence is one for the lists of a public session, where most is asked, promised and answered for the record. */
export const isForRecord = {
  decisions: ({ sentence: { text } }: Ranked) => settled.test(text) && !supposed.test(text),
  actionItems: ({ task }: Ranked) => task !== undefined && task.weight >= ownPromise && owed.test(task.deed),
  openQuestions: ({ matter, sentence }: Ranked, meeting: Meeting) =>
    matter !== undefined && isUnanswered(sentence, meeting),
} as const;
