import { japaneseTerms } from '../../words.ts';
import type { AskingWords } from '../../../as-asked.ts';
import { cleanJapanese } from '../../clean.ts';
import { halfWidth } from '../../dates/width.ts';
import { wordQuestion } from '../../wording/remark.ts';
import { asksOnMatter, leavesMatter } from './questions.ts';
import { putsOff } from '../replies.ts';

const clean = (text: string) => halfWidth(cleanJapanese(text)).trim();

export const askingWords: AskingWords = {
  asks: ({ text }) => asksOnMatter(clean(text)),
  namesMatter: (text) => asksOnMatter(text) || leavesMatter(text),
  putsOff: (text) => putsOff(clean(text)),
  terms: japaneseTerms,
  write: ({ text }) => wordQuestion(clean(text)),
};
