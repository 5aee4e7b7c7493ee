import { matterShare } from '../candidates.ts';
import type { Judgement } from '../judgement.ts';
import { bareName } from '../people.ts';
import type { LanguageReader, Phrase, Writer } from '../reader.ts';
import type { Print } from '../in-print.ts';
import type { Sentence } from '../sentence.ts';
import { cleanJapanese, endsJapanese, splitJapanese } from './clean.ts';
import { japaneseDeal } from './deal.ts';
import { withDigits } from './digits.ts';
import { withSettled } from './opening.ts';
import { japanesePhrases } from './phrases.ts';
import { printOf } from './print.ts';
import { judgeLine } from './readability/judge.ts';
import { reportJapanese } from './report.ts';
import { inRegister } from './wording/register.ts';
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
      const names = meeting.people.flatMap(({ name }) => name.split(/[\s　・]/u)).filter((name) => name.length > 1);
      // who is spoken of is no subject, whether he is there or not
      const subjects = (phrases: readonly Phrase[]) =>
        phrases
          .map(({ text }) => withDigits(text, names))
          .filter((text) => !names.includes(text.replace(/(?:様|さん|氏)$/u, '')));
      const report = ({ text, speaker }: Sentence, printed: Print) =>
        reportJapanese(print(text), speaker, style, printed);
      const told = (sentence: Sentence) => report(sentence, (said) => inRegister(print(said)));
      // words of talk tell how it reads, though they are told in others
      const judgements = new Map<Sentence, Judgement>();
      const judged = (sentence: Sentence) => {
        const known = judgements.get(sentence) ?? judgeLine(told(sentence), report(sentence, print));
        judgements.set(sentence, known);
        return known;
      };
      return {
        report: told,
        readable: (sentence) => judged(sentence).readable,
        alone: (sentence) => matterShare(judged(sentence).matter),
        about: (phrases, deal) => {
          const { said = [], shown = [] } = deal ? japaneseDeal(deal) : {};
          const told = subjects(phrases).slice(0, mostNamed - said.length);
          const about = (bargained: readonly string[]) =>
            `会議では、${[...bargained, ...told].join('、')}などについて話し合${style === 'polite' ? 'いました' : 'った'}。`;
          return { text: about(said), shown: about(shown) };
        },
        course: (stretches) => {
          const parts = stretches.flatMap(({ speaker, phrases }) => {
            const named = subjects(phrases);
            return named.length > 0 ? `${bareName(speaker)}は${named.join('と')}について` : [];
          });
          return parts.length > 0 ? `${parts.join('、')}${style === 'polite' ? '話しました' : '話した'}。` : undefined;
        },
        opened: withSettled,
        title: (phrases) => subjects(phrases).slice(0, 3).join('、') || '話し合い',
      };
    },
    length: countCharacters,
  };
}
