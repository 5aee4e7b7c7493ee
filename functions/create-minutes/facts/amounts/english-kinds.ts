import type { AmountKind } from '../../minutes/facts.ts';
import type { Mention } from './judge.ts';

/** Beside a share these take it off a price. */
const ofPrice =
  /\b(?:off|discounts?|rebates?|reductions?|reduce[ds]?|cheaper|knock(?:ed|s)?|less|lower|drop(?:s|ped)?|bring (?:it|that) down|saves?|margin|mark-?up|list)\b/i;
/** "Three point nine percent over thirty-six months": what money costs. */
const ofLoan =
  /\b(?:interest|finance[ds]?|financing|apr|lease|leasing|loan|bank|inflation|cpi|index(?:ed|ation)?)\b|^ ?(?:percent|per cent|%)? (?:over|across|for) (?:\S+ ){1,2}(?:months|years)\b/i;
/** "Twenty percent down", "half on order": when a price is paid. */
const whenPaid =
  /^ ?(?:percent|per cent|%)? (?:down\b|deposit|up ?front|on (?:order|signing|signature|delivery|acceptance|completion|installation|start)|with the (?:po|order)|in advance|before (?:we|you|they))|\b(?:deposit|down payment|advance) (?:of|is|would be) [^.?!]{0,12}$/i;
/** "A three percent fee", "a seven percent increase", "capped at four percent a year": what a price goes up by. */
const upwards =
  /^ ?(?:percent|per cent|%)? (?:fee|surcharge|commission|levy|penalty|increase|rise|uplift|hike|more|extra|on top|up\b)|\b(?:increase|rise|up by|went up|goes up|go up|gone up|going up|uplift|raised|capped|cap|surcharge|fee|penalty)(?: \p{L}+){0,3} [^.?!]{0,6}$/iu;
/** "Sixty percent of the cost", "if you're under eighty percent of the forecast": a part of what there is. */
const ofWhole =
  /^ ?(?:percent|per cent|%)? of (?:the|our|your|their|all|it|them|those|that|what)\b(?! (?:list|price)\b)|^ ?(?:percent|per cent|%)? (?:uptime|availability|accuracy)\b|\b(?:uptime|availability|sla)\b/i;
/** No more characters beside a figure tell what it is. */
const [near, clause] = [28, 40];

/** What a share is to the deal at all its places together: none takes anything off a price that is of a loan, a payment, a fee, a rise or a part of what there is. */
export function kindInEnglish(kind: AmountKind, mentions: readonly Mention[]): AmountKind {
  if (kind !== 'discount' || !mentions.some(({ quantity }) => quantity.kind === 'percent')) return kind;
  return mentions.some(isOfPrice) || !mentions.some(isOfElse) ? kind : 'other';
}

function isOfPrice({ remark: { text }, quantity: { start, end } }: Mention): boolean {
  return ofPrice.test(text.slice(Math.max(0, start - near), end + near));
}

function isOfElse({ remark: { text }, quantity: { start, end } }: Mention): boolean {
  const [before, after] = [text.slice(Math.max(0, start - clause), start), text.slice(end, end + clause)];
  return (
    [ofLoan, whenPaid, ofWhole].some((kind) => kind.test(after)) ||
    upwards.test(after) ||
    upwards.test(before) ||
    ofLoan.test(before)
  );
}
