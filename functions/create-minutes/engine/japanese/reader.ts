import type { LanguageReader, Writer } from '../reader.ts';
import { cleanJapanese, endsJapanese, splitJapanese } from './clean.ts';
import { japanesePhrases } from './phrases.ts';
import { reportJapanese } from './report.ts';
import { countCharacters, japaneseTerms, weightOfJapanese } from './words.ts';

export const japaneseReader: LanguageReader = {
  code: 'ja',
  split: splitJapanese,
  unfinished: (piece) => !endsJapanese(piece),
  clean: cleanJapanese,
  terms: japaneseTerms,
  weight: weightOfJapanese,
  phrases: japanesePhrases,
  writer: (): Writer => ({
    report: ({ text, speaker }) => reportJapanese(text, speaker),
    about: (phrases) => `会議では、${phrases.map(({ text }) => text).join('、')}などについて話し合った。`,
    title: (phrases) =>
      phrases
        .slice(0, 3)
        .map(({ text }) => text)
        .join('、') || '話し合い',
  }),
  length: countCharacters,
};
