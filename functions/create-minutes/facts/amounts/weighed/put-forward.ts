import type { Figure } from './reading.ts';

/** What stands right before a figure that is put forward, asked for or paid. */
const putForward =
  /(?:^\W*|[.,;:?!…—–]\s*|\b(?:at|to|do|does|did|say|saying|says|than|pays?|paid|paying|charges?|charging|offers?|offered|take|takes|(?:me|us|you) for|make (?:it|that)|call it|get|around|about|roughly|then|and|or|not|only|just|say(?:s|ing)?|want|have|is|was|were|be|uh|um|like)\s|['’](?:s|re|m)\s)$/i;
/** What follows where a figure stands by itself. */
const standsAlone =
  /^(?:\s*$|\s*[.,;:?!…—–](?!\d)|\s(?:and|or|but|if|with|for|on|then|now|today|flat|even|okay|ok|yeah|yes|yep|right|good|great|alright|i|we|you|they|is|was|all|in|at|because|cause|so|plus|no|works?|that|it|when|what|per|each|apiece|once|after|before|until|unless|off|instead|max|tops|a (?:month|year|week|day))\b)/i;
/** Hours and days are short numbers as well. */
export const ofTime =
  /\b(?:o['’]?clock|[ap]\.?m\b|morning|afternoon|evening|noon|midnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today at|tomorrow at|january|february|march|april|june|july|august|september|october|november|december|weeks?|(?<!on )days?|hours?|minutes?)\b/i;
const [longestBefore, longestAfter] = [24, 16];
/** Sentences without full stops are long: only what is so near tells of a time. */
const [timeBefore, timeAfter] = [60, 30];

/** Whether a figure is named as what somebody asks, offers or pays. */
export function isPutForward(figure: Figure): boolean {
  const { quantity, remark } = figure;
  return (
    !isNearTime(figure) &&
    putForward.test(remark.text.slice(Math.max(0, quantity.start - longestBefore), quantity.start)) &&
    isAlone(figure)
  );
}

/** Whether days or hours are named right beside a figure. */
export function isNearTime({ quantity: { start, end }, remark: { text } }: Figure): boolean {
  return ofTime.test(text.slice(Math.max(0, start - timeBefore), end + timeAfter));
}

/** Whether nothing follows a figure that it could count. */
export function isAlone({ quantity: { end }, remark: { text } }: Figure): boolean {
  return standsAlone.test(text.slice(end, end + longestAfter));
}
