import type { Talk as FactsTalk } from '../../../facts/talk.ts';
import type { Acts } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import { settleDues } from './dues/settle.ts';
import { type Weighable, weighableDues } from './dues/weighable.ts';
import { chooseMeeting } from './meet/choose.ts';
import { readTalk, type Talk } from './talk.ts';

/** The days of what people do, once it is known what they do: when both sides meet next, and until when a task is done. */
export function settleDays(acts: Acts, facts: FactsTalk, meeting: Meeting): Acts {
  const talk = readTalk(meeting);
  const known = meetingOf(acts, talk, facts);
  const nextMeeting = known ?? (meeting.day === undefined ? undatedMeeting(acts, facts, meeting) : undefined);
  const actionItems = settleDues(acts.actionItems, talk, facts, nextMeeting).map(withoutDayServed);
  return { ...acts, actionItems, nextMeeting };
}

/** 土曜日だけ電話対応をつけられないか、上司に相談する: the day on which something is done for somebody is not until when. */
function withoutDayServed(item: Acts['actionItems'][number]): Acts['actionItems'][number] {
  const { due, spans } = item;
  if (!due) return item;
  const told = spans.map(({ text }) => text).filter((text) => text.includes(due.asWritten));
  const isServed =
    told.length > 0 &&
    told.every((text) => served.test(text.slice(text.indexOf(due.asWritten) + due.asWritten.length)));
  return isServed ? { ...item, due: undefined } : item;
}

const served = /^(?:だけ|のみ|限定|以外)/u;

/** The words of a day tell it where nobody knows the day of the meeting, and any day will do to weigh them. */
function undatedMeeting(acts: Acts, facts: FactsTalk, meeting: Meeting): Acts['nextMeeting'] {
  const found = meetingOf(acts, readTalk({ ...meeting, day: anyDay }), facts);
  return found && { ...found, date: undefined, rule: undefined };
}

/** A Wednesday at the beginning of a month of 31 days. */
const anyDay = '2025-01-01';

/** All days that tasks may have. */
export function weighableDays(acts: Acts, facts: FactsTalk, meeting: Meeting): readonly Weighable[] {
  const talk = readTalk(meeting);
  return weighableDues(acts.actionItems, talk, facts, meetingOf(acts, talk, facts));
}

function meetingOf({ nextMeeting }: Acts, talk: Talk, facts: FactsTalk): Acts['nextMeeting'] {
  return facts.odds ? chooseMeeting(talk, facts, nextMeeting) : nextMeeting;
}
