import type { Acts } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { readAppointments } from './appointments.ts';
import { readDecisions } from './decisions.ts';
import { readObjections } from './objections.ts';
import { readQuestions } from './questions.ts';
import { readTalk } from './talk.ts';
import { readTasks } from './tasks.ts';

/** What people of a Japanese meeting do with what they say, each kind in one walk from the first utterance to the last. */
export function readActs(meeting: Meeting): Acts {
  const talk = readTalk(meeting);
  const { next, positions } = readAppointments(talk);
  return {
    decisions: readDecisions(talk, positions),
    actionItems: readTasks(talk, positions),
    openQuestions: readQuestions(talk),
    objections: readObjections(talk),
    nextMeeting: next,
  };
}
