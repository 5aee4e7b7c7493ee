import { writtenDay as englishDay } from '../engine/english/dates/written-day.ts';
import { writtenDay as japaneseDay } from '../engine/japanese/dates/written-day.ts';
import type { Due } from '../minutes/action.ts';
import type { MinutesContent, Participant } from '../minutes/minutes.ts';
import type { NextMeeting } from '../minutes/next-meeting.ts';
import type { Cell, Fact } from './blocks.ts';
import type { Labels } from './labels.ts';

type Meeting = MinutesContent['meeting'];

/** `Friday 3 April 2026` and, smaller, `“by Friday”`; the words alone where they name no day. */
export function dueCell(due: Due | null, { timeZone }: Meeting, labels: Labels): Cell {
  if (!due) return { text: '–' };
  const { date, asWritten } = due;
  if (!date) return { text: asWritten };
  return { text: day(date, undefined, timeZone, labels), small: labels.quoted(asWritten) };
}

/**
 * `Tuesday 7 April 2026 at 14:00 Europe/Berlin` and, smaller, `Tuesday, two`, which is put together from what several people said and
 * so no quotation.
 */
export function nextMeetingCell({ asWritten, date, time, timeZone }: NextMeeting, labels: Labels): Cell {
  if (date === null) return { text: asWritten };
  const zone = time === null ? undefined : zoneTold(timeZone, labels);
  return { text: [day(date, time ?? undefined, timeZone, labels), zone].filter(Boolean).join(' '), small: asWritten };
}

/** When the meeting was and who took part, by side where sides are known. */
export function headFacts({ meeting, participants }: MinutesContent, labels: Labels): readonly Fact[] {
  const time = meetingTime(meeting, labels);
  const isSided = participants.some(({ side }) => side !== null);
  const groups = [
    [labels.internal, participants.filter(({ side }) => side === 'internal')],
    [labels.external, participants.filter(({ side }) => side === 'external')],
    [isSided ? labels.otherParticipants : labels.participants, participants.filter(({ side }) => side === null)],
  ] as const;
  return [
    ...(time ? [{ name: labels.date, text: time }] : []),
    ...groups.flatMap(([name, people]) => (people.length > 0 ? [{ name, text: named(people, labels) }] : [])),
  ];
}

function named(people: readonly Participant[], labels: Labels): string {
  const names = people.map(({ name, role, spoke }) => {
    const remarks = [role && !name.includes(role) ? role : '', spoke ? '' : labels.silent].filter(Boolean);
    return remarks.length > 0 ? name + labels.aside(remarks.join(labels.comma)) : name;
  });
  return names.join(labels.comma);
}

/** On the clocks of the place where it took place; as written when no zone is given. */
function meetingTime({ startedAt, timeZone }: Meeting, labels: Labels): string | undefined {
  if (startedAt === null) return undefined;
  const local = timeZone === null ? startedAt.replace('T', ' ') : onClocksOf(timeZone, startedAt);
  const zone = zoneTold(timeZone, labels);
  return day(local.slice(0, 10), local.slice(11, 16), timeZone, labels) + (zone ? labels.aside(zone) : '');
}

/** YYYY-MM-DD HH:MM, as Sweden writes it. */
function onClocksOf(timeZone: string, instant: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(instant),
  );
}

function day(date: string, time: string | undefined, timeZone: string | null, { language }: Labels): string {
  return language === 'ja' ? japaneseDay(date, time) : englishDay(date, time, timeZone ?? undefined);
}

/** Minutes in Japanese name no zone where the clocks are Japan's. */
function zoneTold(timeZone: string | null, { language }: Labels): string | undefined {
  return timeZone === null || (language === 'ja' && timeZone === 'Asia/Tokyo') ? undefined : timeZone;
}
