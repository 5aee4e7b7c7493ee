import { englishQuantities } from '../amounts/english-quantities.ts';
import type { Quantity } from '../amounts/quantity.ts';
import type { Remark, Talk } from '../talk.ts';
import type { Mention } from './evidence.ts';

const adverbs = '(?: (?:at|around|about|only|just|still|now|nearer|already|like))*';
/** What leads from a name to the sum that is asked under it: "Quillon's forty-one", "Quillon came in at one ninety". */
const asks = new RegExp(
  `^(?: (?:people|lot|guys|folks))?(?:(?:['’](?:s|re)| is| are| was| were| c[ao]me in| comes in| came back)${adverbs} ` +
    `|(?: (?:has|have))? (?:offer(?:s|ed)?|propos(?:es?|ed)|quot(?:es?|ed)|gives?|gave|wants?|wanted|charg(?:es?|ed)|(?:is|are|was|were) (?:asking|offering|charging))(?: me| us)?${adverbs} ` +
    `|(?:['’](?:ll|d)| will| would| can| does| do) (?:do )?(?:it|that|this|them|the same)(?: for| at)${adverbs} ` +
    `| (?:has|have) me at${adverbs} )`,
);
/** Somebody has been: what they ask is said in the next breath. */
const visits =
  /^(?:['’]s)?(?: (?:people|lot|guys|folks|rep))?(?: (?:was|were) (?:here|there|in|round)| (?:came|rang|called|phoned|wrote|e-?mailed)| (?:has|have) been (?:here|in|on))\b/;
const theyAsk =
  /^(?:(?:and|but|so) )?[Tt]hey(?:['’](?:re|d|ll)| are| were| say| said| want| ask| asked| quote| quoted| offer| offered| would do| can do| do)\b/;
/** What a number is of that is no price. */
const noPrice =
  /^(?:[\s-](?:years?|months?|weeks?|days?|hours?|minutes?|kilomet\w+|km|miles?|met(?:re|er)s?|o['’]clock|of (?:us|them|our|the)|people|times)\b|(?:st|nd|rd|th)\b|:\d)/i;
/** Between "they say" and the sum. */
const quantityReach = 24;
/** Less is said of things: "there's one in every van". */
const leastSum = 5;
/** A thing of somebody's: "your markup's eighteen". */
const owned = /\b(?:my|our|your|his|her|their|its|an?) $/i;
const ofPrices =
  /[$£€₹%]|\b(?:pric\w+|quot\w+|offer\w*|propos\w+|pays?|paid|paying|costs?|dear\w*|cheap\w*|expensive|discount|fees?|rates?|a (?:month|head|piece|seat|user)|per \w+|euros?|dollars?|pounds?|quid|bucks|grand|thousand)\b/i;
/** Remarks before in which a price was spoken of. */
const priceReach = 3;

/** Said by the customer to ask a price for what is sold here, in so many words. */
export function isOfferingInEnglish(mentions: readonly Mention[], { remarks }: Talk): boolean {
  return mentions.some(({ remark, before, after }) => {
    if (remark.side !== 'external' || /\?\s*$/.test(remark.text) || owned.test(before)) return false;
    const near = remarks.slice(Math.max(0, remark.index - priceReach), remark.index + 2);
    if (!near.some(({ text }) => ofPrices.test(text))) return false;
    const lead = asks.exec(after)?.[0];
    if (lead !== undefined && opensWithPrice(after.slice(lead.length))) return true;
    return visits.test(after) && tellsPrice(remarks[remark.index + 1], remark);
  });
}

function opensWithPrice(said: string): boolean {
  return sumsIn(said).some(({ start }) => start <= 1);
}

/** The sums in what is said, without what numbers count otherwise. */
export function sumsIn(said: string): readonly Quantity[] {
  return englishQuantities(said).filter(
    ({ kind, value, end }) =>
      (kind === 'money' || (kind === 'bare' && value >= leastSum)) && !noPrice.test(said.slice(end)),
  );
}

function tellsPrice(next: Remark | undefined, { speaker }: Remark): boolean {
  if (!next || next.speaker !== speaker || !theyAsk.test(next.text)) return false;
  return sumsIn(next.text).some(({ start }) => start <= quantityReach);
}
