import * as z from 'zod';
import type { JsonShape, Reading } from '../piece.ts';
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

const cppSchema = lazily(() => {
  const offsets = z.object({ from: number, to: number }).nullish();
  return z.object({ transcription: listOf(z.object({ text: words, speaker: name, offsets })) });
});

type Segment = z.output<ReturnType<typeof schema>>['segments'][number];

/** OpenAI's verbose_json, faster-whisper and WhisperX (which adds speakers): segments in seconds; whisper.cpp: milliseconds. */
export const whisper: JsonShape = {
  name: 'whisper',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    const { segments, transcription } = fieldsOf(given);
    if ('offsets' in firstOf(transcription)) return 'it has "transcription" with "offsets", as whisper.cpp writes it';
    const first = firstOf(segments);
    return 'text' in first && ('start' in first || 'end' in first)
      ? 'it has "segments" with "text" and times'
      : undefined;
  },
  read: (given) => {
    if ('transcription' in fieldsOf(given)) return readCpp(given);
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

function readCpp(given: unknown): Reading {
  const { transcription } = checkTranscript(cppSchema(), given);
  const pieces = transcription.map(({ text, speaker, offsets }) => ({
    speaker,
    text: text?.trim() ?? '',
    start: offsets?.from,
    end: offsets?.to,
  }));
  return toReading(pieces, 'milliseconds');
}

/** Whisper's own rule for silence; what it likes to hear in silence needs no second sign. */
function isSilence({ no_speech_prob: silence, avg_logprob: certainty, text }: Segment): boolean {
  if (silence === undefined || silence <= 0.6 || !text?.trim()) return false;
  return (certainty ?? Number.NEGATIVE_INFINITY) < -1 || isStockPhrase(text);
}
