import * as z from 'zod';
import type { JsonShape, Piece } from '../piece.ts';
import { parseInstant } from '../instant.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, firstOf, name, words } from './fields.ts';
import { lazily } from './lazily.ts';
import { readingOf } from './reading.ts';
import { toPieces } from './words.ts';

const schema = lazily(() => {
  const stamp = z
    .union([z.number(), z.object({ relative: z.number().nullish(), absolute: z.string().nullish() }), z.null()])
    .optional();
  const word = z.object({ text: words, start_timestamp: stamp, end_timestamp: stamp });
  const entry = z.object({
    participant: z.object({ id: name, name, email: name }).nullish(),
    speaker: name,
    speaker_id: name,
    words: listOf(word),
  });
  return z.object({ transcript: listOf(entry) });
});

/** Recall.ai: a participant (null before the bot knew who spoke) and his words, in seconds from the start. */
export const recall: JsonShape = {
  name: 'recall',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    const first = firstOf(listIn(given));
    return Array.isArray(first.words) && ('participant' in first || 'speaker' in first)
      ? 'its entries have "participant" and "words"'
      : undefined;
  },
  read: (given) => {
    const list = checkTranscript(schema(), { transcript: listIn(given) }).transcript;
    const isRelative = list.some((one) => one.words.some(({ start_timestamp: at }) => relative(at) !== undefined));
    const pick = isRelative ? relative : absolute;
    const pieces = list.flatMap(({ participant, speaker, speaker_id, words: spoken }, index): readonly Piece[] => {
      const who = {
        speaker: participant?.name ?? speaker ?? participant?.email ?? numbered(participant?.id),
        keys: [participant?.email, participant?.id, speaker_id].flatMap((key) => key ?? []),
      };
      const at = index + 1;
      if (spoken.length === 0) return [{ ...who, text: '', start: undefined, end: undefined, at, until: at }];
      return toPieces(
        spoken.map((one) => ({
          ...who,
          text: one.text ?? '',
          start: pick(one.start_timestamp),
          end: pick(one.end_timestamp),
          at,
        })),
      );
    });
    return readingOf(pieces, isRelative ? 'seconds' : 'rfc3339');
  },
};

/** Who has not given a name is still one person. */
function numbered(id: string | undefined): string | undefined {
  return id === undefined ? undefined : `Participant ${id}`;
}

type Stamp = z.output<ReturnType<typeof schema>>['transcript'][number]['words'][number]['start_timestamp'];

function relative(at: Stamp): number | undefined {
  return typeof at === 'number' ? Math.max(0, at) : (at?.relative ?? undefined);
}

function absolute(at: Stamp): number | undefined {
  return typeof at === 'number' ? undefined : parseInstant(at?.absolute ?? '');
}

function listIn(given: unknown): unknown {
  if (Array.isArray(given)) return given;
  const { transcript, data } = fieldsOf(given);
  return Array.isArray(transcript) ? transcript : Array.isArray(data) ? data : undefined;
}
