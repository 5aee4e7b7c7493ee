import type { Remark } from '../../../../facts/talk.ts';
import { capitalised } from '../../names/proper-words.ts';

const grants =
  /^(?:(?:yes|yeah|sure|of course|okay),? )*(?:(?:at )?no (?:extra )?(?:charge|cost)|free of charge|for free|you got it|consider it done|on the house)[.!]*$/i;
const requests =
  /^(?:(?:and|so|but|okay|then|well),? )*(?:could|can|would|will) you (?:(?:please|maybe|perhaps|also|just) )*(?=\S+ \S)/i;

/** Whether a choice says no more than that a request was granted: "Could you give the other three an hour?" - "No charge." */
export function isGranted(choice: string, asked: string): boolean {
  return grants.test(choice) && requests.test(asked);
}

/** What a request asks for, as what is done. */
export function withDeed(asked: Remark): Remark {
  return { ...asked, text: `${capitalised(asked.text.replace(requests, '').replace(/\?\s*$/, ''))}.` };
}

/** "Give the other three an hour (no charge)." */
export function granted(deed: string, choice: string): string {
  const terms = choice.replace(/^(?:(?:yes|yeah|sure|of course|okay),? )+/i, '').replace(/[.!]+$/, '');
  if (!/\b(?:charge|cost|free|house)\b/i.test(terms)) return deed;
  return `${deed.replace(/[.]$/, '')} (${terms.charAt(0).toLowerCase()}${terms.slice(1)}).`;
}
