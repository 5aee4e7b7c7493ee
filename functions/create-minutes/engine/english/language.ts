import type { Language } from '../language.ts';
import { englishActions } from './actions.ts';
import { englishDecisions } from './decisions.ts';
import { englishQuestions } from './questions.ts';
import { englishReader } from './reader.ts';

const defaultWords = 150;

export const english: Language = {
  reader: englishReader,
  summaryLimit: ({ maxSummaryWords }) => maxSummaryWords ?? defaultWords,
  lists: (meeting, writer) => {
    // a long meeting settles more, but a list nobody reads to its end helps nobody
    const most = Math.min(12, 4 + Math.floor(meeting.sentences.length / 150));
    return {
      decisions: englishDecisions(meeting, writer, most),
      actionItems: englishActions(meeting, most),
      openQuestions: englishQuestions(meeting, most),
    };
  },
};
