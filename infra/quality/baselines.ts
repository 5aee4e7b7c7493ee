import type { Output, System } from './measure.ts';
import { lengthOf, sentencesOf } from './length.ts';
import type { Sample } from './sample.ts';
import { contentOf } from './words.ts';

interface Unit {
  readonly index: number;
  readonly text: string;
  readonly words: readonly string[];
}

const leastWords = 3;

/** What anybody can do without understanding: the beginning, the longest sentences, and the sentences nearest to all others. */
export const baselines: Readonly<Record<string, System>> = {
  lead: system((units) => units),
  longest: system((units) => [...units].sort((a, b) => b.text.length - a.text.length || a.index - b.index)),
  lexrank: system(byLexRank),
};

function system(order: (units: readonly Unit[]) => readonly Unit[]): System {
  return (sample, limit): Output => {
    const picked: Unit[] = [];
    let length = 0;
    for (const unit of order(unitsOf(sample))) {
      if (length >= limit) break;
      picked.push(unit);
      length += lengthOf(unit.text, sample.language);
    }
    const summary = picked.sort((a, b) => a.index - b.index).map(({ text }) => text);
    return { summary, decisions: [], actionItems: [], openQuestions: [] };
  };
}

function unitsOf({ turns, language }: Sample): readonly Unit[] {
  return turns
    .flatMap(({ text }) => sentencesOf(text, language))
    .map((text, index) => ({ index, text, words: contentOf(text, language) }))
    .filter(({ words }) => words.length >= leastWords);
}

/**
 * Degree centrality in the graph of sentences (G. Erkan and D. Radev, "LexRank", JAIR 22, 2004, section 3.1): the number of
 * sentences whose TF-IDF cosine is over 0.1.
 */
function byLexRank(units: readonly Unit[]): readonly Unit[] {
  const vectors = tfIdf(units);
  const degrees = vectors.map((own) => vectors.filter((other) => cosine(own, other) > similar).length);
  const order = units.map((unit, i) => ({ unit, degree: degrees[i] ?? 0 }));
  return order.sort((a, b) => b.degree - a.degree || a.unit.index - b.unit.index).map(({ unit }) => unit);
}

const similar = 0.1;

function tfIdf(units: readonly Unit[]): readonly ReadonlyMap<string, number>[] {
  const inSentences = new Map<string, number>();
  for (const { words } of units)
    for (const word of new Set(words)) inSentences.set(word, (inSentences.get(word) ?? 0) + 1);
  return units.map(({ words }) => {
    const vector = new Map<string, number>();
    for (const word of words)
      vector.set(word, (vector.get(word) ?? 0) + Math.log(units.length / (inSentences.get(word) ?? 1)));
    const norm = Math.hypot(...vector.values());
    return new Map([...vector].map(([word, weight]) => [word, norm > 0 ? weight / norm : 0]));
  });
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let product = 0;
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  for (const [word, weight] of small) product += weight * (large.get(word) ?? 0);
  return product;
}
