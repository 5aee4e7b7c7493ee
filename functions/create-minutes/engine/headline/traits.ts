import { isOutbid } from '../../facts/amounts/settle.ts';
import type { Remark, Talk } from '../../facts/talk.ts';
import { flag, heardAs, type Traits } from '../choice.ts';
import { oddsOf } from '../classifier/hear.ts';
import type { DraftAmount, Facts } from '../draft.ts';
import { isReplaced } from './haggled.ts';
import { ofTime, type RemarksOf } from './naming.ts';
import { manners } from './words.ts';

/** What the traits of a price are told from. */
export interface Quoted extends Pick<Facts, 'amounts' | 'competitors'> {
  readonly talk: Talk;
  readonly remarksOf: RemarksOf;
  /** What may be the price. */
  readonly candidates: readonly DraftAmount[];
}

/** Remarks after a sum in which it is taken, turned down or held against another one. */
const answerReach = 3;
/** Sums no farther apart, as a quotient, may be bids for the same; those of two suppliers are farther apart. */
const [bidsApart, suppliersApart] = [1.35, 2];
/** How exactly a sum is a number of things times another. */
const exact = 0.012;
const monthsOfYear = 12;
const [mostSaid, mostBids, mostTimesLess] = [2, 3, 4];

/** What speaks for a figure, and against it, as the price of the deal. */
export function priceTraits(amount: DraftAmount, quoted: Quoted): Traits {
  const { candidates, amounts, remarksOf } = quoted;
  const said = remarksOf(amount);
  const isAgreed = amount.status === 'agreed';
  const ofTimes = amount.per.filter((unit) => ofTime.test(unit)).length;
  const others = amounts.filter(({ unit, value }) => unit === amount.unit && value !== amount.value);
  const mostOften = Math.max(...candidates.map((one) => remarksOf(one).length));
  const largest = Math.max(...candidates.map(({ value }) => value));
  return {
    agreed: flag(isAgreed),
    otherAgreed: flag(!isAgreed && candidates.some(({ status }) => status === 'agreed')),
    bySeller: flag(said.some(({ side }) => side === 'internal')),
    firstByCustomer: flag(said[0]?.side === 'external'),
    said: Math.min(mostSaid, Math.log2(1 + said.length) - 1),
    saidMost: flag(said.length === mostOften),
    value: Math.min(mostTimesLess, Math.log10(largest / amount.value)) / 2,
    perThing: flag(amount.per.length > ofTimes),
    perTime: flag(ofTimes > 0),
    noMoney: flag(amount.unit === undefined),
    dropped: flag(isOutbid(amount, amounts) || isReplaced(amount, amounts)),
    unitOf: flag(others.some(({ value }) => value > amount.value && isTimes(value / amount.value, amounts))),
    ...placeTraits(amount, said, quoted),
    ...bidTraits(amount, others, quoted),
    ...heardTraits(said, quoted.talk),
    ...mannerTraits(amount, said, quoted.talk),
  };
}

/** Whether a quotient is a number of things that was named, of months, or of both. */
function isTimes(by: number, amounts: readonly DraftAmount[]): boolean {
  const numbers = amounts.filter(({ kind, value }) => kind === 'volume' && value > 1).map(({ value }) => value);
  return [1, ...numbers].some((number) =>
    [number, monthsOfYear * number].some((times) => times > 1 && Math.abs(by / times - 1) < exact),
  );
}

/** Where in the talk, and beside what. */
function placeTraits(amount: DraftAmount, said: readonly Remark[], quoted: Quoted): Traits {
  const { talk, amounts, candidates, remarksOf } = quoted;
  const [first, last] = reachOf(said);
  const near = talk.remarks.slice(first, last + 1 + answerReach);
  const isNear = (other: DraftAmount) => remarksOf(other).some((remark) => near.includes(remark));
  return {
    place: first / talk.remarks.length,
    lastPlace: last / talk.remarks.length,
    isLast: flag(candidates.every((other) => reachOf(remarksOf(other))[1] <= last)),
    rivalNear: flag(isRivalNamed(near, quoted)),
    heldAgainst: flag(
      amounts.some(
        (other) =>
          other.value !== amount.value &&
          apart(other, amount) <= suppliersApart &&
          isRivalNamed(remarksOf(other), quoted),
      ),
    ),
    budgetNear: flag(amounts.some((other) => other.kind === 'budget' && isNear(other))),
  };
}

