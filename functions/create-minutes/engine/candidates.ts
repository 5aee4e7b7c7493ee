import type { DraftItem } from './draft.ts';
import type { Meeting } from './meeting.ts';
import type { LanguageReader, Writer } from './reader.ts';
import type { Sentence } from './sentence.ts';
import type { Candidate } from './select.ts';

/** Sentences written as minutes, each with what it needs to be chosen. */
export interface Written {
  readonly candidates: readonly Candidate[];
  /** How long it will be, in the reader's unit. */
  readonly printed: (candidate: Candidate) => number;
  /** Written one after the other, as they will be read. */
  readonly items: (candidates: readonly Candidate[]) => readonly DraftItem[];
}

/** With who said it a sentence becomes about this much longer. */
const reportedLength = 1.3;

/** Every sentence that can stand alone; each is written when it is first asked for. */
export function writeCandidates(
  { sentences }: Meeting,
  worth: (sentence: Sentence) => number,
  reader: LanguageReader,
  writer: Writer,
): Written {
  const candidates = sentences.flatMap((sentence): readonly Candidate[] => {
    const quality = worth(sentence);
    if (quality <= 0) return [];
    const cost = reader.length(sentence.text) * reportedLength;
    return [{ index: sentence.index, terms: sentence.terms, cost, quality }];
  });
  return {
    candidates,
    printed: ({ index }) => {
      const sentence = sentences[index];
      return sentence ? reader.length(writer.report(sentence)) : 0;
    },
    items: (chosen) => {
      const told = chosen.flatMap(({ index }) => sentences[index] ?? []);
      return told.map((sentence, i) => ({ text: writer.report(sentence, told[i - 1]), spans: sentence.spans }));
    },
  };
}
