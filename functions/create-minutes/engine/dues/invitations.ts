import type { Acts } from '../draft.ts';

/** "Send the invite", 「招待を送っておく」 */
const invites = /\b(?:calendar )?(?:invit(?:e|ation)s?|calendar (?:entry|slot))\b|招待|カレンダー/iu;

/** Whoever sends the invitation to a meeting does so before it: its day is none by which to send it. */
export function withoutDayOfInvitation(acts: Acts): Acts {
  const { nextMeeting } = acts;
  if (!nextMeeting?.date) return acts;
  const actionItems = acts.actionItems.map((item) =>
    item.due?.date === nextMeeting.date && invites.test(item.text) ? { ...item, due: undefined } : item,
  );
  return { ...acts, actionItems };
}