/** The bids for the same: where people haggle, they haggle over the price of what is sold. */
function bidTraits(amount: DraftAmount, others: readonly DraftAmount[], { remarksOf }: Quoted): Traits {
  const bids = others.filter((other) => other.kind === 'price' && apart(other, amount) <= bidsApart);
  const [first, last] = reachOf(remarksOf(amount));
  const isBidOf = ({ side }: Remark) => side === 'external';
  const isAgreed = amount.status === 'agreed';
  return {
    bids: Math.min(mostBids, bids.length) / mostBids,
    bidAgainst: flag(bids.some((other) => remarksOf(other).some(isBidOf))),
    outbidLater: flag(bids.some((other) => other.status !== 'mentioned' && reachOf(remarksOf(other))[0] > first)),
    outbid: flag(
      bids.some((other) => /^(?:offered|agreed)$/.test(other.status) && reachOf(remarksOf(other))[0] > last),
    ),
    outlasts: flag(bids.length > 0 && bids.every((other) => reachOf(remarksOf(other))[1] <= last)),
    agreedBid: flag(!isAgreed && bids.some(({ status }) => status === 'agreed')),
    agreedOfBids: flag(isAgreed && bids.length > 0),
    agreedAlone: flag(isAgreed && bids.length === 0),
  };
}

function apart(one: DraftAmount, other: DraftAmount): number {
  return Math.max(one.value, other.value) / Math.min(one.value, other.value);
}

function reachOf(said: readonly Remark[]): readonly [number, number] {
  return [said[0]?.index ?? 0, said.at(-1)?.index ?? 0];
}

function isRivalNamed(remarks: readonly Remark[], { competitors }: Quoted): boolean {
  return competitors.some((rival) =>
    remarks.some(({ text, spans }) => text.includes(rival.name) || spans.some((span) => rival.spans.includes(span))),
  );
}

/** What the classifier hears in the remarks that name a sum, and what is objected to it. */
function heardTraits(said: readonly Remark[], { odds, remarks }: Talk): Traits {
  if (!odds) return {};
  const answers = said.flatMap(({ index, side }) =>
    remarks.slice(index + 1, index + 1 + answerReach).filter((remark) => remark.side !== side),
  );
  const most = (all: readonly Remark[], kind: 'decision' | 'objection') =>
    heardAs(Math.max(...all.map(({ index }) => oddsOf(odds[index], kind))));
  return { decided: most(said, 'decision'), resisted: most(answers, 'objection') };
}

/** In what share of the remarks that name a sum it is said what it is of, and in those right before. */
function mannerTraits(amount: DraftAmount, said: readonly Remark[], { code, remarks }: Talk): Traits {
  const near = said.map(({ text }) => aroundIn(text, amount, code));
  const before = said.map(({ index }) => remarks[index - 1]?.text ?? '');
  const shareOf = (texts: readonly string[], pattern: RegExp) =>
    texts.filter((text) => pattern.test(text)).length / Math.max(1, texts.length);
  return Object.fromEntries(
    Object.entries(manners[code]).flatMap(([manner, pattern]) => [
      [manner, shareOf(near, pattern)],
      [`${manner}Before`, shareOf(before, pattern)],
    ]),
  );
}

/** Signs before and behind a figure within which it is said what it is of. */
const around = { en: { before: 60, behind: 45 }, ja: { before: 26, behind: 14 } } as const;

function aroundIn(text: string, amount: DraftAmount, code: Talk['code']): string {
  const { before, behind } = around[code];
  const figure = amount.text.replace(/円$/u, '');
  const at = text.indexOf(figure);
  return at < 0 ? text : text.slice(Math.max(0, at - before), at + figure.length + behind);
}
