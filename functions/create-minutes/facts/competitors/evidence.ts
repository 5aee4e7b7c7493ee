import { oddsOf } from '../../engine/classifier/hear.ts';
import type { Remark, Talk } from '../talk.ts';
import { marksAround } from './marks.ts';
import { madeUp } from './shape.ts';

/** A name at one place of the talk. */
export interface Mention {
  readonly remark: Remark;
  readonly before: string;
  readonly after: string;
  /** What the wordings around it say for it, or, below 0, against it. */
  readonly said: number;
  /** What it says that such a name was asked for. */
  readonly asked: number;
}

/** What all mentions of a name say together, each from 0 to about 1 or as logarithm of a count. */
export interface Evidence {
  /** The sum of the wordings around the mentions, and the strongest for and against. */
  readonly wordings: number;
  readonly bestWording: number;
  readonly worstWording: number;
  /** The wordings alone are enough. */
  readonly plainlySaid: number;
  readonly asked: number;
  /** How much a remark sounds like naming a rival, by the odds learnt from talks. */
  readonly heard: number;
  readonly madeUp: number;
  readonly priced: number;
  readonly located: number;
  readonly addressed: number;
  readonly companyLike: number;
  readonly related: number;
  readonly lasting: number;
  readonly dealing: number;
  readonly askedBySeller: number;
  readonly byCustomer: number;
  readonly bySeller: number;
  readonly fromCustomer: number;
  readonly withoutCapitals: number;
  readonly long: number;
  /** Spoken of as a thing it works with, one's own or another customer. */
  readonly beside: number;
}

/** Odds of a remark where nothing was learnt: those of most remarks that name a rival. */
const unheard = -3;
const heardFrom = { least: -7, most: 1, middle: -4 };
/** The sum of wordings from which on they need no other evidence. */
const plain = 1.45;
const mostWordings = 4;
/** Characters of a name that is as long as names of products are. */
const longName = 10;

export function evidenceOf(name: string, mentions: readonly Mention[], talk: Talk): Evidence {
  const marks = marksAround[talk.code];
  const said = mentions.map((one) => one.said);
  const sum = said.reduce((total, one) => total + one, 0);
  const asked = mentions.map((one) => one.asked);
  const some = (test: (one: Mention) => boolean) => (mentions.some(test) ? 1 : 0);
  const times = (side: Remark['side']) => Math.log(1 + mentions.filter(({ remark }) => remark.side === side).length);
  const odds = mentions.map(({ remark }) => (talk.odds ? oddsOf(talk.odds[remark.index], 'rival') : unheard));
  const isUnsure =
    talk.code === 'en' &&
    !/\p{Ll}\p{Lu}|\s/u.test(name) &&
    mentions.every(({ before, said, asked }) => said <= 0 && asked === 0 && beginsSentence.test(before));
  const withoutCapitals = talk.code === 'en' && name === name.toLowerCase() ? 1 : 0;
  return {
    wordings: clamp(sum, -mostWordings, mostWordings),
    bestWording: mostOf(said, 0),
    worstWording: -mostOf(
      said.map((one) => -one),
      0,
    ),
    plainlySaid: sum + asked.reduce((total, one) => total + one, 0) >= plain ? 1 : 0,
    asked: mostOf(asked, 0),
    heard: clamp(mostOf(odds, heardFrom.least), heardFrom.least, heardFrom.most) - heardFrom.middle,
    // a rare word in small letters, or one that only begins sentences, may be made of two as well
    madeUp: madeUp(name) * (withoutCapitals || isUnsure ? 0.5 : 1),
    priced: some(({ after }) => marks.priced.test(after)),
    located: some(({ before }) => marks.located.test(before)),
    addressed: some(({ after }) => marks.addressed.test(after)),
    companyLike: some(({ after }) => marks.companyLike.test(after)),
    related: some(({ before }) => marks.related.test(before)),
    lasting: some(({ remark }) => marks.lasting.test(remark.text)),
    dealing: some(({ remark }) => marks.dealing.test(remark.text)),
    askedBySeller: some(({ remark }) => remark.side === 'internal' && marks.question.test(remark.text)),
    byCustomer: times('external'),
    bySeller: times('internal'),
    fromCustomer: some(({ remark }) => remark.side !== 'internal'),
    withoutCapitals,
    long: Math.min(1, name.length / longName),
    beside: some(({ before, after }) => marks.beside.test(before) || marks.besides.test(after)),
  };
}

const beginsSentence = /^\W*$|[.?!:…]\W*$/;
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
/** A name may be said more often than a call takes arguments. */
const mostOf = (all: readonly number[], least: number) => all.reduce((most, one) => Math.max(most, one), least);

const ofRivals =
  /\b(?:competitors?|rivals?|incumbent|(?:the|our|your|their|any) competition(?! (?:for|on|to)\b))\b|競合|ライバル|他社/iu;
/** Characters beside a name within which a word of rivals is about it. */
const besideName = 40;

/** Whether rivals are spoken of beside a name: "our competitor Acme", not "in a competition for Acme masks". */
export function isSaidOfRivals({ before, after }: Mention): boolean {
  return ofRivals.test(before.slice(-besideName)) || ofRivals.test(after.slice(0, besideName));
}
