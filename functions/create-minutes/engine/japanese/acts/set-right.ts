import type { Remark, Talk } from '../../../facts/talk.ts';
import type { Acts, DraftItem } from '../../draft.ts';
import { escaped } from '../../escaped.ts';
import { lastTurn } from '../../sentence.ts';
import { halfWidth } from '../dates/width.ts';
import { withDigits } from '../digits.ts';
import { japaneseTerms } from '../words.ts';

/** Turns within which something is set right, and from which day on is settled anew. */
const [soon, anew] = [3, 8];
const counted =
  /(?<number>\d[\d,.]*)(?<counter>[台名人本席個枚部冊社回箱床室戸棟基件]|店舗|拠点|セット|ケース|ライセンス|アカウント|ID)/gu;
/** 枚数の一覧だけで結構です */
const onlyThat =
  /(?<thing>[\p{sc=Han}\p{sc=Katakana}ー]{1,10}(?:の[\p{sc=Han}\p{sc=Katakana}ー]{1,10})?)だけで(?:結構|いい|ええ|十分|大丈夫|よい|構い)/u;
/** 10月から */
const fromMonth = /、(?<month>\d{1,2})月(?:\d{1,2}日)?(?:の?[^、。\d]{0,6})から(?=とする|とします)/u;
const onlyFrom =
  /^(?:[^、。はが\d]{0,8}は、?)?(?<month>\d{1,2})月(?:\d{1,2}日)?[^、。\d]{0,8}からと(?:する|します)。$/u;

/**
 * Acts as they stand once somebody set them right: 「二十本の案で見積りを」「二十本じゃなくて、二十四本です」 is of 24本, what the customer
 * would have less of is no task any more, and a sum is not from the month that was given up for another.
 */
export function setRight(acts: Acts, { remarks }: Talk): Acts {
  const byTurn = Map.groupBy(remarks, turnOf);
  const later = (item: DraftItem) => soonAfter(lastTurn(item), byTurn);
  const righted = <Item extends DraftItem>(item: Item) => withRightCounts(item, later(item));
  const decisions = acts.decisions.map(righted);
  return {
    ...acts,
    decisions: decisions.map((item) => ({ ...item, text: withoutFirstMonth(item, decisions) })),
    actionItems: acts.actionItems.filter((item) => !isNarrowed(item.text, later(item), byTurn)).map(righted),
  };
}

type ByTurn = ReadonlyMap<number, readonly Remark[]>;

function soonAfter(turn: number, byTurn: ByTurn): readonly Remark[] {
  return Array.from({ length: soon }, (_, i) => byTurn.get(turn + 1 + i) ?? []).flat();
}

function turnOf({ spans }: Remark): number {
  return spans[0]?.turn ?? 0;
}

function withRightCounts<Item extends DraftItem>(item: Item, later: readonly Remark[]): Item {
  const spans = [...item.spans];
  const text = item.text.replace(counted, (said, number: string, counter: string) => {
    const right = new RegExp(
      `(?<![\\d.,])${escaped(number)}${escaped(counter)}(?:じゃ|では)な(?:くて?|いです|い)[^。\\d]{0,24}?(\\d[\\d,.]*)${escaped(counter)}`,
      'u',
    );
    for (const remark of later) {
      const found = right.exec(withDigits(halfWidth(remark.text)))?.[1];
      if (found === undefined) continue;
      spans.push(...remark.spans);
      return found + counter;
    }
    return said;
  });
  return text === item.text ? item : { ...item, text, spans: [...new Set(spans)] };
}

/** 「写真は見る時間がございません。枚数の一覧だけで結構です」: what the task is done with, and neither its day nor whom it is done for. */
function isNarrowed(text: string, later: readonly Remark[], byTurn: ByTurn): boolean {
  // of two things the other one stays to be done
  if (text.split('を').length > 2) return false;
  const terms = japaneseTerms(text).filter((term) => text.includes(`${term}を`));
  return later.some((remark) => {
    const thing = onlyThat.exec(remark.text)?.groups?.thing;
    if (thing === undefined || remark.side !== 'external' || text.includes(thing)) return false;
    const own = (byTurn.get(turnOf(remark)) ?? []).map((one) => one.text);
    return terms.some((term) => own.some((said) => said.includes(`${term}は`)));
  });
}

/** 「1万3,200円、10月からとする」, where 「11月1日出荷分からとする」 is settled soon after it. */
function withoutFirstMonth(item: DraftItem, decisions: Acts['decisions']): string {
  const { text } = item;
  const month = fromMonth.exec(text)?.groups?.month;
  if (month === undefined) return text;
  const isMoved = decisions.some((other) => {
    const away = lastTurn(other) - lastTurn(item);
    const moved = onlyFrom.exec(other.text)?.groups?.month;
    return away > 0 && away <= anew && moved !== undefined && moved !== month;
  });
  return isMoved ? text.replace(fromMonth, '') : text;
}
