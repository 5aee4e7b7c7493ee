import type { MinutesContent } from './minutes/minutes.ts';
import type { MinutesRequest } from './request.ts';

type WithDays = Pick<MinutesContent, 'actionItems' | 'nextMeeting'>;

/** From which day the days in minutes are counted, where that may be another one than the caller means, or none is known. Not told where no day was said. */
export function daysCounted(request: MinutesRequest, minutes: WithDays): readonly string[] {
  return [...withoutStart(request, minutes), ...countedInUtc(request, minutes)];
}

function withoutStart({ meeting }: MinutesRequest, { actionItems, nextMeeting }: WithDays): readonly string[] {
  if (meeting.startedAt) return [];
  const [first] = [...actionItems.flatMap(({ due }) => due ?? []), ...(nextMeeting ? [nextMeeting] : [])];
  if (!first || first.date !== null) return [];
  return [`meeting.startedAt: is missing, so days that were said, such as "${first.asWritten}", have no date`];
}

/** A time in UTC tells no place, and "tomorrow" is counted from a day there. */
function countedInUtc(
  { meeting: { startedAt, timeZone } }: MinutesRequest,
  { actionItems, nextMeeting }: WithDays,
): readonly string[] {
  if (!startedAt?.endsWith('Z') || timeZone) return [];
  const days = [...actionItems.map(({ due }) => due?.date), nextMeeting?.date].filter(Boolean);
  if (days.length === 0) return [];
  const day = startedAt.slice(0, 10);
  return [
    `meeting.timeZone: is missing, and meeting.startedAt is in UTC: days are counted from ${day}, which may be another day where the meeting was`,
  ];
}
