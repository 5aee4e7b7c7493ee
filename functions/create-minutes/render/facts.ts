import type { Due } from '../minutes/action.ts';
import type { MinutesContent } from '../minutes/minutes.ts';
import type { NextMeeting } from '../minutes/next-meeting.ts';

/** `by Friday (2026-04-03)` */
export function dueText(due: Due | null): string {
  if (!due) return '–';
  return due.date ? `${due.date} (${due.asWritten})` : due.asWritten;
}

/** Date and time of the meeting where it takes place, as written when no zone is given. */
export function meetingTime({ startedAt, timeZone }: MinutesContent['meeting']): string | undefined {
  if (startedAt === null) return undefined;
  if (timeZone === null) return startedAt.slice(0, 16).replace('T', ' ');
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return `${parts.format(new Date(startedAt))} (${timeZone})`;
}

/** `2026-04-07 14:00 Europe/Berlin (Tuesday at two)` */
export function nextMeetingText({ asWritten, date, time, timeZone }: NextMeeting): string {
  if (date === null) return asWritten;
  return `${[date, time, time && timeZone].filter(Boolean).join(' ')} (${asWritten})`;
}
