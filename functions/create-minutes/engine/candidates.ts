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

/** With who said it a sentence becomes about this much longer. */
const reportedLength = 1.3;

/** Every sentence that can stand alone; each is written when it is first asked for. */
export function writeCandidates(
  { sentences }: Meeting,
  worth: (sentence: Sentence) => number,
  reader: LanguageReader,
  writer: Writer,
): Written {
  const items = new Map<number, DraftItem>();
  const write = (sentence: Sentence): DraftItem => {
    const item = items.get(sentence.index) ?? { text: writer.report(sentence), spans: sentence.spans };
    items.set(sentence.index, item);
    return item;
  };
  const candidates = sentences.flatMap((sentence): readonly Candidate[] => {
    const quality = worth(sentence);
    if (quality <= 0) return [];
    const cost = reader.length(sentence.text) * reportedLength;
    const printed = () => reader.length(write(sentence).text);
    return [{ index: sentence.index, terms: sentence.terms, cost, printed, quality }];
  });
  const empty: DraftItem = { text: '', spans: [] };
  return {
    candidates,
    item: ({ index }) => {
      const sentence = sentences[index];
      return sentence ? write(sentence) : empty;
    },
  };
}
