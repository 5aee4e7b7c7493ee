import * as z from 'zod';
import type { JsonShape } from '../piece.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, name, number, words } from './fields.ts';
import { lazily } from './lazily.ts';
import { readingOf, toReading } from './reading.ts';
import { toPieces } from './words.ts';

const schema = lazily(() => {
  const item = z.object({
    start_time: number,
    end_time: number,
    type: words,
    alternatives: z.array(z.object({ content: words })).nullish(),
    speaker_label: name,
    channel_label: name,
  });
  const labels = z.object({
    segments: listOf(
      z.object({
        speaker_label: name,
        items: z.array(z.object({ start_time: number, speaker_label: name })).nullish(),
      }),
    ).nullish(),
  });
  return z.object({
    results: z.object({
      items: listOf(item).nullish(),
      transcripts: z.array(z.object({ transcript: words })).nullish(),
      speaker_labels: labels.nullish(),
    }),
  });
});

/** A job of Amazon Transcribe: numbers written as texts; punctuation without a time belongs to the word before; speakers in the items, or in segments by start time. */
export const awsTranscribe: JsonShape = {
  name: 'aws-transcribe',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    const results = fieldsOf(fieldsOf(given).results);
    return Array.isArray(results.items) || Array.isArray(results.transcripts)
      ? 'it has "results" with "items" or "transcripts"'
      : undefined;
  },
  read: (given) => {
    const { items, transcripts, speaker_labels } = checkTranscript(schema(), given).results;
    if (!items || items.length === 0)
      return toReading(
        (transcripts ?? []).map(({ transcript }) => untimed(transcript)),
        'seconds',
      );
    const segments = speaker_labels?.segments ?? [];
    const byStart = new Map(
      segments.flatMap((segment) =>
        (segment.items ?? []).map((one) => [one.start_time, one.speaker_label ?? segment.speaker_label] as const),
      ),
    );
    let last: string | undefined;
    const spoken = items.map((one, index) => {
      const attached = one.type === 'punctuation';
      const speaker = one.speaker_label ?? (attached ? last : byStart.get(one.start_time)) ?? one.channel_label;
      last = speaker;
      return {
        speaker,
        text: one.alternatives?.[0]?.content ?? '',
        start: one.start_time,
        end: one.end_time,
        attached,
        at: index + 1,
      };
    });
    return readingOf(toPieces(spoken), 'seconds');
  },
};

function untimed(text: string | null | undefined) {
  return { speaker: undefined, text: text?.trim() ?? '', start: undefined, end: undefined };
}
