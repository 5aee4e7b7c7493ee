import * as z from 'zod';
import type { JsonShape } from '../piece.ts';
import { parseClock } from '../time.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, firstOf, name, words } from './fields.ts';
import { lazily } from './lazily.ts';
import { toReading } from './reading.ts';

const schema = lazily(() => {
  const speaker = z.object({ display_name: name, matched_calendar_invitee_email: name });
  const item = z.object({ speaker: speaker.nullish(), text: words, timestamp: words });
  return z.object({ transcript: listOf(item) });
});

/** Fathom: clock readings, the speaker as an object, with an e-mail address when it matched the invitation. */
export const fathom: JsonShape = {
  name: 'fathom',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    const first = firstOf(listIn(given));
    return 'display_name' in fieldsOf(first.speaker) || ('timestamp' in first && 'text' in first && 'speaker' in first)
      ? 'its entries have "speaker" with "display_name", "text" and "timestamp"'
      : undefined;
  },
  read: (given) => {
    const pieces = checkTranscript(schema(), { transcript: listIn(given) }).transcript.map((one) => ({
      speaker: one.speaker?.display_name,
      keys: one.speaker?.matched_calendar_invitee_email ? [one.speaker.matched_calendar_invitee_email] : [],
      text: one.text?.trim() ?? '',
      start: parseClock(one.timestamp ?? ''),
      end: undefined,
    }));
    return toReading(pieces, 'clock');
  },
};

function listIn(given: unknown): unknown {
  if (Array.isArray(given)) return given;
  const { transcript, items } = fieldsOf(given);
  return transcript ?? (Array.isArray(items) && items.length === 1 ? firstOf(items).transcript : undefined);
}
