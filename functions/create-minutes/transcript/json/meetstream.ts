import * as z from 'zod';
import type { JsonShape } from '../piece.ts';
import { parseInstant } from '../instant.ts';
import { checkTranscript, listOf } from './checked.ts';
import { firstOf, listIn, name, when, words } from './fields.ts';
import { lazily } from './lazily.ts';
import { toReading } from './reading.ts';

const schema = lazily(() => {
  const entry = z.object({
    speaker: name,
    speakerName: name,
    transcript: words,
    timestamp: when,
    start_time: when,
    end_time: when,
  });
  return z.object({ transcript: listOf(entry) });
});

/** MeetStream: what is said is in `transcript`, not in `text`; instants, or seconds. */
export const meetStream: JsonShape = {
  name: 'meetstream',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    const first = firstOf(listIn(given));
    return typeof first.transcript === 'string' && ('speaker' in first || 'speakerName' in first)
      ? 'its entries have "speaker" and the words in "transcript"'
      : undefined;
  },
  read: (given) => {
    const list = listIn(given);
    const pieces = checkTranscript(schema(), { transcript: list }).transcript.map((one) => ({
      speaker: one.speakerName ?? one.speaker,
      text: one.transcript?.trim() ?? '',
      start: one.timestamp ?? one.start_time,
      end: one.end_time,
    }));
    const { timestamp } = firstOf(list);
    return toReading(pieces, parseInstant(String(timestamp)) === undefined ? 'seconds' : 'rfc3339');
  },
};
