import type { Remark } from '../../facts/talk.ts';
import type { Said } from './reversal-words.ts';
import { figuresOf } from './said-figures.ts';

const leadInJapanese =
  'うーん|んー|え[ーっ]と?|ああ?|あー|いや|いえ|まあ|はい|せめて|じゃあ?|では|ほな|そしたら|それなら|でしたら';
const lead = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(?:${leadInJapanese})[ー、。…\s]*){0,3}(?:(?:oh|ah|um|uh|hm+|well|ok(?:ay)?|yeah|no|and|but|then|so|ha|make it|call it|say|let['’]s say|what about|how about|at)\W+){0,4}(?:the )?`,
  'iu',
);
/** Names what one would rather have. */
const bids =
  /\b(?:at least|at most|make it|call it|more like|what about|how about|(?:could|can) (?:you|we) (?:do|manage|go)|(?:i|we)(?:['’]d| would) need|split the difference|meet (?:me|you|in the middle)|(?:push|go|stretch|come down) (?:me )?to)\b|間を取って|せめて|でどう|(?:だ|で)と(?:助か|あり)/iu;

const bare = 'number ';
const share = 'number %';
const mostBare = 3;
/** Characters of Japanese that begin a remark. */
const mostLead = 8;
/** Of so few, twice as much is not far: of shares and of years. */
const small = { most: 12, kind: /[%割年か]$/ } as const;
/** What may be left out where a number of things is said, and stand where it is said again: 「185で」 and 「200社で」. */
const counted = /[社台名本個枚室人]$/;

/** How a remark names a figure in the place of another one. */
export interface Bid {
  /** As the first thing it says, or in words that bid. */
  readonly leads: boolean;
  /** And so bids against who said the other figure. */
  readonly isBid: boolean;
  /** A day that begins a remark of Japanese is of anything that comes next. */
  readonly isBidOfDay: boolean;
}

export function bidIn(remark: Remark, own: Remark): Bid {
  const { text } = remark;
  const isInWords = bids.test(text);
  const leads = isInWords || beginsWithFigure(text);
  const isSameSide = remark.side !== undefined && remark.side === own.side;
  const isBid = leads && (!isSameSide || isBare(text));
  return { leads, isBid, isBidOfDay: isBid && (isInWords || !/\p{sc=Han}/u.test(text)) };
}

/** What is bid against a number is between half of it and twice as much; of 15 % one goes to 16, which may be left unsaid, and from eight pallets not to five percent. */
export function isBidAgainst([figure, kind]: readonly [string, string], others: Said['figures']): boolean {
  const value = Number(figure);
  if (!kind.startsWith(bare) || Number.isNaN(value)) return [...others.values()].includes(kind);
  return [...others].some(([other, of]) => {
    if (!isOfBid(kind, of)) return false;
    const ratio = Number(other) / value;
    const isSmall = Math.max(Number(other), value) <= small.most && (small.kind.test(kind) || of === share);
    return Number.isNaN(ratio) || (ratio > 0.5 && ratio < 2) || (isSmall && ratio >= 0.5 && ratio <= 2);
  });
}

function isOfBid(kind: string, of: string): boolean {
  return kind === of || (kind === bare && of === share) || (of === bare && counted.test(kind));
}

/** Says a figure in English and nothing else: "Fine. Sixteen." */
function isBare(text: string): boolean {
  return text.split(' ').length <= mostBare && /\p{sc=Latin}|^[\d.,%$€£ ]+$/u.test(text);
}

/** "Fourteen would do", 「うーん、三か月でしょう」 */
function beginsWithFigure(text: string): boolean {
  const rest = text.replace(lead, '');
  const [beginning = ''] = /^[\p{sc=Latin}\p{N}]/u.test(rest)
    ? (/^\S+(?: \S+)?/u.exec(rest) ?? [])
    : [rest.slice(0, mostLead)];
  return figuresOf(beginning).size > 0;
}
