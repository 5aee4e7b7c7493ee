import type { Remark, Talk } from '../talk.ts';

const mostWords = 9;
const ofMoney =
  /[$€£]|\b(?:pay|paid|costs?|budget|price|total|spend|spent|euros?|dollars?|pounds?|grand|k|fee|quote[ds]?|bill(?:ed)?|invoice|worth)\b/i;

/**
 * What the number was asked of right before a remark by somebody else, where that says little but the number: "How many words?" -
 * "About ninety thousand altogether."
 */
export function askedNumberOf({ index, speaker, text }: Remark, { remarks }: Talk): string | undefined {
  const asked = remarks[index - 1];
  if (!asked || asked.speaker === speaker || ofMoney.test(text) || text.split(/\s+/).length > mostWords)
    return undefined;
  return /\bhow many (?:\p{L}+ )?(\p{L}{3,}s)\b/iu.exec(asked.text)?.[1];
}
