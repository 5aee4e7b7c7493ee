import { replies } from '../context.ts';
import type { DraftAction } from '../draft.ts';
import type { Meeting } from '../meeting.ts';
import type { Sentence } from '../sentence.ts';
import { englishDue } from './due.ts';
import { ownerOf } from './owner.ts';
import { expandContractions, toThirdPerson } from './pronouns.ts';
import { sentence as asSentence, stateEnglish } from './report.ts';
import { countWords } from './split.ts';
import { readTask } from './tasks.ts';
import { englishTerms } from './words.ts';

const hypothetical =
  /\b(?:if (?:i|you|we|they|it|the|there)|would be|could be|might|when you|once you|whenever|in case|say that|people|users?|customers? (?:can|will|could)|you know)\b/i;
const refuses = /^\W*(?:no\b|nope|i (?:can['’]?t|cannot|won['’]t|do not|don['’]t)|not (?:really|now)|ask me)/i;
const accepts =
  /^\W*(?:yes|yeah|yep|sure|ok|okay|of course|will do|absolutely|certainly|no problem|perfect|great|thanks|thank you|good|fine|right|i(?:['’]ll| will| can))\b/i;
const threshold = 1.9;
/** Tasks are given out at the end; from this share of the meeting on they are believed more easily. */
const closingShare = 0.88;

/** What somebody has to do after the meeting: promised by the doer, or asked of somebody who did not refuse. */
export function englishActions(meeting: Meeting, most: number): readonly DraftAction[] {
  const rated = meeting.sentences.flatMap((sentence) => {
    const found = readAction(sentence, meeting);
    return found && found.score >= threshold ? [{ ...found, index: sentence.index }] : [];
  });
  rated.sort((a, b) => b.score - a.score || a.index - b.index);
  return rated
    .slice(0, most)
    .sort((a, b) => a.index - b.index)
    .map(({ action }) => action);
}

function readAction(sentence: Sentence, meeting: Meeting): { action: DraftAction; score: number } | undefined {
  const said = expandContractions(sentence.text).replace(/[?.!]+$/, '');
  const task = readTask(said);
  if (!task || countWords(task.deed) < 2 || englishTerms(task.deed).length < 2 || countWords(said) > 40)
    return undefined;
  const [reply = ''] = replies(meeting, sentence);
  if (task.doer !== 'speaker' && refuses.test(reply)) return undefined;
  const due = englishDue(sentence.raw, meeting.day);
  const owner = ownerOf(task, sentence, meeting);
  const score =
    task.weight +
    (accepts.test(reply) ? 0.4 : 0) +
    (due ? 0.7 : 0) +
    (owner ? 0.2 : 0) +
    (sentence.index / meeting.sentences.length > closingShare ? 0.5 : 0) -
    (hypothetical.test(said) ? 1.2 : 0);
  return { score, action: { text: description(task.deed, said), owner, due, spans: sentence.spans } };
}

/** The deed; with the whole sentence where it only points back: "you need to sign an NDA first, I can send that today". */
function description(deed: string, said: string): string {
  const vague = /^\w+ (?:it|that|this|them|those)\b/i.test(deed) && countWords(deed) < 5 && countWords(said) < 25;
  return vague ? stateEnglish(said) : asSentence(toThirdPerson(deed));
}
