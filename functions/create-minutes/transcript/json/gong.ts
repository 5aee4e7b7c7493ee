import * as z from 'zod';
import type { JsonShape } from '../piece.ts';
import { InputError } from '#shared/errors.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, firstOf, name, number, words } from './fields.ts';
import { morePages } from './incomplete.ts';
import { lazily } from './lazily.ts';
import { toReading } from './reading.ts';

const schema = lazily(() => {
  const sentence = z.object({ start: number, end: number, text: words });
  const monologue = z.object({ speakerId: name, sentences: listOf(sentence).nullish() });
  const party = z.object({ speakerId: name, id: name, name, emailAddress: name });
  return z.object({ transcript: listOf(monologue), parties: listOf(party).nullish() });
});

/** Gong: milliseconds here (seconds elsewhere in its API), names only in the `parties` of the call. */
export const gong: JsonShape = {
  name: 'gong',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    if (Array.isArray(fieldsOf(given).callTranscripts)) return 'it has "callTranscripts"';
    const first = firstOf(Array.isArray(given) ? given : fieldsOf(given).transcript);
    return 'sentences' in first && 'speakerId' in first ? 'its monologues have "speakerId" and "sentences"' : undefined;
  },
  read: (given) => {
    const { transcript, parties } = checkTranscript(schema(), toCall(given));
    const people = new Map((parties ?? []).map((one) => [one.speakerId ?? one.id, one]));
    const pieces = transcript.flatMap(({ speakerId, sentences }) => {
      const found = people.get(speakerId);
      const keys = [found?.emailAddress, speakerId, found?.id].flatMap((key) => key ?? []);
      const speaker = found?.name ?? found?.emailAddress ?? speakerId;
      if (!sentences?.length) return [{ speaker, keys, text: '', start: undefined, end: undefined }];
      return sentences.map(({ text, start, end }) => ({ speaker, keys, text: text?.trim() ?? '', start, end }));
    });
    const { cursor } = fieldsOf(fieldsOf(given).records);
    return { ...toReading(pieces, 'milliseconds'), notices: morePages(cursor) };
  },
};

function toCall(given: unknown): unknown {
  if (Array.isArray(given)) return { transcript: given };
  const { callTranscripts, transcript, parties, calls, metaData } = fieldsOf(given);
  if (Array.isArray(callTranscripts) && callTranscripts.length > 1)
    throw new InputError('transcript.callTranscripts: holds several calls; send one at a time');
  const call = Array.isArray(callTranscripts) ? fieldsOf(callTranscripts[0]) : { transcript, parties };
  return {
    transcript: call.transcript,
    parties: call.parties ?? parties ?? firstOf(calls).parties ?? fieldsOf(metaData).parties,
  };
}
