import * as z from 'zod';
import type { JsonShape } from '../piece.ts';
import { parseInstant } from '../instant.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, firstOf, name, words } from './fields.ts';
import { morePages } from './incomplete.ts';
import { lazily } from './lazily.ts';
import { toReading } from './reading.ts';

const schema = lazily(() => {
  const user = z.object({ displayName: name, user: name }).nullish();
  const participant = z.object({ name, signedinUser: user, anonymousUser: user, phoneUser: user });
  const entry = z.object({ participant: name, text: words, startTime: words, endTime: words });
  return z.object({
    entries: listOf(entry),
    participants: listOf(participant).nullish(),
  });
});

/** Entries of Meet's REST API: instants, and the participant as a resource name to be looked up in `participants`. */
export const googleMeet: JsonShape = {
  name: 'google-meet',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    const first = firstOf(entriesOf(given));
    return 'participant' in first && 'startTime' in first && 'text' in first
      ? 'its entries have "participant", "startTime" and "text"'
      : undefined;
  },
  read: (given) => {
    const { entries, participants } = checkTranscript(schema(), {
      entries: entriesOf(given),
      participants: fieldsOf(given).participants,
    });
    const people = new Map(
      (participants ?? []).map((one) => [one.name, one.signedinUser ?? one.anonymousUser ?? one.phoneUser]),
    );
    const pieces = entries.map(({ participant: id, text, startTime, endTime }) => {
      const found = people.get(id);
      return {
        speaker: found?.displayName ?? id,
        keys: [id, found?.user].flatMap((key) => key ?? []),
        text: text?.trim() ?? '',
        start: parseInstant(startTime ?? ''),
        end: parseInstant(endTime ?? ''),
      };
    });
    return { ...toReading(pieces, 'rfc3339'), notices: morePages(fieldsOf(given).nextPageToken) };
  },
};

function entriesOf(given: unknown): unknown {
  if (Array.isArray(given)) return given;
  const { transcriptEntries, entries } = fieldsOf(given);
  return transcriptEntries ?? entries;
}
