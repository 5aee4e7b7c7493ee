import * as z from 'zod';
import type { JsonShape } from '../piece.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, firstOf, name, when, words } from './fields.ts';
import { lazily } from './lazily.ts';
import { toReading } from './reading.ts';

const schema = lazily(() => {
  const sentence = z.object({
    text: words,
    raw_text: words,
    speaker_name: name,
    speaker_id: name,
    start_time: when,
    end_time: when,
  });
  return z.object({ sentences: listOf(sentence), speakers: listOf(z.object({ id: name, name })).nullish() });
});

/** Fireflies' GraphQL transcript: sentences in seconds; who has no name in them may have one in `speakers`. */
export const fireflies: JsonShape = {
  name: 'fireflies',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    const first = firstOf(sentencesOf(given));
    return 'speaker_name' in first || 'speaker_id' in first || 'raw_text' in first
      ? 'it has "sentences" with "speaker_name"'
      : undefined;
  },
  read: (given) => {
    const { sentences, speakers } = checkTranscript(schema(), {
      sentences: sentencesOf(given),
      speakers: transcriptOf(given).speakers,
    });
    const names = new Map((speakers ?? []).map((one) => [one.id, one.name]));
    const pieces = sentences.map((one) => ({
      speaker:
        one.speaker_name ??
        names.get(one.speaker_id) ??
        (one.speaker_id === undefined ? undefined : `Speaker ${one.speaker_id}`),
      keys: one.speaker_id === undefined ? [] : [one.speaker_id],
      text: (one.text ?? one.raw_text)?.trim() ?? '',
      start: one.start_time,
      end: one.end_time,
    }));
    return toReading(pieces, 'seconds');
  },
};

function sentencesOf(given: unknown): unknown {
  if (Array.isArray(given))
    return 'speaker_name' in firstOf(given) && 'start_time' in firstOf(given) ? given : undefined;
  return transcriptOf(given).sentences;
}

/** Alone, under its name, or in the answer of GraphQL. */
function transcriptOf(given: unknown): Readonly<Record<string, unknown>> {
  const { sentences, data, transcript } = fieldsOf(given);
  if (sentences !== undefined && sentences !== null) return fieldsOf(given);
  const own = fieldsOf(transcript);
  return 'sentences' in own ? own : fieldsOf(fieldsOf(data).transcript);
}
