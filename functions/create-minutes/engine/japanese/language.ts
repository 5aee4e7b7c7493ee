import type { Language } from '../language.ts';
import { japaneseActions, japaneseDecisions, japaneseQuestions } from './lists.ts';
import { japaneseQuality } from './quality.ts';
import { japaneseReader } from './reader.ts';

const defaultCharacters = 400;
const charactersPerWord = 2.5;
const mostItems = 12;

export const japanese: Language = {
  reader: japaneseReader,
  summaryLimit: ({ maxSummaryChars, maxSummaryWords }) =>
    maxSummaryChars ?? (maxSummaryWords ? Math.floor(maxSummaryWords * charactersPerWord) : defaultCharacters),
  assess: (meeting) => ({
    worth: japaneseQuality,
    acts: () => ({
      decisions: japaneseDecisions(meeting, mostItems),
      actionItems: japaneseActions(meeting, mostItems),
      openQuestions: japaneseQuestions(meeting, mostItems),
      objections: [],
      nextMeeting: undefined,
    }),
  }),
};
