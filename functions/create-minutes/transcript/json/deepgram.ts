import * as z from 'zod';
import type { JsonShape } from '../piece.ts';
import { checkTranscript, listOf } from './checked.ts';
import { fieldsOf, name, number, words } from './fields.ts';
import { lazily } from './lazily.ts';
import { readingOf, toReading } from './reading.ts';
import { toPieces, type Word } from './words.ts';

const schema = lazily(() => {
  const utterance = z.object({ start: number, end: number, channel: number, speaker: name, transcript: words });
  const word = z.object({ word: words, punctuated_word: words, start: number, end: number, speaker: name });
  const channel = z.object({
    alternatives: z.array(z.object({ transcript: words, words: listOf(word).nullish() })).nullish(),
  });
  return z.object({
    results: z.object({ utterances: listOf(utterance).nullish(), channels: z.array(channel).max(64).nullish() }),
  });
});

/** Deepgram: utterances when they were asked for, else the words of the best alternative of each channel. */
export const deepgram: JsonShape = {
  name: 'deepgram',
  takes: 'json',
  turns: 'merge',
  detect: (given) => {
    const results = fieldsOf(fieldsOf(given).results);
    return Array.isArray(results.channels) || Array.isArray(results.utterances)
      ? 'it has "results" with "channels" or "utterances"'
      : undefined;
  },
  read: (given) => {
    const { utterances, channels } = checkTranscript(schema(), given).results;
    if (utterances && utterances.length > 0)
      return toReading(
        utterances.map(({ speaker, channel: at, transcript, start, end }) => ({
          ...labelOf(speaker, utterances.some((one) => (one.channel ?? 0) > 0) ? at : undefined),
          text: transcript?.trim() ?? '',
          start,
          end,
        })),
        'seconds',
      );
    const several = (channels?.length ?? 0) > 1;
    const spoken = (channels ?? []).flatMap(({ alternatives }, index): readonly Word[] => {
      const [best] = alternatives ?? [];
      const label = (speaker: string | undefined) => labelOf(speaker, several ? index : undefined);
      if (!best?.words?.length)
        return [{ ...label(undefined), text: best?.transcript ?? '', start: undefined, end: undefined, at: 1 }];
      return best.words.map((one, nth) => ({
        ...label(one.speaker),
        text: one.punctuated_word ?? one.word ?? '',
        start: one.start,
        end: one.end,
        at: nth + 1,
      }));
    });
    const inOrder = several ? spoken.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0)) : spoken;
    return readingOf(toPieces(inOrder), 'seconds');
  },
};

/** Speakers are numbers; each channel counts its own, and where each has a channel of his own there may be none. */
function labelOf(
  speaker: string | undefined,
  channel: number | undefined,
): { speaker: string | undefined; keys: readonly string[] } {
  if (channel === undefined)
    return speaker === undefined ? { speaker, keys: [] } : { speaker: `Speaker ${speaker}`, keys: [speaker] };
  if (speaker === undefined || speaker === '0') return { speaker: `Channel ${channel}`, keys: [String(channel)] };
  return { speaker: `Channel ${channel} Speaker ${speaker}`, keys: [] };
}
