import type { Language } from '../language.ts';
import { readActs } from './acts/read.ts';
import { japaneseQuality } from './quality.ts';
import { japaneseReader } from './reader.ts';

const defaultCharacters = 400;
const charactersPerWord = 2.5;

export const japanese: Language = {
  reader: japaneseReader,
  summaryLimit: ({ maxSummaryChars, maxSummaryWords }) =>
    maxSummaryChars ?? (maxSummaryWords ? Math.floor(maxSummaryWords * charactersPerWord) : defaultCharacters),
  assess: (meeting) => ({ worth: japaneseQuality, acts: () => readActs(meeting) }),
};
