import { joinTexts } from '#shared/text/join-texts.ts';
import { betweenSounds, withoutSounds } from '../transcript/sounds.ts';
import type { Turn } from '../transcript/turn.ts';
import type { LanguageReader } from './reader.ts';
import type { Sentence, Span } from './sentence.ts';

export interface Reading {
  readonly sentences: readonly Sentence[];
  /** Positions of the turns in which nothing but agreement, laughter or a noise is heard. */
  readonly backChannels: readonly number[];
  readonly empty: readonly number[];
}

/** Cuts the turns into sentences; a sentence that another person's "yeah" interrupts is put together again. */
export function readSentences(turns: readonly Turn[], reader: LanguageReader): Reading {
  const { split, unfinished } = reader.runOn?.(turns.map(({ text }) => text)) ?? reader;
  const sentences: Sentence[] = [];
  const backChannels: number[] = [];
  const empty: number[] = [];
  let open: Span[] = [];
  let openSpeaker: string | undefined;
  const close = () => {
    if (open.length > 0) sentences.push(toSentence(sentences.length, openSpeaker, open, reader));
    open = [];
  };
  for (const [index, turn] of turns.entries()) {
    if (!/[\p{L}\p{N}]/u.test(turn.text)) {
      empty.push(index);
      continue;
    }
    const said = withoutSounds(turn.text);
    const isSilent = !/[\p{L}\p{N}]/u.test(said);
    if (isSilent || (said.length <= backChannelCharacters && reader.terms(said).length === 0)) {
      backChannels.push(index);
      continue;
    }
    if (turn.speaker !== openSpeaker) close();
    openSpeaker = turn.speaker;
    for (const piece of split(turn.text).flatMap(bounded).map(betweenSounds)) {
      if (!/[\p{L}\p{N}]/u.test(piece)) continue;
      if (open.length >= maxSpans || open.at(-1)?.turn === index) close();
      open.push({ turn: index, text: piece.trim() });
      if (!unfinished(piece)) close();
    }
  }
  close();
  return { sentences, backChannels, empty };
}

/** Nobody agrees at greater length. */
const backChannelCharacters = 200;
/** A speaker who is interrupted more often than this has begun something new. */
const maxSpans = 3;

/** What goes on for this many characters without an end is no sentence; the work per piece stays bounded. */
const maxCharacters = 600;

function bounded(piece: string): readonly string[] {
  if (piece.length <= maxCharacters) return [piece];
  const parts: string[] = [];
  for (let from = 0; from < piece.length; ) {
    const window = piece.slice(from, from + maxCharacters);
    const space = from + maxCharacters < piece.length ? window.lastIndexOf(' ') + 1 : 0;
    const part = space > 0 ? window.slice(0, space) : window;
    parts.push(part);
    from += part.length;
  }
  return parts;
}

function toSentence(
  index: number,
  speaker: string | undefined,
  spans: readonly Span[],
  reader: LanguageReader,
): Sentence {
  const raw = withoutSounds(joinTexts(spans.map(({ text }) => text)));
  const text = reader.clean(raw);
  return { index, speaker, spans, raw, text, terms: reader.terms(text) };
}
