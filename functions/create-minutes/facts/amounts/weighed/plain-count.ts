import type { Reading } from './reading.ts';
import type { View } from './view.ts';

const person = /^(?:名|人|ID|アカウント|席|ユーザー?|seats)$/u;
const enrolled = /(?:登録|契約|人数|利用者?|アカウント|参加者?|出席者?|定員)(?:数)?(?:が|は|も)?、?[^。、？?]{0,8}$/u;
/** How a bare number that answers 「人数は」 goes on. */
const tells = /^(?:名|人)?(?:様)?(?:です|になって|になり|でし|で[。、]|ちょうど|ほど|。|$)/u;
const asksHowMany = /人数|何名|何人/u;
/** Sentences over which a number still answers how many there are. */
const reach = 3;
const fewest = 10;
/** Some sentences before, and some log-odds below which even such a number is something else. */
const leastOdds = -2.5;

/** 「ご登録が六十名様」, 「人数は」「二百八十二です」, where the talk prices each of them: how many people a price is for counts by itself. */
export function isPlainCount(
  { as, value, unit, figure: { quantity, remark } }: Reading,
  odds: number,
  { talk: { code, remarks }, priced }: View,
): boolean {
  if (code !== 'ja' || as !== 'count' || value < fewest || odds < leastOdds) return false;
  if (![...priced].some((one) => person.test(one))) return false;
  const counted = quantity.unit ?? unit;
  if (counted !== undefined && !person.test(counted)) return false;
  const after = remark.text.slice(quantity.end);
  if (enrolled.test(remark.text.slice(0, quantity.start))) return true;
  const before = remarks.slice(Math.max(0, remark.index - reach), remark.index);
  return (
    counted !== undefined &&
    quantity.start <= 4 &&
    tells.test(after) &&
    before.some(({ text }) => asksHowMany.test(text))
  );
}
