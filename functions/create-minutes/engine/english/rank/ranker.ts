import type { Meeting } from '../../meeting.ts';
import type { Sentence } from '../../sentence.ts';
import { taskOf } from '../actions.ts';
import { openMatter } from '../questions.ts';
import { type Forms, tellFeatures } from './features.ts';
import { readSurroundings } from './surroundings.ts';
import learned from './weights.json' with { type: 'json' };

export type Kind = 'summary' | 'decisions' | 'actionItems' | 'openQuestions';
export type Scores = Readonly<Record<Kind, number>>;

/** A sentence with what it could become and how likely people would have written it down. */
export interface Ranked extends Forms {
  readonly sentence: Sentence;
  /** Log-odds of each kind. */
  readonly scores: Scores;
}

const kinds = learned.kinds as readonly Kind[];

/** Weights by name, and by second name for two traits together; alone stands under ''. */
const weights = nested(Object.entries(learned.weights));

/** Rates every sentence of a meeting by the learned weights of its traits; one pass. */
export function rank(meeting: Meeting): readonly Ranked[] {
  const around = readSurroundings(meeting);
  const prior = lengthPrior(meeting.sentences.length);
  return meeting.sentences.map((sentence) => {
    const forms = { task: taskOf(sentence, meeting), matter: openMatter(sentence, meeting) };
    const sums = learned.bias.map((bias) => bias + prior);
    tellFeatures(sentence, forms, meeting, around, (name, other = '') => {
      const row = weights.get(name)?.get(other);
      if (row) for (let kind = 0; kind < sums.length; kind++) sums[kind] = (sums[kind] ?? 0) + (row[kind] ?? 0);
    });
    const scores = Object.fromEntries(kinds.map((kind, i) => [kind, sums[i] ?? 0])) as Record<Kind, number>;
    return { sentence, scores, ...forms };
  });
}

function nested(rows: readonly (readonly [name: string, row: readonly number[]])[]) {
  const found = new Map<string, Map<string, readonly number[]>>();
  for (const [name, row] of rows) {
    const [one = '', other = ''] = name.split('&');
    found.set(one, (found.get(one) ?? new Map<string, readonly number[]>()).set(other, row));
  }
  return found;
}

/** A meeting of twice the length has more to list, but not twice as much: each sentence is the less likely for it. */
export function lengthPrior(sentences: number): number {
  return -0.35 * Math.log(Math.max(1, sentences) / 300);
}
