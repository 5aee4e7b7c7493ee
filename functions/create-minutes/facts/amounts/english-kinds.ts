import type { AmountKind } from '../../minutes/facts.ts';
import type { Mention } from './judge.ts';

/** Within so many characters beside a share these take it off a price. */
const ofPrice =
  /\b(?:off|discounts?|rebates?|reductions?|reduce[ds]?|cheaper|knock(?:ed|s)?|less|lower|drop(?:s|ped)?|bring (?:it|that) down|saves?|margin|mark-?up|list)\b/i;
const share = '^ ?(?:percent|per cent|%)?';
/** "Three point nine percent over thirty-six months": what money costs. */
const ofLoan = new RegExp(
  `\\b(?:interest|financ(?:e[ds]?|ing)|apr|loan|inflation|cpi)\\b|${share} (?:over|across) (?:\\S+ ){1,2}(?:months|years)\\b`,
  'i',
);
/** "Twenty percent down", "half on order": when a price is paid. */
const whenPaid = new RegExp(
  `${share} (?:down\\b|deposit|up ?front|on (?:order|delivery|acceptance|completion|installation)|with the (?:po|order)|in advance)|\\b(?:deposit|down payment|advance) (?:of|is|would be) [^.?!]{0,12}$`,
  'i',
);
/** "A three percent fee", "a seven percent increase", "capped at four percent a year": what a price goes up by. */
const upwards = new RegExp(
  `${share} (?:fee|surcharge|commission|levy|penalty|increase|rise|uplift|hike|on top)|\\b(?:increase|rise|uplift|raised|capped|cap|surcharge|fee|penalty|(?:prices?|rates?|costs?|it|they|that) (?:is |are |was |were |has |have )?(?:up|went up|goes? up|gone up|going up))(?: by| at| of| is)? [^.?!]{0,6}$`,
  'i',
);
/** "Sixty percent of the cost", "if you're under eighty percent of the forecast": a part of what there is. */
const ofWhole = new RegExp(
  `${share} of (?:the|our|your|their|all|those|what)\\b(?! (?:list|price|total|setup|fee|first|invoice|bill))|${share} (?:uptime|availability|accuracy)\\b|\\b(?:uptime|availability|sla)\\b`,
  'i',
);
/** "I can do twelve percent for three years": given, whatever it is given for. */
const given =
  /\b(?:I|we|you|they)(?:['’](?:ll|d))?(?: (?:can|could|will|would|might))?(?: \p{L}+){0,2} (?:do|give|offer|get|go|take)(?: you| us| them)?(?: (?:to|about|maybe|up to))? [^.?!]{0,6}$/iu;
/** No more characters beside a figure tell what it is. */
const [near, clause] = [28, 40];

/** What a share is to the deal at all its places together: none takes anything off a price that is of a loan, a payment, a fee, a rise or a part of what there is. */
export function kindInEnglish(kind: AmountKind, mentions: readonly Mention[]): AmountKind {
  if (kind !== 'discount' || !mentions.some(({ quantity }) => quantity.kind === 'percent')) return kind;
  return mentions.some(isOfPrice) || !mentions.some(isOfElse) ? kind : 'other';
}

function isOfPrice({ remark: { text }, quantity: { start, end } }: Mention): boolean {
  return (
    ofPrice.test(text.slice(Math.max(0, start - near), end + near)) ||
    given.test(text.slice(Math.max(0, start - clause), start))
  );
}

function isOfElse({ remark: { text }, quantity: { start, end } }: Mention): boolean {
  const [before, after] = [text.slice(Math.max(0, start - clause), start), text.slice(end, end + clause)];
  return (
    [ofLoan, whenPaid, upwards, ofWhole].some((kind) => kind.test(after)) ||
    [ofLoan, whenPaid, upwards].some((kind) => kind.test(before))
  );
}
