import { onceEach } from '../../facts/once-each.ts';
import type { Talk } from '../../facts/talk.ts';
import type { AnswerWords } from '../answers.ts';
import { heardAs } from '../choice.ts';
import { oddsOf } from '../classifier/hear.ts';
import type { Kind } from '../classifier/model.ts';
import type { ReplyWords } from './words.ts';

/** What words tell of a remark that may answer a doubt, or take an answer. */
export interface Reading {
  readonly terms: ReadonlySet<string>;
  readonly long: number;
  readonly isWhole: boolean;
  readonly leans: boolean;
  readonly hasNumber: boolean;
  readonly asks: boolean;
  readonly wants: boolean;
  readonly offers: boolean;
  readonly accepts: boolean;
  readonly isSympathy: boolean;
  readonly isNoAnswer: boolean;
}

/** The remarks of a talk by their positions, each read once. */
export interface Readings {
  readonly at: (index: number) => Reading;
  /** What the classifier hears, of about the size of a flag. */
  readonly heard: (kind: Kind, index: number) => number;
}

export function readingsOf(
  { remarks, odds }: Talk,
  { isSympathy, isNoAnswer }: AnswerWords,
  words: ReplyWords,
): Readings {
  return {
    at: onceEach((index) => {
      const text = remarks[index]?.text ?? '';
      return {
        terms: words.termsOf(text),
        long: words.lengthOf(text),
        isWhole: words.isWhole(text),
        leans: words.leans(text),
        hasNumber: words.number.test(text),
        asks: words.asks(text),
        wants: words.wantsToKnow(text),
        offers: words.offers(text),
        accepts: words.accepts(text),
        isSympathy: isSympathy(text),
        isNoAnswer: isNoAnswer(text),
      };
    }),
    heard: (kind, index) => heardAs(oddsOf(odds?.[index], kind)),
  };
}
