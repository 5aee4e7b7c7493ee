import { harmonic, sharedCount } from './rouge.ts';
import type { ReferenceItem } from './sample.ts';
import { contentOf, type LanguageCode } from './words.ts';

/** An item counts as found from this overlap (F1 of content words) with the human wording, or with the words it was taken from. */
const enoughText = 0.34;
const enoughEvidence = 0.5;
const mostUtterances = 3;
const leastWords = 3;

export interface Found {
  readonly hits: number;
  readonly listed: number;
  readonly wanted: number;
}

/** Pairs listed items with human ones, the most alike first, each once, and counts the pairs alike enough. */
export function countFound(listed: readonly string[], wanted: readonly ReferenceItem[], language: LanguageCode): Found {
  const alike = likenessTo(wanted, language);
  const pairs = listed.flatMap((text, i) => alike(text).map((likeness, j) => ({ likeness, i, j })));
  pairs.sort((a, b) => b.likeness - a.likeness || a.i - b.i || a.j - b.j);
  const used = { i: new Set<number>(), j: new Set<number>() };
  let hits = 0;
  for (const { likeness, i, j } of pairs) {
    if (likeness < 1) break;
    if (used.i.has(i) || used.j.has(j)) continue;
    used.i.add(i);
    used.j.add(j);
    hits++;
  }
  return { hits, listed: listed.length, wanted: wanted.length };
}

/** How much a text is like each of the human items; from 1 on it counts as the item. */
export function likenessTo(
  wanted: readonly ReferenceItem[],
  language: LanguageCode,
): (text: string) => readonly number[] {
  const known = wanted.map(({ text, evidence }) => ({
    words: contentOf(text, language),
    windows: windowsOf(evidence.map((utterance) => contentOf(utterance, language))),
  }));
  return (text) => {
    const own = contentOf(text, language);
    return known.map(({ words, windows }) =>
      windows.reduce(
        (best, window) => Math.max(best, overlap(own, window) / enoughEvidence),
        overlap(own, words) / enoughText,
      ),
    );
  };
}

/** One to three consecutive utterances that say something. */
function windowsOf(utterances: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const saying = utterances.filter((words) => words.length >= leastWords);
  return saying.flatMap((_, i) =>
    Array.from({ length: Math.min(mostUtterances, saying.length - i) }, (__, n) => saying.slice(i, i + n + 1).flat()),
  );
}

function overlap(a: readonly string[], b: readonly string[]): number {
  return harmonic(sharedCount(a, b), a.length, b.length);
}
