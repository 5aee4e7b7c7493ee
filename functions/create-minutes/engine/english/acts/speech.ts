import type { Turn } from '../../../transcript/turn.ts';
import type { Meeting } from '../../meeting.ts';
import type { Sentence } from '../../sentence.ts';
import { type Clause, clausesOf } from './clause.ts';
import { isWholeYes, type Stance, stanceOf } from './stance.ts';

/** What one person says at a stretch. */
export interface Speech {
  readonly turn: number;
  readonly speaker: string | undefined;
  readonly clauses: readonly Clause[];
  /** How it takes what was said before it. */
  readonly stance: Stance;
}

/** The talk in speeches, one for each turn that says anything; a bare "Sure." is one, though it is no sentence on the matter. */
export function speechesOf({ turns, sentences }: Meeting): readonly Speech[] {
  const byTurn = new Map<number, Clause[]>();
  for (const clause of sentences.flatMap(clausesOf))
    byTurn.set(clause.turn, [...(byTurn.get(clause.turn) ?? []), clause]);
  return turns.flatMap((turn, index) => {
    const clauses = byTurn.get(index) ?? clausesOf(bareReply(turn, index));
    const words = clauses.flatMap((clause) => clause.words);
    if (words.length === 0) return [];
    const first = clauses.filter(({ sentence }) => sentence === clauses[0]?.sentence).flatMap((clause) => clause.words);
    const stance = isWholeYes(first) ? 'accepts' : stanceOf(words, clauses[0]?.said);
    return { turn: index, speaker: turn.speaker, clauses, stance };
  });
}

function bareReply({ speaker, text }: Turn, turn: number): Sentence {
  const raw = text.trim().slice(0, longestReply);
  return { index: -1, speaker, spans: [{ turn, text: raw }], raw, text: raw, terms: [] };
}

/** A reply that is no sentence is short; what goes on is noise. */
const longestReply = 200;
