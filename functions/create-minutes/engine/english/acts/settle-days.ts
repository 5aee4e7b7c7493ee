import type { Talk } from '../../../facts/talk.ts';
import type { Acts } from '../../draft.ts';
import type { Meeting } from '../../meeting.ts';
import type { Span } from '../../sentence.ts';
import { withLateDays } from './dues/late-day.ts';
import { withRecapDays } from './dues/recap-days.ts';
import { settleDues } from './dues/settle.ts';
import { type Weighable, weighableDues } from './dues/weighable.ts';
import { chooseMeeting } from './meet/choose.ts';

/** The days of what people do, once it is known what they do: when both sides meet next, and until when a task is done. */
export function settleDays(acts: Acts, talk: Talk, meeting: Meeting): Acts {
  const nextMeeting = meetingOf(acts, talk, meeting);
  const settled = settleDues(acts.actionItems, talk, meeting, nextMeeting);
  const actionItems = withLateDays(withRecapDays(settled, talk, meeting), talk, meeting);
  return { ...acts, actionItems: actionItems.map(withoutDayToMeet(acts, nextMeeting)), nextMeeting };
}

/** "I'll chase them. Shall we say Wednesday, to go over the quote?": the day on which both meet is that of no task told before it. */
function withoutDayToMeet({ actionItems }: Acts, nextMeeting: Acts['nextMeeting']) {
  const known = new Set(actionItems.flatMap(({ spans }) => spans));
  const proposed = (nextMeeting?.spans ?? []).filter((span) => !known.has(span) && asksForDay.test(span.text));
  /** "Looking forward to speaking with you next Tuesday." */
  const bidsFarewell = (span: Span) => farewell.test(span.text) && !known.has(span);
  return (item: Acts['actionItems'][number]): Acts['actionItems'][number] => {
    const { due, text } = item;
    if (!due?.date || due.date !== nextMeeting?.date || beforeMeeting.test(`${text} ${due.asWritten}`)) return item;
    const toMeet = [...proposed, ...item.spans.filter(bidsFarewell)];
    return toMeet.some((span) => span.text.includes(due.asWritten))
      ? { ...item, due: undefined, spans: item.spans.filter((span) => !toMeet.includes(span)) }
      : item;
  };
}

const farewell =
  /\b(?:look(?:ing)? forward to (?:\p{L}+ing|it|meeting)|(?:see|speak to|speak with|talk to|catch) you (?:on |next |then |again )?)/iu;
const asksForDay =
  /\b(?:shall|should|can|could|how about|what about|let['’]?s) (?:we |us )?(?:say|meet|speak|talk|reconvene|get together|catch up|do)\b|\bhow about\b/i;
const beforeMeeting = /\b(?:call|meeting|meet|session|then)\b/i;

/** All days that tasks may have. */
export function weighableDays(acts: Acts, talk: Talk, meeting: Meeting): readonly Weighable[] {
  return weighableDues(acts.actionItems, talk, meeting, meetingOf(acts, talk, meeting));
}

function meetingOf({ nextMeeting }: Acts, talk: Talk, meeting: Meeting): Acts['nextMeeting'] {
  return talk.odds ? chooseMeeting(talk, meeting, nextMeeting) : nextMeeting;
}
