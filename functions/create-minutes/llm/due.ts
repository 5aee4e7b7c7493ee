import { localDay } from '../engine/calendar/local-day.ts';
import { englishDue } from '../engine/english/dates/due.ts';
import { findDates } from '../engine/japanese/dates/find.ts';
import { japaneseDue } from '../engine/japanese/due.ts';
import { halfWidth } from '../engine/japanese/dates/width.ts';
import type { Due } from '../minutes/action.ts';
import type { MinutesRequest } from '../request.ts';
import type { Turn } from '../transcript/turn.ts';
import { locate } from './locate.ts';

const fiscalStart = 4;

/** The day that the words mean is the program's to reckon: a model only says which words they are. */
export function dueOf(
  words: string,
  cited: readonly Turn[],
  { startedAt, timeZone }: MinutesRequest['meeting'],
  code: 'en' | 'ja',
): Due {
  const day = startedAt ? localDay(startedAt, timeZone ?? undefined) : undefined;
  const turn = cited.find(({ text }) => locate(words, text) !== undefined)?.text ?? '';
  const asWritten = locate(words, turn) ?? words;
  const read = code === 'ja' ? readJapanese(asWritten, turn, day) : englishDue(asWritten, day);
  return { asWritten, date: read?.date ?? null, rule: read?.rule ?? null };
}

/** A day counts as a date to keep by what stands after it; where the model's words have that no more, the day alone counts. */
function readJapanese(words: string, turn: string, day: string | undefined): Pick<Due, 'date' | 'rule'> | undefined {
  const calendar = day === undefined ? undefined : { day, fiscalStart };
  const due = japaneseDue(turn, calendar, halfWidth(words));
  if (due) return due;
  const [mention] = findDates(words, calendar);
  return mention && { date: mention.date ?? null, rule: mention.rule ?? null };
}
