import * as z from 'zod';
import type { JsonShape } from '../piece.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, firstOf, name, when, words } from './fields.ts';
import { lazily } from './lazily.ts';
import { toReading } from './reading.ts';

const schema = lazily(() => {
  const entry = z.object({ speaker: name, text: words, startTime: when, endTime: when });
  return z.object({ data: listOf(entry) });
});

/** tl;dv: entries under `data`, in its webhook one level below, in seconds. */
export const tldv: JsonShape = {
  name: 'tldv',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    const first = firstOf(listIn(given));
    return 'speaker' in first && 'text' in first && 'startTime' in first
      ? 'it has "data" whose entries have "speaker", "text" and "startTime"'
      : undefined;
  },
  read: (given) => {
    const pieces = checkTranscript(schema(), { data: listIn(given) }).data.map((one) => ({
      speaker: one.speaker,
      text: one.text?.trim() ?? '',
      start: one.startTime,
      end: one.endTime,
    }));
    return toReading(pieces, 'seconds');
  },
};

function listIn(given: unknown): unknown {
  const { data } = fieldsOf(given);
  return Array.isArray(data) ? data : fieldsOf(data).data;
}
