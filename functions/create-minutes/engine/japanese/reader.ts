import type { LanguageReader, Writer } from '../reader.ts';
import type { Sentence } from '../sentence.ts';
import { cleanJapanese, endsJapanese, splitJapanese } from './clean.ts';
import { japaneseDeal } from './deal.ts';
import { japanesePhrases } from './phrases.ts';
import { printOf } from './print.ts';
import { readability } from './reads-well.ts';
import { reportJapanese } from './report.ts';
import type { Style } from './wording/style.ts';
import { countCharacters, japaneseTerms, weightOfJapanese } from './words.ts';

/** The opening names so much. */
const mostNamed = 5;

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
    writer: (meeting): Writer => {
      const print = printOf(meeting);
      const report = ({ text, speaker }: Sentence) => reportJapanese(print(text), speaker, style, print);
      return {
        report,
        readable: (sentence) => readability(report(sentence)),
        about: (phrases, deal) => {
          const { said = [], shown = [] } = deal ? japaneseDeal(deal) : {};
          const told = phrases.slice(0, mostNamed - said.length).map(({ text }) => text);
          const about = (bargained: readonly string[]) =>
            `会議では、${[...bargained, ...told].join('、')}などについて話し合${style === 'polite' ? 'いました' : 'った'}。`;
          return { text: about(said), shown: about(shown) };
        },
        title: (phrases) =>
          phrases
            .slice(0, 3)
            .map(({ text }) => text)
            .join('、') || '話し合い',
      };
    },
    length: countCharacters,
  };
}
