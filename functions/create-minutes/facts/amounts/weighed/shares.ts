import type { Talk } from '../../talk.ts';
import type { Figure } from './reading.ts';

/** What is told in percent without saying so: "your markup's eighteen and a half". */
const ofShare =
  /\b(?:mark-?ups?|(?:reseller|dealer|partner|gross|sales|agency) margins?|margins?|commissions?|royalt(?:y|ies))\b/i;
const otherUnit =
  /[$€£]|\b(?:dollars?|euros?|pounds?|pence|cents?|bucks?|quid|grand|thousand|warrant(?:y|ies)|year (?:one|two|three))\b/i;
/** Sentences in which the share is still spoken of, and what nobody marks up by. */
const [reach, leastShare, mostShare] = [2, 2, 60];
const right =
  /(?:['’]s|\b(?:at|is|was|on|to|of|from|get|take|takes|have|has|pay|pays|charge|charges|saying|say|around|about|need|want|(?:re|m)))\s(?:like |around |about |just |only )?$/i;
const standsAlone =
  /^(?:\s*$|\s*[.,;:?!…—–](?!\d)|\s(?:and|or|but|if|on|then|now|today|flat|for|so|with|that|you|i|we|they|as|at|from)\b)/i;
const [longestBefore, longestAfter] = [24, 8];

/** "Thirty-eight off list", "twenty under retail" */
const offList =
  /^,? (?:points )?(?:off|under|below|from|on) (?:(?:of )?(?:the|our|your|their|my) )?(?:list|retail|catalogue|catalog|sticker|rack|rate card|book|street|msrp|rrp|trade|full)(?: prices?| rates?)?\b/i;

/** Whether a bare figure is a share because that is what is spoken of. */
export function isShare(
  { quantity: { kind, value, per, start, end }, remark: { index, text } }: Figure,
  { remarks }: Talk,
): boolean {
  if (kind !== 'bare' || per.length > 0 || value < leastShare || value > mostShare || otherUnit.test(text))
    return false;
  if (offList.test(text.slice(end))) return true;
  const near = remarks.slice(Math.max(0, index - reach), index + 1);
  return (
    near.some((remark) => ofShare.test(remark.text)) &&
    right.test(text.slice(Math.max(0, start - longestBefore), start)) &&
    standsAlone.test(text.slice(end, end + longestAfter))
  );
}
