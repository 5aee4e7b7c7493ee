import * as z from 'zod';
import type { JsonShape } from '../piece.ts';
import { parseInstant } from '../instant.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, firstOf, name, when, words } from './fields.ts';
import { lazily } from './lazily.ts';
import { toReading } from './reading.ts';

const schema = lazily(() => {
  const segment = z.object({
    text: words,
    speaker: name,
    start: when,
    end: when,
    start_time: when,
    end_time: when,
    absolute_start_time: words,
    absolute_end_time: words,
    completed: z.boolean().nullish(),
  });
  return z.object({ segments: listOf(segment) });
});

/** Vexa: segments of which some are drafts (`completed: false`) that a later one replaces. */
export const vexa: JsonShape = {
  name: 'vexa',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    const first = firstOf(fieldsOf(given).segments);
    const marks = ['segment_id', 'completed', 'absolute_start_time'].filter((mark) => mark in first);
    return marks.length > 0 ? `it has "segments" with "${marks[0]}"` : undefined;
  },
  read: (given) => {
    const { segments } = checkTranscript(schema(), given);
    const relative = segments.some(({ start, start_time: from }) => start !== undefined || from !== undefined);
    const pieces = segments.map((one) => ({
      speaker: one.speaker,
      text: one.text?.trim() ?? '',
      start: relative ? (one.start ?? one.start_time) : parseInstant(one.absolute_start_time ?? ''),
      end: relative ? (one.end ?? one.end_time) : parseInstant(one.absolute_end_time ?? ''),
      ...(one.completed === false ? { dropped: 'draft' } : {}),
    }));
    return toReading(pieces, relative ? 'seconds' : 'rfc3339');
  },
};
