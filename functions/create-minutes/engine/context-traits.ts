import type { Remark } from '../facts/talk.ts';
import { flag, heardAs, type Traits } from './choice.ts';
import { type Odds, oddsOf } from './classifier/hear.ts';
import type { Act } from './classifier/model.ts';
import { turnOf } from './classifier/surroundings.ts';
import type { ContextWords } from './context-words.ts';
import type { Judgement } from './judgement.ts';

/** A remark as it would be told. */
export interface ReadRemark {
  readonly remark: Remark;
  readonly text: string;
  readonly judgement: Judgement;
  readonly figures: readonly string[];
  readonly matter: ReadonlySet<string>;
  /** How many of its terms the item lacks. */
  readonly added: number;
  readonly long: number;
  readonly asks: boolean;
  readonly isWhole: boolean;
}

/** The item that something may be said of. */
export interface ItemAsked {
  readonly act: Act;
  readonly own: readonly number[];
  readonly terms: ReadonlySet<string>;
  readonly teller: Remark;
  /** Names of the ways in which it points at something else. */
  readonly pointing: readonly string[];
  readonly tellersTerms: ReadonlySet<string>;
  /** Terms of what is said from the remark that tells it on. */
  readonly after: ReadonlySet<string>;
  readonly text: string;
  readonly judgement: Judgement;
  readonly figures: readonly string[];
}

/** Where a remark stands among those that may be meant, and what the classifier hears in it. */
interface Place {
  readonly isNearest: boolean;
  readonly isLastOther: boolean;
  readonly heard: Odds | undefined;
}

/** What speaks for and against a remark as what an item is about. */
export function contextTraits(
  read: ReadRemark,
  asked: ItemAsked,
  words: ContextWords,
  { isNearest, isLastOther, heard }: Place,
): Traits {
  return {
    ...traitsOf(read, asked, words),
    ...placing(read.remark, asked, isNearest, isLastOther),
    ...heardIn(heard, asked.act),
  };
}

function traitsOf(
  { remark, text: told, judgement, figures, matter, added, long, asks, isWhole }: ReadRemark,
  asked: ItemAsked,
  words: ContextWords,
): Traits {
  const { act, terms, tellersTerms, after, text, teller, figures: ownFigures } = asked;
  const isNew = (term: string) => !terms.has(term);
  const hasOne = words.number.test(remark.text);
  const { readable, matter: says } = judgement;
  const denies = flag(words.denies.test(remark.text));
  const isOwn = flag(asked.own.includes(remark.index));
  const isSameFigure = ownFigures.some((figure) => figures.includes(figure));
  const accepts = flag(words.accepts.test(teller.text));
  const otherFigure = flag(figures.length > 0 && ownFigures.length > 0 && !isSameFigure);
  return {
    ...traitsOfItem(asked, words),
    ...Object.fromEntries(asked.pointing.map((name) => [name, 1])),
    echoed: Math.min(2, [...matter].filter((term) => after.has(term) && isNew(term)).length) / 2,
    inTeller: flag([...matter].some((term) => tellersTerms.has(term) && isNew(term))),
    own: isOwn,
    asks: flag(asks),
    [`${act}Asks`]: flag(asks),
    whole: flag(isWhole),
    leans: flag(words.leans(remark.text)),
    number: flag(hasOne),
    bothNumber: flag(hasOne && words.number.test(text)),
    shared: Math.min(3, matter.size - added) / 3,
    added: Math.min(6, added) / 6,
    long,
    readable,
    says,
    [`${act}Says`]: says,
    denies,
    [`${act}Denies`]: denies,
    sameFigure: flag(isSameFigure),
    otherFigure,
    [`${act}OtherFigure`]: otherFigure,
    elsewhere: flag(words.pointsElsewhere(told)),
    accepted: accepts,
    acceptedAsks: flag(asks) * accepts,
    answered: flag(asks && words.isAnswered(remark)),
    [`${act}Whole`]: flag(isWhole),
    [`${act}Own`]: isOwn,
    [`${act}Number`]: flag(hasOne),
  };
}

/** How far before the item a remark stands, and whose it is. */
function placing(
  remark: Remark,
  { act, teller, pointing }: ItemAsked,
  isNearest: boolean,
  isLastOther: boolean,
): Traits {
  const away = teller.index - remark.index;
  const isSameTurn = turnOf(remark) === turnOf(teller);
  const named = (kind: string) => Object.fromEntries(pointing.map((name) => [`${name}${kind}`, 1]));
  return {
    ...(isNearest && named('Nearest')),
    ...(isLastOther && named('Other')),
    [`away${away}`]: 1,
    [`${act}Away${Math.min(3, away)}`]: 1,
    nearest: flag(isNearest),
    lastOther: flag(isLastOther),
    [`${act}LastOther`]: flag(isLastOther),
    [`${act}Nearest`]: flag(isNearest),
    turnsAway: Math.min(4, turnOf(teller) - turnOf(remark)) / 4,
    sameTurn: flag(isSameTurn),
    sameSpeaker: flag(!isSameTurn && remark.speaker === teller.speaker),
    otherSide: flag(remark.side !== teller.side),
  };
}

/** What the classifier hears in it. */
function heardIn(heard: Odds | undefined, act: Act): Traits {
  return {
    heardDecision: heardAs(oddsOf(heard, 'decision')),
    heardAction: heardAs(oddsOf(heard, 'action')),
    heardQuestion: heardAs(oddsOf(heard, 'question')),
    heardObjection: heardAs(oddsOf(heard, 'objection')),
    [`${act}Heard`]: heardAs(oddsOf(heard, act)),
  };
}

/** Of English items that readers called clear by themselves one in five says less than this, of those that lack something two in five. */
const saidLittle = 0.4;

/** How little an item says by itself. */
function traitsOfItem({ act, text, terms, judgement }: ItemAsked, { lengthOf, number, isWhole }: ContextWords): Traits {
  const { readable, matter } = judgement;
  return {
    [act]: 1,
    [`terms${Math.min(4, terms.size)}`]: 1,
    [`${act}Terms${Math.min(3, terms.size)}`]: 1,
    itemLong: Math.min(1, lengthOf(text)),
    itemNumber: flag(number.test(text)),
    itemWhole: flag(isWhole(text)),
    itemReadable: readable,
    itemSays: matter,
    [`${act}ItemSays`]: matter,
    itemSaysLittle: flag(matter < saidLittle),
  };
}
