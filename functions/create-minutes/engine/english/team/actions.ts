import type { DraftAction } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import type { Sentence } from '../../sentence.ts';
import { replies } from '../../context.ts';
import { englishDue } from '../dates/due.ts';
import { withoutAfterthought } from '../clean/afterthought.ts';
import { assigneeSaid } from './assignee.ts';
import { readAssignment } from './assignments.ts';
import { readsUnbroken } from '../grammar.ts';
import { ownerOf } from './owner.ts';
import { expandContractions } from '../wording/contractions.ts';
import { type Parties, toThirdPerson } from '../wording/pronouns.ts';
import { sentence as asSentence, stateEnglish } from '../wording/report.ts';
import { countWords } from '../split.ts';
import { readTask, type Task } from './tasks.ts';
import { isInTheRoom, isOnlyReceived, readTeamTask } from './team-tasks.ts';
import { englishTerms } from '../words.ts';

const refuses = /^\W*(?:no\b|nope|i (?:can['’]?t|cannot|won['’]t|do not|don['’]t)|not (?:really|now)|ask me)/i;
/** "what I want you to do next is send it": the deed follows. */
const cleft = /\bto do (?:(?:next|this|for me)(?: \w+)? )?is (?:to )?/i;
/** "Work on, you know, the menu" */
const aside = /(?<=\b(?:on|about|of|with|for|at|into|through) )you know,? (?=\p{L})/giu;
/** Whoever is given a task without being named is nobody that a reader would take for himself. */
const theirs = /(?<=\p{L} )your\b/gu;
const mostWords = 40;

/** The task a sentence gives somebody, where it says enough of it to be written down; nobody may have refused it. */
export function taskOf(sentence: Sentence, meeting: Meeting): Task | undefined {
  const said = expandContractions(sentence.text)
    .replace(/[?.!]+$/, '')
    .replace(cleft, 'to ');
  if (countWords(said) > mostWords) return undefined;
  const task = readTask(said) ?? readAssignment(said) ?? readTeamTask(said);
  if (
    !task ||
    isInTheRoom(task.deed) ||
    isOnlyReceived(task.deed) ||
    !readsUnbroken(task.deed) ||
    countWords(task.deed) < 2 ||
    englishTerms(task.deed).length < 2
  )
    return undefined;
  const [reply = ''] = replies(meeting, sentence);
  return task.doer !== 'speaker' && refuses.test(reply) ? undefined : task;
}

/**
 * The task as a list of a team's has it, with who is to do it in its words where nobody of the meeting is known to be meant.
 * @param told who "we" and "I" are in the line; beside the owner "I" needs no name
 */
export function writeAction(task: Task, sentence: Sentence, meeting: Meeting, told: Parties): DraftAction {
  const owner = ownerOf(task, sentence, meeting);
  const isOwn = owner !== undefined && owner.speaker === sentence.speaker;
  const deed = description(
    task.deed.replace(aside, ''),
    sentence.text.replace(/[?.!]+$/, ''),
    isOwn ? { ...told, I: undefined } : told,
  );
  const who = owner === undefined ? assigneeSaid(task, sentence.text) : undefined;
  return {
    text: who === undefined ? deed : asSentence(`${who} will ${deed.charAt(0).toLowerCase()}${deed.slice(1)}`),
    owner,
    due: englishDue(sentence.raw, meeting.day),
    spans: sentence.spans,
  };
}

/** The deed; with the whole sentence where it only points back: "you need to sign an NDA first, I can send that today". */
function description(deed: string, said: string, parties: Parties): string {
  const vague = /^\w+ (?:it|that|this|them|those)\b/i.test(deed) && countWords(deed) < 5 && countWords(said) < 25;
  const told = vague ? stateEnglish(said, parties) : asSentence(toThirdPerson(withoutAfterthought(deed), parties));
  return told.replace(theirs, 'their');
}
