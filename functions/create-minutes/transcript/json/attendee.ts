import * as z from 'zod';
import type { JsonShape } from '../piece.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, firstOf, name, number, words } from './fields.ts';
import { lazily } from './lazily.ts';
import { toReading } from './reading.ts';

const schema = lazily(() => {
  /** A text when fetched, an object in the webhook. */
  const transcription = z
    .union([words, z.object({ transcript: words })])
    .transform((given) => (typeof given === 'object' ? given?.transcript : given) ?? '');
  const entry = z.object({
    speaker_name: name,
    speaker_uuid: name,
    speaker_user_uuid: name,
    timestamp_ms: number,
    duration_ms: number,
    transcription,
  });
  return z.object({ transcript: listOf(entry) });
});

/** Attendee: milliseconds from the start, or since 1970; a duration in place of an end. */
export const attendee: JsonShape = {
  name: 'attendee',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    const first = firstOf(listIn(given));
    return 'timestamp_ms' in first && 'transcription' in first
      ? 'its entries have "timestamp_ms" and "transcription"'
      : undefined;
  },
  read: (given) => {
    const pieces = checkTranscript(schema(), { transcript: listIn(given) }).transcript.map((one) => ({
      speaker: one.speaker_name ?? one.speaker_uuid,
      keys: [one.speaker_uuid, one.speaker_user_uuid].flatMap((key) => key ?? []),
      text: one.transcription.trim(),
      start: one.timestamp_ms,
      end:
        one.timestamp_ms === undefined || one.duration_ms === undefined
          ? undefined
          : one.timestamp_ms + one.duration_ms,
    }));
    return toReading(pieces, 'milliseconds');
  },
};

function listIn(given: unknown): unknown {
  if (Array.isArray(given)) return given;
  const { transcript, data } = fieldsOf(given);
  if ('transcription' in fieldsOf(data)) return [data];
  return Array.isArray(transcript) ? transcript : undefined;
}
