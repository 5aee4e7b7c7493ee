import type { LanguageReader, Writer } from '../reader.ts';
import type { Sentence } from '../sentence.ts';
import { cleanJapanese, endsJapanese, splitJapanese } from './clean.ts';
import { japaneseDeal } from './deal.ts';
import { japanesePhrases } from './phrases.ts';
import { printOf } from './print.ts';
import { reportJapanese } from './report.ts';
import type { Style } from './wording/style.ts';
import { countCharacters, japaneseTerms, weightOfJapanese } from './words.ts';

/**
 * Speech that broke off or goes on, and what is said only in talk: of fifty such lines in reviewed minutes none read well.
 */
const breaksOff =
  /(?:(?<!の考え)(?:は|が|で|て|に|ば|を|さ|さん|だけ|まま|のに|たく|し|なら|には|ので|んで)|んす|なあ|ねえ|よね?|んだわ|だわ|じゃん|もん|のけ|かな|とか|何とも|こう|必ず|(?:了解|承知)(?:である|した)?|…+)と(?:述べ|説明し)|ちょっと(?:述べ|説明し)|(?:です|ます|ました|でした|ません)(?:し|ね|よ|、|[\p{sc=Han}\p{sc=Katakana}])|(?:ですか|ますか|でしょう|だっけ|っけ|やろ)(?:[^。]{0,40})と(?:述べ|説明し)/u;
const brokenShare = 0.2;
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
        readable: (sentence) => (breaksOff.test(report(sentence)) ? brokenShare : 1),
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
