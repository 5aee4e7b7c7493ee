import * as z from 'zod';
import type { JsonShape } from '../piece.ts';
import { parseClock } from '../time.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, firstOf, name, words } from './fields.ts';
import { lazily } from './lazily.ts';
import { toReading } from './reading.ts';

const schema = lazily(() => {
  const entry = z.object({
    text: words,
    speakerDisplayName: name,
    speakerId: name,
    startOffset: words,
    endOffset: words,
  });
  return z.object({ entries: listOf(entry) });
});

/** The transcript of a Teams recording as Stream and SharePoint hold it: `streamContent?format=json`. */
export const teamsJson: JsonShape = {
  name: 'teams-json',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    const first = firstOf(fieldsOf(given).entries);
    return 'startOffset' in first && 'text' in first
      ? 'its entries have "text" and "startOffset", as Stream writes them'
      : undefined;
  },
  read: (given) => {
    const pieces = checkTranscript(schema(), given).entries.map((one) => ({
      speaker: one.speakerDisplayName,
      keys: one.speakerId === undefined ? [] : [one.speakerId],
      text: one.text?.trim() ?? '',
      start: parseClock(one.startOffset ?? ''),
      end: parseClock(one.endOffset ?? ''),
    }));
    return toReading(pieces, 'clock');
  },
};
