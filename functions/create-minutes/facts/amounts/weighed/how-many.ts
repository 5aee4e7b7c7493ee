import type { Talk } from '../../talk.ts';
import { turnOf } from '../corrections.ts';

const asksHowMany = /\bhow many\b/i;
/** From here on they speak of money again. */
const ofPrice = /[$€£₹]|\b(?:pric\w+|costs?|pay\w*|charg\w+|quot\w+|offer\w*|discount\w*|budget\w*|afford)\b/i;
/** A number and little else: "It's nearer one-twenty now." More may tell what that comes to. */
const mostWords = 5;
const comesTo = /^\W*(?:so|then|that['’]s)\b|\b(?:at|do|for|comes|makes)\b/i;
/** Turns behind the question in which the number is said and said back. */
const mostTurns = 2;

/** "How many are you going through, is it still a hundred and forty a week?" - "Nearer one-twenty.": the remarks in which a bare number is a count. */
export function remarksOfHowMany({ remarks }: Talk): ReadonlySet<number> {
  const found = new Set<number>();
  let asked: number | undefined;
  for (const remark of remarks) {
    const asks = asksHowMany.test(remark.text);
    if (asks) asked = turnOf(remark);
    else if (ofPrice.test(remark.text)) asked = undefined;
    if (asked === undefined || turnOf(remark) - asked > mostTurns) continue;
    if (asks || isShort(remark.text)) found.add(remark.index);
  }
  return found;
}

function isShort(text: string): boolean {
  return text.split(/\s+/).length <= mostWords && !comesTo.test(text);
}
