import type { Sentence } from './sentence.ts';
import type { TermWeights } from './terms.ts';

const windowSentences = 12;
const leastSentences = 15;
const sentencesPerSegment = 45;
const mostSegments = 12;

/**
 * Cuts the meeting where the words change (TextTiling): the similarity of the sentences before and after each gap, and
 * a boundary at its deepest valleys. The windows slide, so the work grows with the number of words only.
 */
export function segmentTopics(sentences: readonly Sentence[], weights: TermWeights): readonly (readonly Sentence[])[] {
  const wanted = Math.min(mostSegments, Math.floor(sentences.length / sentencesPerSegment) + 1);
  const depths = valleyDepths(gapSimilarities(sentences, weights));
  const order = depths.map((_, gap) => gap).sort((a, b) => (depths[b] ?? 0) - (depths[a] ?? 0) || a - b);
  const cuts: number[] = [];
  for (const gap of order) {
    if (cuts.length + 1 >= wanted) break;
    const place = gap + 1;
    const near = [0, sentences.length, ...cuts].some((cut) => Math.abs(cut - place) < leastSentences);
    if (!near) cuts.push(place);
  }
  const edges = [0, ...cuts.sort((a, b) => a - b), sentences.length];
  return edges
    .slice(1)
    .map((edge, i) => sentences.slice(edges[i], edge))
    .filter((segment) => segment.length > 0);
}

/** Entry i is the similarity of the window that ends with sentence i and the one that begins after it. */
function gapSimilarities(sentences: readonly Sentence[], weights: TermWeights): readonly number[] {
  const left = new Map<string, number>();
  const right = new Map<string, number>();
  let product = 0;
  let leftSquare = 0;
  let rightSquare = 0;
  const move = (at: number, side: 'left' | 'right', sign: 1 | -1) => {
    for (const term of sentences[at]?.terms ?? []) {
      const step = sign * (weights.get(term) ?? 0);
      const [own, other] = side === 'left' ? [left, right] : [right, left];
      const before = own.get(term) ?? 0;
      own.set(term, before + step);
      product += step * (other.get(term) ?? 0);
      const square = (before + step) ** 2 - before ** 2;
      if (side === 'left') leftSquare += square;
      else rightSquare += square;
    }
  };
  for (let i = 0; i < windowSentences; i++) move(i, 'right', 1);
  return sentences.map((_, i) => {
    move(i, 'right', -1);
    move(i, 'left', 1);
    move(i + windowSentences, 'right', 1);
    move(i - windowSentences, 'left', -1);
    return product / Math.sqrt(Math.max(1e-9, leftSquare * rightSquare));
  });
}

/** How far the similarity falls below the highest points of its surroundings on either side. */
function valleyDepths(similarity: readonly number[]): readonly number[] {
  const reach = windowSentences;
  return similarity.slice(0, -1).map((here, i) => {
    const before = Math.max(here, ...similarity.slice(Math.max(0, i - reach), i));
    const after = Math.max(here, ...similarity.slice(i + 1, i + 1 + reach));
    return before + after - 2 * here;
  });
}
