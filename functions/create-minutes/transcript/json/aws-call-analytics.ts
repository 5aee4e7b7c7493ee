import * as z from 'zod';
import type { JsonShape } from '../piece.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, firstOf, name, number, words } from './fields.ts';
import { lazily } from './lazily.ts';
import { toReading } from './reading.ts';

const schema = lazily(() => {
  const segment = z.object({
    ParticipantRole: name,
    ParticipantId: name,
    Content: words,
    BeginOffsetMillis: number,
    EndOffsetMillis: number,
  });
  return z.object({ Transcript: listOf(segment) });
});

/** Amazon Transcribe Call Analytics and Contact Lens: turns in milliseconds, speakers by role. */
export const awsCallAnalytics: JsonShape = {
  name: 'aws-call-analytics',
  takes: 'json',
  turns: 'merge',
  detect: (given) =>
    'Content' in firstOf(fieldsOf(given).Transcript) ? 'it has "Transcript" whose segments have "Content"' : undefined,
  read: (given) => {
    const pieces = checkTranscript(schema(), given).Transcript.map((one) => ({
      speaker: one.ParticipantRole ?? one.ParticipantId,
      keys: one.ParticipantId ? [one.ParticipantId] : [],
      text: one.Content?.trim() ?? '',
      start: one.BeginOffsetMillis,
      end: one.EndOffsetMillis,
    }));
    return toReading(pieces, 'milliseconds');
  },
};
