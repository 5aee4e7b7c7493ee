import { countWords } from '../engine/english/split.ts';
import { countCharacters } from '../engine/japanese/words.ts';
import type { Person } from '../engine/people.ts';
import type { Turn } from '../transcript/turn.ts';

/** A turn as the metrics see it. Seconds; without times `start` is undefined. */
export interface Utterance {
  readonly id: string;
  readonly speaker: string;
  readonly name: string;
  readonly side: 'internal' | 'external' | undefined;
  readonly start: number | undefined;
  readonly end: number | undefined;
  /** Words in English, characters in Japanese. */
  readonly length: number;
  readonly questions: number;
}

/** What is known of the times of a transcript. */
export type Timing = 'whole' | 'startsOnly' | 'none';

export interface Utterances {
  readonly timing: Timing;
  readonly list: readonly Utterance[];
}

const question = /[?？]+|(?<=(?:です|ます|でしょう|ません|した))か(?=[。\s]|$)/gu;

/** The turns with words in them, in order; without ends a turn lasts until the next begins. */
export function readUtterances(turns: readonly Turn[], people: readonly Person[], code: 'en' | 'ja'): Utterances {
  const bySpeaker = new Map(
    people.flatMap((person) => (person.speaker === undefined ? [] : [[person.speaker, person]])),
  );
  const said = turns.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const timing = timingOf(said);
  const list = said.map(({ id, speaker, text, start, end }, i): Utterance => {
    const person = speaker === undefined ? undefined : bySpeaker.get(speaker);
    return {
      id,
      speaker: speaker ?? '?',
      name: person?.name ?? speaker ?? '?',
      side: person?.side,
      start: timing === 'none' ? undefined : start,
      end: timing === 'whole' ? end : timing === 'startsOnly' ? said[i + 1]?.start : undefined,
      length: code === 'ja' ? countCharacters(text) : countWords(text),
      questions: text.match(question)?.length ?? 0,
    };
  });
  return { timing, list };
}

function timingOf(turns: readonly Turn[]): Timing {
  if (turns.length === 0 || turns.some(({ start }) => start === undefined)) return 'none';
  return turns.every(({ end }) => end !== undefined) ? 'whole' : 'startsOnly';
}
