import type { Acts, DraftAction } from '../draft.ts';
import { firstTurn } from '../sentence.ts';

/** "Send the invite", 「招待を送っておく」 */
const invites = /\b(?:calendar )?(?:invit(?:e|ation)s?|calendar (?:entry|slot))\b|招待|カレンダー/iu;
/** "I'll bring one when I'm over", 「お伺いした際にお持ちします」 */
const onVisit =
  /\b(?:when|once|next time) (?:I|we)(?:['’](?:m|re)| am| are| come| get| visit)(?: (?:over|there|back|round|down|up|in|by|to you|with you|at yours))?\b|(?:伺(?:った|いした|う)|参(?:った|る)|(?:次|今度)(?:に)?(?:来た|来る|お会いした|お会いする))(?:とき|時|際|折)/iu;
/** Turns in which the day is asked for and named. */
const namedWithin = 6;

/**
 * Tasks with what the day of the meeting tells of theirs: whoever sends the invitation does so before it, and what is done on
 * the visit is done that day.
 */
export function withDaysOfMeeting(acts: Acts): Acts {
  const { nextMeeting } = acts;
  if (!nextMeeting?.date) return acts;
  const { date, text: asWritten, rule = null } = nextMeeting;
  const at = firstTurn(nextMeeting);
  const isOfVisit = (item: DraftAction) =>
    !item.due && item.spans.some(({ turn, text }) => turn <= at && at <= turn + namedWithin && onVisit.test(text));
  const actionItems = acts.actionItems.map((item) => {
    if (isOfVisit(item))
      return { ...item, due: { asWritten, date, rule }, spans: [...item.spans, ...nextMeeting.spans.slice(0, 1)] };
    return item.due?.date === date && invites.test(item.text) ? { ...item, due: undefined } : item;
  });
  return { ...acts, actionItems };
}
