import { isOutbid } from '../facts/amounts/settle.ts';
import type { Talk } from '../facts/talk.ts';
import type { DraftAmount, DraftCompetitor, Facts } from './draft.ts';
import { standingPriceIn } from './price-holds.ts';
import type { Span } from './sentence.ts';

/** What two sides were about: the price that holds, where the seller said it, and who else is in the running. */
export interface Deal {
  readonly price: { readonly amount: DraftAmount; readonly said: Span } | undefined;
  readonly rivals: readonly DraftCompetitor[];
  /** Where it was said how much the customer needs, has to spend or loses today, and what is in place. */
  readonly needs: readonly Span[];
}

/** The deal as the first line names it: as it was said, for the checker, and with the figure that is printed. */
export interface ToldDeal {
  readonly said: readonly string[];
  readonly shown: readonly string[];
}

/** Of more names the first line would say nothing but names. */
const mostRivals = 2;

/** Turns within which one figure is set against another, and how far apart they are then. */
const [haggledWithin, mostApart] = [10, 1.25];

/** What is offered by the month or the piece is the price of what is sold sooner than a fee beside it: as much as two mentions more. */
const rateCounts = 2;

/**
 * The price is the one of those agreed that was said most often, first of those that the seller said, else of those
 * that the seller offered and nobody named another instead, and that still stand, rates before fees; of more the last.
 */
export function dealOf({ amounts, competitors }: Pick<Facts, 'amounts' | 'competitors'>, talk: Talk): Deal {
  const { remarks } = talk;
  const sellers = new Set(remarks.flatMap(({ side, spans }) => (side === 'internal' ? spans : [])));
  const prices = amounts
    .filter(
      (amount) => isPrice(amount, sellers, talk.code) && !isOutbid(amount, amounts) && !isReplaced(amount, amounts),
    )
    .flatMap((amount) => {
      const own = amount.spans.findLast((span) => sellers.has(span));
      const said = own ?? (amount.status === 'agreed' ? amount.spans.at(-1) : undefined);
      return said
        ? [{ as: amount, amount: { ...amount, per: rateOf(amount, amounts) }, said, isOwn: own !== undefined }]
        : [];
    });
  const standingOf = standingPriceIn(amounts, talk);
  const standing = ({ as }: (typeof prices)[number]) => {
    const stands = standingOf(as);
    return prices.find((one) => one.as === stands);
  };
  const of = (status: DraftAmount['status'], ofSeller: boolean) =>
    prices.filter(({ amount, isOwn }) => amount.status === status && isOwn === ofSeller);
  const usual = (all: typeof prices) => {
    const largest = Math.max(...all.map(({ amount }) => (amount.per.length > 0 ? 0 : amount.value)));
    const weightOf = ({ amount }: (typeof prices)[number]) =>
      amount.spans.length + (amount.status === 'offered' && isRate(amount, largest) ? rateCounts : 0);
    const most = Math.max(...all.map(weightOf));
    return all.findLast((one) => weightOf(one) === most);
  };
  const agreed = usual(of('agreed', true).filter(standing)) ?? usual(of('agreed', false).filter(standing));
  const offered = usual(of('offered', true));
  const rivals = competitors.filter(({ relation }) => relation !== 'former').slice(0, mostRivals);
  return { price: agreed ?? (offered && standing(offered)), rivals, needs: needsIn({ amounts, competitors }) };
}

function needsIn({ amounts, competitors }: Pick<Facts, 'amounts' | 'competitors'>): readonly Span[] {
  const ofCustomer = amounts.filter(({ kind }) => kind === 'budget' || kind === 'volume' || kind === 'cost');
  const inPlace = competitors.filter(({ relation }) => relation === 'incumbent');
  return [...ofCustomer, ...inPlace].flatMap(({ spans }) => spans);
}

/** What the customer has to spend is the price, where the seller offers that very sum and both agree: 「では百五十万で」. */
function isPrice({ kind, status, text, spans }: DraftAmount, sellers: ReadonlySet<Span>, code: Talk['code']): boolean {
  if (kind !== 'budget' || status !== 'agreed') return kind === 'price';
  const sum = text.replace(/円$/u, '');
  return spans.some((span) => {
    const at = sellers.has(span) ? span.text.indexOf(sum) : -1;
    return at >= 0 && givenFor[code].test(span.text.slice(at + sum.length));
  });
}

/** What follows a sum for which something is given. */
const givenFor: Readonly<Record<Talk['code'], RegExp>> = {
  en: /(?!)/,
  ja: /^円?(?:ちょうど|ぴったり|きっかり)?(?:で(?:お出し|いかが|どう|大丈夫|結構|お受け|承|でき|いけ|やらせ|させて|は?いかが|[。、](?!承知|了解|[わ分]かり)|$)|に(?:し(?:ます|ましょう)|いたし|させて))/u,
};

/** By the piece, or by a time of which a sum paid once is not far more: a machine is no part of its upkeep. */
function isRate({ per, value }: DraftAmount, paidOnce: number): boolean {
  if (per.length === 0) return false;
  const isOfTime = per.every((unit) => ofTime.test(unit));
  return !isOfTime || paidOnce < value * (per.some((unit) => ofYear.test(unit)) ? mostYears : mostMonths);
}

const ofTime = /^(?:days?|nights?|weeks?|months?|quarters?|years?|annum|日|泊|週|月|四半期|年)$/i;
const ofYear = /^(?:years?|annum|年)$/i;
const [mostYears, mostMonths] = [5, 60];

/** Whether people came to another figure soon after: of two that were agreed the later holds, and no offer outlives the next one. */
function isReplaced(amount: DraftAmount, amounts: readonly DraftAmount[]): boolean {
  const [first, last] = [firstTurn(amount), lastTurn(amount)];
  return amounts.some(
    (other) =>
      (other.status === 'agreed' || (other.status !== 'mentioned' && amount.status !== 'agreed')) &&
      isSetAgainst(other, amount) &&
      firstTurn(other) > first &&
      lastTurn(other) >= last &&
      firstTurn(other) <= last + haggledWithin,
  );
}

/** "Forty-three works", after forty-six dollars per scanner per month: for what the figure is that it was set against. */
function rateOf(amount: DraftAmount, amounts: readonly DraftAmount[]): DraftAmount['per'] {
  if (amount.per.length > 0) return amount.per;
  const before = amounts.findLast(
    (other) =>
      other.kind === 'price' &&
      other.per.length > 0 &&
      isSetAgainst(other, amount) &&
      firstTurn(other) < firstTurn(amount) &&
      firstTurn(amount) <= lastTurn(other) + haggledWithin,
  );
  return before?.per ?? [];
}

function isSetAgainst(one: DraftAmount, other: DraftAmount): boolean {
  return (
    one !== other &&
    one.unit === other.unit &&
    !/^(?:volume|budget|cost)$/.test(one.kind) &&
    Math.max(one.value, other.value) <= mostApart * Math.min(one.value, other.value)
  );
}

function firstTurn({ spans }: DraftAmount): number {
  return spans.reduce((least, { turn }) => Math.min(least, turn), Number.POSITIVE_INFINITY);
}

function lastTurn({ spans }: DraftAmount): number {
  return spans.reduce((most, { turn }) => Math.max(most, turn), 0);
}

/** What the first line rests on beside its subjects. */
export function spansOf({ price, rivals }: Deal): readonly Span[] {
  return [
    ...(price ? [...price.amount.spans.slice(0, 1), price.said] : []),
    ...rivals.flatMap(({ spans }) => spans.slice(0, 1)),
  ];
}
