import type { DraftItem } from './draft.ts';
import type { Meeting } from './meeting.ts';
import type { LanguageReader, Writer } from './reader.ts';
import type { Sentence } from './sentence.ts';
import type { Candidate } from './select.ts';

/** Sentences written as minutes, each with what it needs to be chosen. */
export interface Written {
  readonly candidates: readonly Candidate[];
  readonly item: (candidate: Candidate) => DraftItem;
}

/** Writes every sentence that can stand alone. */
export function writeCandidates(
  { sentences }: Meeting,
  worth: (sentence: Sentence) => number,
  reader: LanguageReader,
  writer: Writer,
): Written {
  const items = new Map<number, DraftItem>();
  const candidates = sentences.flatMap((sentence): readonly Candidate[] => {
    const quality = worth(sentence);
    if (quality <= 0) return [];
    const text = writer.report(sentence);
    items.set(sentence.index, { text, spans: sentence.spans });
    return [{ index: sentence.index, terms: sentence.terms, cost: reader.length(text), quality }];
  });
  return { candidates, item: ({ index }) => items.get(index) ?? { text: '', spans: [] } };
}
