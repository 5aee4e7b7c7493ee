import type { AmountKind } from '../../minutes/facts.ts';
import { around, type Remark, type Talk } from '../talk.ts';
import type { Judgement, Named } from './judge.ts';
import { japanese } from './japanese-wordings.ts';
import type { Quantity } from './quantity.ts';

const { price, budget, share, problem, statistic, elsewhere, dealt } = japanese;

const seat = /^(?:ライセンス|アカウント|ユーザー?|席|シート|ID)$/u;
const priced =
  /館|台|基|棟|頭|樽|着|レーン|ケース|拠点|店舗|店|名|人|か所|ヶ所|箇所|事業所|支店|営業所|工場|倉庫|車両|端末|回線|教室|施設|ベッド|床|部屋|室|戸|校|園/u;
const person = /^(?:人|名)/u;

/** Which figures of a Japanese talk have weight for the deal. */
export function judgeJapanese(talk: Talk, named: Named): (quantity: Quantity, remark: Remark) => Judgement | undefined {
  return (quantity, remark) => {
    const { text } = remark;
    if (elsewhere.test(text)) return undefined;
    switch (quantity.kind) {
      case 'money':
        return { kind: kindOfMoney(talk, remark), reading: 'money' };
      case 'percent':
        return judgePercent(quantity, talk, remark);
      case 'count':
        return judgeCount(quantity, remark, named);
      case 'bare':
        return judgeBare(quantity, talk, remark, named);
    }
  };
}

function kindOfMoney(talk: Talk, remark: Remark): AmountKind {
  const { text, side } = remark;
  const near = around(talk, remark, 1, 0).map((other) => other.text);
  if (problem.test(text)) return 'cost';
  if (budget.test(text) && side !== 'internal') return 'budget';
  if (/値引|割引|お引き/u.test(text)) return 'discount';
  if (price.test(text.replace(/円/gu, ''))) return 'price';
  return near.some((other) => /予算|上限/u.test(other)) && side !== 'internal'
    ? 'budget'
    : side === 'internal'
      ? 'price'
      : 'other';
}

function judgePercent({ value }: Quantity, talk: Talk, remark: Remark): Judgement | undefined {
  const { text, side } = remark;
  if (value >= 100) return undefined;
  if (statistic.test(text)) return undefined;
  if (share.test(text)) return { kind: 'discount', reading: 'percent' };
  if (problem.test(text) && side !== 'internal') return { kind: 'cost', reading: 'percent' };
  const near = around(talk, remark, 3, 1).map((other) => other.text);
  if (near.some((other) => share.test(other))) return { kind: 'discount', reading: 'percent' };
  if (side !== 'internal' && near.some((other) => problem.test(other))) return { kind: 'cost', reading: 'percent' };
  return undefined;
}

function judgeCount({ unit = '', value }: Quantity, { text }: Remark, named: Named): Judgement | undefined {
  if (value < 2 || statistic.test(text) || /先月|去年|昨年|壊れ/u.test(text)) return undefined;
  if (seat.test(unit)) return { kind: 'volume', reading: 'count' };
  if (named.priced.has(unit) || (person.test(unit) && [...named.priced].some((one) => person.test(one))))
    return { kind: 'volume', reading: 'count' };
  return priced.test(unit) && dealt.test(text) ? { kind: 'volume', reading: 'count' } : undefined;
}

const smallestBareMoney = 1000;

function judgeBare(quantity: Quantity, talk: Talk, remark: Remark, { money }: Named): Judgement | undefined {
  const { value, end, asWritten } = quantity;
  const { text } = remark;
  const near = around(talk, remark, 2, 0).map((other) => other.text);
  const after = text.slice(end);
  if (
    /[万億]/u.test(asWritten) &&
    /^(?:[、。？?くらいほ程]|で|に|を|が|は|と|の(?!人|社|件)|から|まで|です|だ|か|も|って|て(?=[、。])|分の|残って|確保|いただ|ちょい|ちょっと|ぐらい|前後|程度|以[内上下]|ちょうど|弱|強|$)/u.test(
      after,
    )
  )
    return { kind: kindOfMoney(talk, remark), reading: 'money' };
  const sum = tenThousands(quantity, after, talk, remark, money);
  if (sum !== undefined) return { kind: kindOfMoney(talk, remark), reading: 'money', value: sum };
  const asked = [text, ...near].some((other) => /[0-9０-９](?:[%％]|パーセント)/u.test(other));
  if (
    asked &&
    value < largestBareShare &&
    value >= 2 &&
    /^(?:は|で|に|まで|なら|って|だと|、|。|？|くらい|$)/u.test(after)
  )
    return { kind: 'discount', reading: 'percent' };
  const moneyNear = [0, 1, 2].some((back) => money.has(remark.index - back));
  const priceNear = moneyNear || price.test(text) || near.some((other) => price.test(other));
  return priceNear && value >= smallestBareMoney && /[,，]/u.test(asWritten)
    ? { kind: kindOfMoney(talk, remark), reading: 'money' }
    : undefined;
}

const largestBareShare = 60;
/** Sentences back in which the sum stands that a bare figure goes on from, and how far from it that figure may be. */
const sumReach = 8;
const nearestSum = 0.4;
const farthestSum = 2.5;
const smallestSum = 20;

/** 「標準が四百二十なんですが」 after 三百万円 is 420万: of sums in 万 people leave that out. */
function tenThousands(
  { value, asWritten }: Quantity,
  after: string,
  talk: Talk,
  remark: Remark,
  money: Named['money'],
): number | undefined {
  if (value < smallestSum || value >= 10000 || /[,，.．千万億]$/u.test(asWritten.slice(0, -1)) || !goesOn.test(after))
    return undefined;
  for (let at = remark.index; at >= Math.max(0, remark.index - sumReach); at--) {
    if (/[%％]|パーセント|割|[0-9一二三四五六七八九十百](?:台|人|名|件|本|席|ID)/u.test(talk.remarks[at]?.text ?? ''))
      return undefined;
    const sums = (money.get(at) ?? []).filter(({ value: sum, asWritten: said }) => sum >= 1e4 && /万/u.test(said));
    for (const { value: sum } of sums) {
      const ratio = (value * 1e4) / sum;
      if (ratio > nearestSum && ratio < farthestSum) return value * 1e4;
    }
  }
  return undefined;
}

const goesOn = /^(?:で(?!す?か?ね?$)|に|を|が|は|なら|でしたら|なんです|です|や|だ|か|まで|くらい|ほど|、|。|$)/u;

export function japaneseUnit(noun: string): string {
  if (seat.test(noun)) return 'seats';
  return noun === '医院' ? '院' : noun;
}

/** What a figure with weight is to the deal, where no rule told. */
export function kindOfJapanese(reading: Judgement['reading'], remark: Remark, talk: Talk): AmountKind {
  if (reading === 'count') return 'volume';
  if (reading === 'money') return kindOfMoney(talk, remark);
  return problem.test(remark.text) && !share.test(remark.text) ? 'cost' : 'discount';
}
