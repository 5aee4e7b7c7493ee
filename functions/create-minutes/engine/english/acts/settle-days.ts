import type { Talk } from '../../../facts/talk.ts';
import type { Acts } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { withLateDays } from './dues/late-day.ts';
import { settleDues } from './dues/settle.ts';
import { type Weighable, weighableDues } from './dues/weighable.ts';
import { chooseMeeting } from './meet/choose.ts';

/** The days of what people do, once it is known what they do: when both sides meet next, and until when a task is done. */
export function settleDays(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const nextMeeting = meetingOf(acts, talk, meeting);
  const actionItems = withLateDays(settleDues(acts.actionItems, talk, meeting, nextMeeting), talk, meeting);
  return { ...acts, actionItems, nextMeeting };
}

/** All days that tasks may have. */
export function weighableDays(acts: Acts, talk: Talk, meeting: Meeting): readonly Weighable[] {
  return weighableDues(acts.actionItems, talk, meeting, meetingOf(acts, talk, meeting));
}

function meetingOf({ nextMeeting }: Acts, talk: Talk, meeting: Meeting): Acts['nextMeeting'] {
  return talk.odds ? chooseMeeting(talk, meeting, nextMeeting) : nextMeeting;
}
