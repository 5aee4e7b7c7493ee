import * as z from 'zod';
import type { JsonShape } from '../piece.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, firstOf, listIn, name, when, words } from './fields.ts';
import { lazily } from './lazily.ts';
import { toReading } from './reading.ts';

const schema = lazily(() => {
  const entry = z.object({
    speaker: name,
    speaker_id: name,
    text: words,
    transcript: words,
    start_time: when,
    end_time: when,
    timestamps: z.array(z.number()).nullish(),
  });
  return z.object({
    transcript: listOf(entry),
    speakers: listOf(z.object({ id: name, name, email: name })).nullish(),
  });
});

/** Avoma: entries with a speaker, or with the number of one in `speakers`; seconds. */
export const avoma: JsonShape = {
  name: 'avoma',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    const first = firstOf(listIn(given));
    if ('timestamps' in first && 'transcript' in first) return 'its entries have "transcript" and "timestamps"';
    const plain = 'start_time' in first && 'text' in first && ('speaker' in first || 'speaker_id' in first);
    return plain ? 'its entries have "speaker", "text" and "start_time"' : undefined;
  },
  read: (given) => {
    const { transcript, speakers } = checkTranscript(schema(), {
      transcript: listIn(given),
      speakers: fieldsOf(given).speakers,
    });
    const people = new Map((speakers ?? []).map((one) => [one.id, one]));
    const pieces = transcript.map((one) => {
      const found = people.get(one.speaker_id);
      return {
        speaker:
          one.speaker ??
          found?.name ??
          found?.email ??
          (one.speaker_id === undefined ? undefined : `Speaker ${one.speaker_id}`),
        keys: [found?.email, one.speaker_id].flatMap((key) => key ?? []),
        text: (one.text ?? one.transcript)?.trim() ?? '',
        start: one.start_time ?? one.timestamps?.[0],
        end: one.end_time ?? one.timestamps?.at(-1),
      };
    });
    return toReading(pieces, 'seconds');
  },
};
