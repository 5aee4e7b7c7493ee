import type { MinutesRequest } from '../request.ts';
import type { Turn } from '../transcript/turn.ts';
import { localDay } from './calendar/local-day.ts';
import { clockAt } from './calendar/zoned.ts';
import type { Draft } from './draft.ts';
import type { Meeting } from './meeting.ts';
import type { Person } from './people.ts';
import type { LanguageReader } from './reader.ts';
import { readSentences } from './sentences.ts';
import { withSides } from './sides/with-sides.ts';
import { weighTerms } from './terms.ts';

/** Reads the turns into sentences and finds out what they are about, and who sells. */
export function readMeeting(
  turns: readonly Turn[],
  given: readonly Person[],
  { title = '', ...when }: Pick<Meeting, 'day' | 'time' | 'timeZone'> & { readonly title?: string | undefined },
  reader: LanguageReader,
): Pick<Draft, 'backChannels' | 'empty'> & { readonly meeting: Meeting } {
  const { sentences, backChannels, empty } = readSentences(turns, reader);
  const people = withSides(given, { sentences, title, code: reader.code });
  const weights = weighTerms(sentences, reader.weight);
  const heaviest = [...weights.values()].reduce((most, weight) => Math.max(most, weight), 0);
  return { meeting: { turns, people, sentences, weights, heaviest, ...when }, backChannels, empty };
}

/** The day and the hour on the clocks of the meeting. */
export function timeOf({ startedAt, timeZone }: MinutesRequest['meeting']): Pick<Meeting, 'day' | 'time' | 'timeZone'> {
  const zone = timeZone ?? undefined;
  if (!startedAt) return { day: undefined, time: undefined, timeZone: zone };
  const time = zone === undefined ? startedAt.slice(11, 16) : clockAt(new Date(startedAt), zone);
  return { day: localDay(startedAt, zone), time, timeZone: zone };
}
