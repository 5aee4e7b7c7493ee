import type { Talk } from '../../../facts/talk.ts';
import type { Acts } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { settleDues } from './dues/settle.ts';
import { readTalk } from './talk.ts';

/** The days of what people do, once it is known what they do: when both sides meet next, and until when a task is done. */
export function settleDays(acts: Acts, _: Talk, meeting: Meeting): Acts {
  const talk = readTalk(meeting);
  return { ...acts, actionItems: settleDues(acts.actionItems, talk, acts.nextMeeting) };
}
