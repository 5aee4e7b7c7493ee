import type { Remark, Talk } from '../talk.ts';

const mostWords = 9;
const ofMoney =
  /[$€£]|\b(?:pay|paid|payments?|costs?|budgets?|prices?|total|spend|spent|savings?|charges?|rates?|euros?|dollars?|pounds?|grand|k|fees?|quote[ds]?|bill(?:ed|s)?|invoices?|worth)\b/i;

/** "How many drivers in total?" */
const inAll = /\bin total\b/i;
/** "The kilowatt hours?" */
const namesCounted = /^(?:(?:and|so),? )?(?:the|your) ((?:\p{L}+ )?\p{L}{3,}s)\?$/iu;
/** "I've it here. It's, em, six hundred and ten thousand." */
const ownBefore = 2;

/**
 * What the number was asked of right before a remark by somebody else, where that says little but the number: "How many words?" -
 * "About ninety thousand altogether."
 */
export function askedNumberOf({ index, speaker, text }: Remark, { remarks }: Talk): string | undefined {
  if (ofMoney.test(text) || text.split(/\s+/).length > mostWords) return undefined;
  const asked = remarks
    .slice(Math.max(0, index - 1 - ownBefore), index)
    .findLast((remark) => remark.speaker !== speaker || /\d|\?/.test(remark.text));
  if (!asked || asked.speaker === speaker || ofMoney.test(asked.text.replace(inAll, ''))) return undefined;
  return (
    /(?<!\bfor )\bhow many (?:\p{L}+ )?(\p{L}{3,}s|staff|people|cattle|sheep)\b/iu.exec(asked.text)?.[1] ??
    namesCounted.exec(asked.text)?.[1]?.toLowerCase()
  );
}
