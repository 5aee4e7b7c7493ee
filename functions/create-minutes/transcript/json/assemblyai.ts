import * as z from 'zod';
import { InputError } from '#shared/errors.ts';
import type { JsonShape } from '../piece.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, firstOf, name, number, words } from './fields.ts';
import { lazily } from './lazily.ts';
import { readingOf, toReading } from './reading.ts';
import { toPieces } from './words.ts';

const schema = lazily(() => {
  const part = z.object({ speaker: name, text: words, start: number, end: number });
  return z.object({
    status: words,
    utterances: listOf(part).nullish(),
    words: listOf(part).nullish(),
    text: words,
  });
});

type Part = NonNullable<z.output<ReturnType<typeof schema>>['words']>[number];

/** AssemblyAI: milliseconds, speakers A, B...; utterances when speakers were asked for, else words. */
export const assemblyAi: JsonShape = {
  name: 'assemblyai',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    const { utterances, status, words: list, audio_url, acoustic_model } = fieldsOf(given);
    if (Array.isArray(utterances) && 'text' in firstOf(utterances)) return 'it has "utterances" with "text"';
    const isJob =
      typeof status === 'string' &&
      (audio_url !== undefined || acoustic_model !== undefined || 'utterances' in fieldsOf(given));
    return isJob || (typeof status === 'string' && 'text' in firstOf(list))
      ? 'it is a transcript object with "status"'
      : undefined;
  },
  read: (given) => {
    const { status, utterances, words: list, text } = checkTranscript(schema(), given);
    if (status && status !== 'completed')
      throw new InputError('transcript.status: must be completed; send the transcript when AssemblyAI has made it');
    if (utterances && utterances.length > 0)
      return toReading(
        utterances.map((one) => ({ ...label(one.speaker), ...rest(one) })),
        unitOf(utterances),
      );
    if (list && list.length > 0) {
      const spoken = list.map((one, index) => ({ ...label(one.speaker), ...rest(one), at: index + 1 }));
      return readingOf(toPieces(spoken), unitOf(list));
    }
    return toReading(
      [{ speaker: undefined, text: text?.trim() ?? '', start: undefined, end: undefined }],
      'milliseconds',
    );
  },
};

/** AssemblyAI counts whole milliseconds; look-alikes give fractions of seconds. */
function unitOf(parts: readonly Part[]): 'milliseconds' | 'seconds' {
  return parts.some(({ start, end }) => !Number.isInteger(start ?? 0) || !Number.isInteger(end ?? 0))
    ? 'seconds'
    : 'milliseconds';
}

/** A letter or a number alone is made readable; a name stays. */
function label(speaker: string | undefined): { speaker: string | undefined; keys: readonly string[] } {
  if (speaker === undefined) return { speaker, keys: [] };
  return { speaker: /^(?:[A-Z]|\d{1,3})$/.test(speaker) ? `Speaker ${speaker}` : speaker, keys: [speaker] };
}

function rest({ text, start, end }: Part) {
  return { text: text?.trim() ?? '', start, end };
}
