import * as z from 'zod';
import type { JsonShape } from '../piece.ts';
import { isStockPhrase } from '../silence.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, firstOf, name, number, words } from './fields.ts';
import { lazily } from './lazily.ts';
import { toReading } from './reading.ts';

const schema = lazily(() => {
  const segment = z.object({
    text: words,
    start: number,
    end: number,
    speaker: name,
    no_speech_prob: number,
    avg_logprob: z.number().nullish(),
  });
  return z.object({ segments: listOf(segment) });
});

type Segment = z.output<ReturnType<typeof schema>>['segments'][number];

/** OpenAI's verbose_json, whisper.cpp, faster-whisper and WhisperX (which adds speakers): segments in seconds. */
export const whisper: JsonShape = {
  name: 'whisper',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    const first = firstOf(fieldsOf(given).segments);
    return 'text' in first && ('start' in first || 'end' in first)
      ? 'it has "segments" with "text" and times'
      : undefined;
  },
  read: (given) => {
    const pieces = checkTranscript(schema(), given).segments.map((one) => ({
      speaker: one.speaker,
      text: one.text?.trim() ?? '',
      start: one.start,
      end: one.end,
      ...(isSilence(one) ? { dropped: 'silence, by no_speech_prob' } : {}),
    }));
    return toReading(pieces, 'seconds');
  },
};

/** Whisper's own rule for silence; what it likes to hear in silence needs no second sign. */
function isSilence({ no_speech_prob: silence, avg_logprob: certainty, text }: Segment): boolean {
  if (silence === undefined || silence <= 0.6 || !text?.trim()) return false;
  return (certainty ?? Number.NEGATIVE_INFINITY) < -1 || isStockPhrase(text);
}
