import { likeliestOf, type Weighed } from './among.ts';
import type { Figure, Reading } from './reading.ts';

const some = '(?:(?:about|around|roughly|only|just|like|uh|um|another|the) )?';
/** What a rival asks, in the words of who tells it: "Corvado's eleven", "they're offering us sixty-seven". */
const asksPrice = new RegExp(
  `(?:(?<!\\b(?:in|from|of|to|by|with) )(?<![\\p{L}])(?!(?:It|I|We|You|He|She|This|That|There|Here|What|Who|Mine|Ours)\\b)\\p{Lu}[\\p{L}&]+(?:['’]s| is| are| were)|(?<![\\p{L}])(?!(?:It|I|We|You|This|That|There|Here|What|Mine|Ours)\\b)\\p{Lu}[\\p{L}&]+(?:['’](?:s|re)| is| are| were) (?:in )?at|\\b(?:they|people)(?:['’]re| are| were| is) (?:at |(?:saying|charging|asking|offering|quoting)(?: (?:us|me))? (?:at |for )?)|(?:\\b(?:they|he|she|people)|(?<![\\p{L}])(?!I\\b)\\p{Lu}\\p{L}+)(?: just| also| already)? (?:says|offers?|offered|proposes?|proposed|quotes?|quoted|charges?|charged|wrote|came in)(?: (?:us|me|you|it))?(?: (?:for|at|to))?|\\b(?:offering|quoting|charging) (?:us|me|you)) ?${some}$`,
  'u',
);
/** What somebody can come to, or what comes on top: "if you went three years, I could see twenty-seven". */
const comesTo = new RegExp(
  `\\b(?:(?:I|i|[Ww]e)(?:['’]d| can| could| might)(?: maybe| probably| just| only| also)? (?:see|do|think of|(?:get|shave|bring|take) (?:it|that|you|them|this) (?:down )?to|drop to|come down to|stretch to|live with)|(?:as an|the) option (?:at|for)|it['’]s yours for) ${some}$|\\b(?:[Tt]hat['’]s|[Ii]t['’]s|is) (?:another|an extra|an additional) $`,
  'u',
);
/** Up to what somebody may sign: "anything past two million". */
const limit =
  /\b(?:(?:anything|everything|orders?|invoices?|contracts?|purchases?) (?:that['’]s |that is )?(?:above|past|over|beyond|under|below|north of)|(?:authori[sz]ed|allowed|authority|sign(?:ed)?|approve)(?: \p{L}+)? (?:up to|down to|to)) (?:the )?$/iu;
const standsAlone =
  /^(?:\s*$|\s*[.,;:?!…—–](?!\d)|\s(?:and|or|but|if|with|for|on|then|now|today|flat|even|okay|yeah|yes|i|we|you|they|is|was|all|in|at|because|cause|so|plus|no|that|it|when|per|each|apiece|from|a (?:month|year|week|piece|head))\b)/i;
const ofTime =
  /\b(?:o['’]?clock|[ap]\.?m\b|morning|afternoon|evening|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|january|february|march|april|june|july|august|september|october|november|december|weeks?|(?<!on )days?|hours?|minutes?|years? old)\b|%|\bper ?cent\b/i;
const [longestBefore, longestAfter] = [80, 16];
/** Log-odds below which even such words make no sum of a figure, and how much likelier than a count or a share it may be that. */
const [leastOdds, leastOfLimit, behind] = [-2.2, -1.5, 0.6];
/** Prices of the same are not farther apart, nor, in sentences, from where the last was said. */
const [mostApart, reach, leastLimit] = [2.5, 30, 1000];

/**
 * The sum that a bare figure is by the words right before it, where it is near one that was told.
 * @param told sums of the talk before it, the last ones
 */
export function saidPlainly(all: readonly Weighed[], told: readonly Reading[]): Reading | undefined {
  const figure = all[0]?.reading.figure;
  if (!figure || figure.quantity.kind === 'percent' || figure.quantity.kind === 'count') return undefined;
  const { quantity, remark } = figure;
  const before = remark.text.slice(Math.max(0, quantity.start - longestBefore), quantity.start);
  if (!standsAlone.test(remark.text.slice(quantity.end, quantity.end + longestAfter)) || ofTime.test(remark.text))
    return undefined;
  const sum = likeliestSum(all);
  if (!sum) return undefined;
  const { reading, odds } = sum;
  if (limit.test(before)) return odds >= leastOfLimit && reading.value >= leastLimit ? reading : undefined;
  if (!asksPrice.test(before) && !comesTo.test(before)) return undefined;
  return told.some((one) => isNear(one, reading, figure)) ? reading : undefined;
}

/** None where the figure is rather something else. */
function likeliestSum(all: readonly Weighed[]): Weighed | undefined {
  const sum = likeliestOf(all.filter(({ reading }) => reading.as === 'money'));
  if (!sum || sum.odds < leastOdds) return undefined;
  return all.some(({ reading, odds }) => reading.as !== 'money' && odds > sum.odds + behind) ? undefined : sum;
}

function isNear(sum: Reading, { value }: Reading, { remark }: Figure): boolean {
  return (
    sum.as === 'money' &&
    remark.index - sum.figure.remark.index <= reach &&
    Math.max(value, sum.value) <= mostApart * Math.min(value, sum.value)
  );
}
