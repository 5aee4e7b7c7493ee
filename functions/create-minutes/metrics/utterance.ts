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

/**
 * The turns with words in them, in order; without ends a turn lasts until the next begins. What somebody says without a time
 * right after a turn of his own goes on with that: so are the parts of a turn that was too long.
 */
export function readUtterances(turns: readonly Turn[], people: readonly Person[], code: 'en' | 'ja'): Utterances {
  const bySpeaker = new Map(
    people.flatMap((person) => (person.speaker === undefined ? [] : [[person.speaker, person]])),
  );
  const said = goneOn(turns.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)));
  const timing = timingOf(said);
  const list = said.map(({ id, speaker, text, start, end }, i): Utterance => {
    const person = speaker === undefined ? undefined : bySpeaker.get(speaker);
    return {
      id,
      speaker: speaker ?? '?',
      name: person?.name ?? speaker ?? '?',
      side: person?.side,
      start: timing === 'none' ? undefined : start,
      end: timing === 'none' ? undefined : ((timing === 'whole' ? end : undefined) ?? said[i + 1]?.start),
      length: code === 'ja' ? countCharacters(text) : countWords(text),
      questions: text.match(question)?.length ?? 0,
    };
  });
  return { timing, list };
}

function goneOn(turns: readonly Turn[]): readonly Turn[] {
  const whole: Turn[] = [];
  for (const turn of turns) {
    const last = whole.at(-1);
    const goesOn = turn.start === undefined && last?.start !== undefined && turn.speaker === last.speaker;
    if (goesOn) whole[whole.length - 1] = { ...last, text: `${last.text} ${turn.text}`, end: turn.end };
    else whole.push(turn);
  }
  return whole;
}

/** In a recording a few ends may be broken; the next beginning is near enough to them. */
const knownEnds = 0.9;

function timingOf(turns: readonly Turn[]): Timing {
  if (turns.length === 0 || turns.some(({ start }) => start === undefined)) return 'none';
  const ended = turns.filter(({ end }) => end !== undefined).length;
  return ended >= turns.length * knownEnds ? 'whole' : 'startsOnly';
}
