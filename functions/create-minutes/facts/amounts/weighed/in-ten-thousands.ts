import { areWithin } from './within.ts';
import type { Talk } from '../../talk.ts';
import { japanese } from '../japanese-wordings.ts';
import type { Weighed } from './among.ts';
import { type Habits, isCountedNear } from './habits.ts';
import type { Figure, Reading } from './reading.ts';

/** Sentences over which 万 may be left out, and how far sums of one haggle are apart. */
const [reach, mostApart, mostApartYen] = [24, 3, 1.5];
const [least, most, leastSum] = [10, 10_000, 1e5];
/** Log-odds below which even the haggling makes no sum of a number, and how much likelier it may be a share or a count. */
const [leastOdds, ahead] = [-4.2, 0.8];
/** How a sum goes on that is asked for or offered. */
const haggled =
  /^(?:で(?:す|した|しょう)?(?:いい|良い|お願い|やっ|やら|やり|どう|出[せし]|切ら|決ま|いき|いけ|行け|勉強|なんとか|何とか|手を打)|に(?:なら|なり|し(?:て|ま|ろ|よ)|でき|まけ|まか|負け|下げ|落と|抑え)|まで(?:なら|は|下げ|落と|いけ|いき|行け|でき|出せ|しか|頑張|勉強|引)|は(?:無理|きつ|厳し|出せ|ない|ねえ|かか)|が(?:限|上限|精一杯|ぎりぎり)|なら(?:[。、…]|$)|のまま|ちょうど|ジャスト)/u;
/** How a number goes on that is no more than named: it is a sum where money is spoken of, or where it was one before. */
const named =
  /^(?:で(?:す|した|しょ|は|も|、(?![^。]{0,12}[万億])|。|$)|なら|だと|だっ|って|と(?:言|い[うわっ]|は|か)|を(?:超|下回|割)|が|は|の(?:ところ|予算|枠)|ぐらい|くらい|ほど|前後|弱|強|か[。、？?]|[や、。？?！!…]|$)/u;
const leastNamed = 100;
/** They speak of how many there are, and not of money. */
const counts =
  /(?:人|台|本|枚|個|件|席|部|箱|冊|戸|室|食|店舗?|社|ト)数|何[名人台本枚個件箱食部冊社校席戸]|[0-9０-９一二三四五六七八九十百]+(?:名|人)|数量|部数|在庫|サンプル|アカウント|[%％]|パーセント/u;
const ofPrice = /円|万|単価|値段|見積|金額|落と|下げ|まけ|負け|勉強|丸め|引い|切られ|端数|予算|一[本台式件枚個人名箱]/u;
const countReach = 4;

/** 高さは三百で */
const measured =
  /各$|(?:高さ|幅|横|縦|奥行き?|長さ|深さ|厚[さみ]|重さ|重量|体重|身長|直径|口径|面積|坪数|距離|温度|気温|室温|湿度|速度|時速|分速|血圧|年齢|型番|品番|番号|内線|号室|電圧|出力|馬力|カロリー|点数|偏差値)(?:は|が|も|って|を|で)?、?$/u;

/**
 * 「空撮が百二十万」「百にならない？」「一本三百のまま」: what is named in a haggle over sums in 万, and near one of them, is in 万
 * as well, unless they have come to speak of how many there are.
 * @param figures the readings of each figure, with the one that was chosen
 */
export function inTenThousands(
  figures: readonly { readonly all: readonly Weighed[]; readonly chosen: Reading | undefined }[],
  talk: Talk,
  habits: Habits,
): readonly (Reading | undefined)[] {
  const found = figures.map(({ chosen }) => chosen);
  const inMind: Reading[] = [];
  // who names the sum in full only later has left out its 万 before: so once more, backwards
  const places = figures.map((_, i) => i);
  for (const order of [places, places.toReversed()]) {
    inMind.length = 0;
    for (const i of order) {
      const one = figures[i];
      if (!one) continue;
      const before = found[i];
      const next = before && isSum(before) ? before : shortOf(one.all, before, inMind, talk, habits);
      if (!next) continue;
      found[i] = next;
      inMind.push(next);
      if (inMind.length > mostInMind) inMind.shift();
    }
  }
  return found;
}

const mostInMind = 8;

function shortOf(
  all: readonly Weighed[],
  chosen: Reading | undefined,
  inMind: readonly Reading[],
  talk: Talk,
  habits: Habits,
): Reading | undefined {
  const figure = all[0]?.reading.figure;
  if (!figure || !mayBeShort(figure) || (chosen && !(chosen.as === 'money' && chosen.way === 'bare'))) return undefined;
  const sumOf = (way: Reading['way']) =>
    all.find(({ reading }) => reading.as === 'money' && reading.way === way)?.reading;
  const { value } = figure.quantity;
  const isYen = habits.sums.some((one) => areWithin(one, value, mostApart));
  const sum = sumOf(isYen ? 'bare' : 'tenThousands');
  if (!sum || isCountedNear(figure, habits)) return undefined;
  const oddsOf = (as: Reading['as']) =>
    Math.max(-9, ...all.flatMap(({ reading, odds }) => (reading.as === as ? odds : [])));
  const odds = oddsOf('money');
  if (odds < leastOdds || Math.max(oddsOf('count'), oddsOf('percent')) > odds + ahead) return undefined;
  if (!inMind.some((one) => isBeside(one, sum, isYen ? mostApartYen : mostApart)) || isOfNumber(figure, talk))
    return undefined;
  const isAgain = inMind.some((one) => one.value === sum.value);
  if (!isAgain && !isHaggled(figure)) return undefined;
  return sum;
}

function isHaggled({ quantity: { value, end }, remark: { text } }: Figure): boolean {
  return haggled.test(text.slice(end)) || (value >= leastNamed && ofPrice.test(text));
}

function mayBeShort({ quantity, remark: { text } }: Figure): boolean {
  const { kind, value, start, end, asWritten } = quantity;
  return (
    kind === 'bare' &&
    value >= least &&
    value < most &&
    !/[千万億,，]/u.test(asWritten) &&
    !measured.test(text.slice(0, start)) &&
    (haggled.test(text.slice(end)) || named.test(text.slice(end)))
  );
}

/** In 万, or in so many yen. */
function isSum({ as, way, value, figure: { quantity } }: Reading): boolean {
  if (as !== 'money') return false;
  if (value >= leastSum) return way === 'tenThousands' || /[万億]/u.test(quantity.asWritten);
  return way === 'said' && value >= least && value < most;
}

function isBeside({ figure, value }: Reading, sum: Reading, apart: number): boolean {
  return Math.abs(sum.figure.remark.index - figure.remark.index) <= reach && areWithin(value, sum.value, apart);
}

function isOfNumber({ remark: { index, text } }: Figure, { remarks }: Talk): boolean {
  if (ofPrice.test(text) || japanese.budget.test(text)) return false;
  const near = remarks.slice(Math.max(0, index - countReach), index + 1);
  const last = near.findLast((remark) => counts.test(remark.text) || ofPrice.test(remark.text));
  return last !== undefined && counts.test(last.text);
}
