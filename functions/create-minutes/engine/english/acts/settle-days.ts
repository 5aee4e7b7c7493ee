import type { Talk } from '../../../facts/talk.ts';
import type { Acts } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { settleDues } from './dues/settle.ts';
import { chooseMeeting } from './meet/choose.ts';

/** The days of what people do, once it is known what they do: when both sides meet next, and until when a task is done. */
export function settleDays(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const nextMeeting = talk.odds ? chooseMeeting(talk, meeting, acts.nextMeeting) : acts.nextMeeting;
  return { ...acts, actionItems: settleDues(acts.actionItems, talk, meeting, nextMeeting), nextMeeting };
}
