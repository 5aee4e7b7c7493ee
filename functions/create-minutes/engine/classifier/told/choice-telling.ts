import { asks } from './asks.ts';
import type { ActWording } from '../act-wording.ts';
import type { Heard } from '../surroundings.ts';

/** More of it does not tell a choice any better. */
const [mostTerms, mostNumbers, mostShared, mostWords] = [6, 3, 3, 30];
/** A character of Japanese says about as much as a third of a word. */
const charactersOfWord = 3;

const objects = /\b(?:but|not|never|cannot|too)\b|n['’]t\b|けど|ですが|ない|ません|無理|難し|厳し/iu;
const supposes = /\b(?:if|unless|would|could|might|maybe|perhaps|depends)\b|なら|たら|れば|ますと|かも/iu;
const ofSelf = /\b(?:I|me|my|I['’](?:m|d|ll|ve))\b/u;
/** "Thirty-nine or I walk" presses for a choice, "three... no, two" is put right, 「三週間前だから……五日」 works it out, 「よし、決めた」 says nothing of what. */
const isUnsettled =
  /(?:\.\.\.|…|—|--) ?no,|\bor (?:I|we)(?:['’](?:ll|m|re))? (?:(?:will|am|are|can) )?(?:let|go(?:ing)?|walk|leav(?:e|ing)|cancel|take|call|switch|sign|look)\b|(?:ないと|なければ|ないなら)、?(?:解約|やめ|他社|よそ)|(?:…|、)いや、|(?:だから|ですから|ので)…|^(?:よーし|よし|よっしゃ|じゃあ?|では|はい|うん)?、?(?:決めた|決まり|決定)[^、。]{0,4}。?$/iu;
/** "Two nine, go ahead." */
const orders =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty|hundred|thousand)\b[^.?!]{0,30}\bgo ahead\W*$/i;
const takes =
  /\b(?:fine|good|okay|ok|happy|live with|works?|suits?|accept|agree|fair|sure)\b|いい|大丈夫|結構|問題な|承知|わかり|分かり|了解|助か/iu;

/**
 * By which of its remarks a choice is told: weights rounded from a softmax over the remarks of each annotated choice towards the
 * share of its keywords that their wording has; `takes` and `promises` of English, `unsettled` and `orders` were chosen by hand. `words` counts in tens, `late` runs from 0
 * for the first remark to 1 for the last.
 */
const weights = {
  en: {
    terms: 0.26,
    numbers: 0.4,
    empty: -0.8,
    leans: 0,
    asks: -0.27,
    earlier: 0.57,
    later: 0,
    figuresEarlier: 0.1,
    figuresLater: 0,
    words: 0.77,
    objects: -0.58,
    supposes: -0.91,
    unsettled: -4,
    orders: 2,
    ofSelf: -0.41,
    promises: -1.5,
    takes: -0.7,
    late: 0,
  },
  ja: {
    terms: 0.15,
    numbers: 0.3,
    empty: 0,
    leans: -0.5,
    asks: -0.35,
    earlier: 0.4,
    later: -0.6,
    figuresEarlier: 0.4,
    figuresLater: 0.55,
    words: 2.2,
    objects: -1.8,
    supposes: -0.8,
    unsettled: -4,
    orders: 0,
    ofSelf: 0,
    promises: 0,
    takes: -0.65,
    late: -1.15,
  },
} as const;

type Weights = Readonly<Record<keyof (typeof weights)['en'], number>>;
type Told = Pick<ActWording, 'leans' | 'numbers' | 'promises'>;

/** A remark of a choice with its words and its numbers. */
interface Part {
  readonly i: number;
  readonly one: Heard;
  readonly terms: ReadonlySet<string>;
  readonly figures: ReadonlySet<string>;
}

/**
 * How well each remark of a choice tells it, to be compared within that choice only.
 * @param own positions of its remarks, ascending
 * @param odds of each remark to be part of a choice
 */
export function choiceTelling(
  own: readonly number[],
  odds: Float64Array,
  heard: readonly Heard[],
  wording: Told,
  code: 'en' | 'ja',
): ReadonlyMap<number, number> {
  const weigh = weights[code];
  const parts = own.flatMap((i): readonly Part[] => {
    const one = heard[i];
    return one ? [{ i, one, terms: new Set(one.terms), figures: new Set(wording.numbers(one.remark.text)) }] : [];
  });
  return new Map(
    parts.map((part, at) => {
      const { text } = part.one.remark;
      const words = code === 'ja' ? text.length / charactersOfWord : text.split(' ').length;
      const worth = [
        ...byWords(part, weigh, wording),
        ...byOthers(part, parts.slice(Math.max(0, at - mostOthers), at + mostOthers + 1), weigh),
        (weigh.words * Math.min(mostWords, words)) / 10,
        weigh.late * (parts.length > 1 ? at / (parts.length - 1) : 1),
      ];
      return [part.i, worth.reduce((sum, one) => sum + one, odds[part.i] ?? 0)];
    }),
  );
}

/** What a remark says by itself. */
function byWords({ one, terms, figures }: Part, weigh: Weights, { leans, promises }: Told): readonly number[] {
  const { remark } = one;
  const { text } = remark;
  const flag = (is: boolean, weight: number) => (is ? weight : 0);
  return [
    weigh.terms * Math.min(mostTerms, terms.size),
    weigh.numbers * Math.min(mostNumbers, figures.size),
    flag(terms.size === 0, weigh.empty),
    flag(leans(remark), weigh.leans),
    flag(asks.test(text), weigh.asks),
    flag(objects.test(text), weigh.objects),
    flag(supposes.test(text), weigh.supposes),
    flag(isUnsettled.test(text), weigh.unsettled),
    flag(orders.test(text), weigh.orders),
    flag(ofSelf.test(text), weigh.ofSelf),
    flag(promises(remark), weigh.promises),
    flag(takes.test(text), weigh.takes),
  ];
}

/** So many remarks on either side are read: who agrees to everything makes one choice of a whole meeting. */
const mostOthers = 40;

/** What of it somebody else says as well, before or after it. */
function byOthers({ i, one, terms, figures }: Part, parts: readonly Part[], weigh: Weights): readonly number[] {
  const others = parts.filter((other) => other.one.remark.speaker !== one.remark.speaker);
  const [earlier, later] = [others.filter((other) => other.i < i), others.filter((other) => other.i > i)];
  const termsOf = (some: readonly Part[]) => some.map((other) => other.terms);
  const figuresOf = (some: readonly Part[]) => some.map((other) => other.figures);
  return [
    weigh.earlier * shared(terms, termsOf(earlier)),
    weigh.later * shared(terms, termsOf(later)),
    weigh.figuresEarlier * shared(figures, figuresOf(earlier)),
    weigh.figuresLater * shared(figures, figuresOf(later)),
  ];
}

/** The best first. */
export function byTelling(own: readonly number[], tells: ReadonlyMap<number, number>): readonly number[] {
  return own.toSorted((a, b) => (tells.get(b) ?? 0) - (tells.get(a) ?? 0));
}

function shared(own: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): number {
  return Math.min(mostShared, [...own].filter((word) => others.some((other) => other.has(word))).length);
}
