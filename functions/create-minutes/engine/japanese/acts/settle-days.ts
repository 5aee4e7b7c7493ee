import type { Talk as FactsTalk } from '../../../facts/talk.ts';
import type { Acts } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { settleDues } from './dues/settle.ts';
import { chooseMeeting } from './meet/choose.ts';
import { readTalk } from './talk.ts';

/** The days of what people do, once it is known what they do: when both sides meet next, and until when a task is done. */
export function settleDays(acts: Acts, facts: FactsTalk, meeting: Meeting): Acts {
  const talk = readTalk(meeting);
  const nextMeeting = facts.odds ? chooseMeeting(talk, facts, acts.nextMeeting) : acts.nextMeeting;
  return { ...acts, actionItems: settleDues(acts.actionItems, talk, nextMeeting), nextMeeting };
}
