import type { MinutesContent } from './minutes/minutes.ts';
import type { MinutesRequest } from './request.ts';

/** A time in UTC tells no place, and "tomorrow" is counted from a day there. Not told where no day was counted. */
export function countedInUtc(
  { meeting: { startedAt, timeZone } }: MinutesRequest,
  { actionItems, nextMeeting }: Pick<MinutesContent, 'actionItems' | 'nextMeeting'>,
): readonly string[] {
  if (!startedAt?.endsWith('Z') || timeZone) return [];
  const days = [...actionItems.map(({ due }) => due?.date), nextMeeting?.date].filter(Boolean);
  if (days.length === 0) return [];
  const day = startedAt.slice(0, 10);
  return [
    `meeting.timeZone: is missing, and meeting.startedAt is in UTC: days are counted from ${day}, which may be another day where the meeting was`,
  ];
}
