import { isOutbid } from '../../facts/amounts/settle.ts';
import type { Talk } from '../../facts/talk.ts';
import type { DraftAmount, Facts } from '../draft.ts';
import type { Span } from '../sentence.ts';
import { isReplaced, rateOf } from './haggled.ts';
import { ofTime } from './naming.ts';
import { standingPriceIn } from './standing.ts';

/** What is offered by the month or the piece is the price of what is sold sooner than a fee beside it: as much as two mentions more. */
const rateCounts = 2;

/**
 * What is taken for the price where too little was said to weigh it: the one of those agreed that was said most often, first
 * of those that the seller said, else of those that the seller offered and nobody named another instead, and that still
 * stand, rates before fees; of more the last.
 */
export function ruledPrice(amounts: Facts['amounts'], talk: Talk): DraftAmount | undefined {
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
        ? [{ as: amount, amount: { ...amount, per: rateOf(amount, amounts) }, isOwn: own !== undefined }]
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
  return (agreed ?? (offered && standing(offered)))?.as;
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

const ofYear = /^(?:years?|annum|年)$/i;
const [mostYears, mostMonths] = [5, 60];
