import type { Meeting } from '../../meeting.ts';
import type { Sentence, Span } from '../../sentence.ts';
import { splitJapanese } from '../clean.ts';
import { halfWidth } from '../dates/width.ts';
import { type Clause, readClauses } from './clauses.ts';
import { type Reply, readReply } from './replies.ts';

/** One sentence of the talk with what it does to what was said before; agreement alone is one too. */
export interface Utterance {
  readonly position: number;
  readonly turn: number;
  readonly speaker: string | undefined;
  /** As said, in half width. */
  readonly said: string;
  /** Without fillers and openers, in half width. */
  readonly text: string;
  /** All that is said in the same turn, in half width. */
  readonly wholeTurn: string;
  readonly spans: readonly Span[];
  readonly terms: readonly string[];
  readonly clauses: readonly Clause[];
  readonly reply: Reply | undefined;
}

/** The whole talk in order: the sentences, and the turns which say nothing but yes. */
export function readUtterances({ turns, sentences }: Meeting): readonly Utterance[] {
  const byTurn = new Map<number, Sentence[]>();
  for (const sentence of sentences) {
    const turn = sentence.spans[0]?.turn ?? 0;
    const known = byTurn.get(turn);
    if (known) known.push(sentence);
    else byTurn.set(turn, [sentence]);
  }
  const inside = new Set(sentences.flatMap(({ spans }) => spans.map(({ turn }) => turn)));
  const utterances: Utterance[] = [];
  for (const [turn, { speaker, text }] of turns.entries()) {
    const said = byTurn.get(turn) ?? (inside.has(turn) ? [] : bare(turn, speaker, text));
    const wholeTurn = halfWidth(text).trim();
    for (const sentence of said) utterances.push({ ...toUtterance(sentence, utterances.length, turn), wholeTurn });
  }
  return utterances;
}

type Said = Pick<Sentence, 'speaker' | 'raw' | 'text' | 'spans' | 'terms'>;

function bare(turn: number, speaker: string | undefined, text: string): readonly Said[] {
  return splitJapanese(text)
    .map((piece) => piece.trim())
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
    .map((piece) => ({ speaker, raw: piece, text: piece, spans: [{ turn, text: piece }], terms: [] }));
}

function toUtterance(
  { speaker, raw, text, spans, terms }: Said,
  position: number,
  turn: number,
): Omit<Utterance, 'wholeTurn'> {
  const said = halfWidth(raw).trim();
  const clean = halfWidth(text).trim();
  return {
    position,
    turn,
    speaker,
    said,
    text: clean,
    spans,
    terms,
    clauses: readClauses(clean),
    reply: readReply(said),
  };
}
