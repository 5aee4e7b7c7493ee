import type { LanguageReader, Writer } from '../reader.ts';
import { cleanJapanese, endsJapanese, splitJapanese } from './clean.ts';
import { japanesePhrases } from './phrases.ts';
import { reportJapanese } from './report.ts';
import type { Style } from './wording/style.ts';
import { countCharacters, japaneseTerms, weightOfJapanese } from './words.ts';

/** Reads Japanese, and writes it in the style asked for. */
export function japaneseReader(style: Style): LanguageReader {
  return {
    code: 'ja',
    split: splitJapanese,
    unfinished: (piece) => !endsJapanese(piece),
    clean: cleanJapanese,
    terms: japaneseTerms,
    weight: weightOfJapanese,
    phrases: japanesePhrases,
    writer: (): Writer => ({
      report: ({ text, speaker }) => reportJapanese(text, speaker, style),
      readable: () => 1,
      about: (phrases) =>
        `会議では、${phrases.map(({ text }) => text).join('、')}などについて話し合${style === 'polite' ? 'いました' : 'った'}。`,
      title: (phrases) =>
        phrases
          .slice(0, 3)
          .map(({ text }) => text)
          .join('、') || '話し合い',
    }),
    length: countCharacters,
  };
}
