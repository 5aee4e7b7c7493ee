import { readKanjiNumber } from '../../evidence/kanji.ts';
import type { Quantity } from './quantity.ts';

const figure = `[0-9０-９]+(?:[,，][0-9０-９]{3})*(?:[.．][0-9０-９]+)?`;
/** 三・二五: a decimal in kanji, before a share or a price: 一・二円. */
const decimal = `[〇一二三四五六七八九十]+[・点][〇一二三四五六七八九]+(?=[%％パ円])`;
const kanji = '[〇一二三四五六七八九十百千]+';
const number = `(?:${decimal}|(?:(?:${figure}|${kanji})(?:億|千?万|千|百)?){1,4})`;
const money =
  '円(?:[0-9０-９一二三四五六七八九十]{1,3}銭)?|銭(?!湯)|ドル|セント(?!ラル)|ユーロ|ポンド|元|ウォン|バーツ|ルピー|ルピア|ドン(?!ピシャ|キ)|リンギ(?:ット)?|ペソ|フラン(?!ス|チャ)|クローナ|クローネ|レアル|リラ(?!ック)|ディルハム';
const share = `[%％]|パーセント|割(?:[一二三四五六七八九1-9１-９]分)?|掛け半?(?![るてたま算])|分(?=引|の(?:引|値)|、|で(?:いか|どう|お)|という|まで(?:引|なら))`;
const counter =
  'ライセンス|アカウント|ユーザー?|席|シート|ID|ＩＤ|id|名(?!前|称|刺|義)(?:様)?|人(?!件|間|事|日|月|材|気|手|時)|台|館|拠点|店舗|店(?!長)|か所|ヶ所|箇所|事業所|支店|営業所|工場|倉庫|車両|端末|回線|教室|施設|ベッド|床|部屋|室|戸|校|園|本部|サイト|ロット|個|本(?!当|社|日|番|部|人|件|体)|枚|件|社|基|棟|頭|樽|着(?![いくけて手])|レーン|ケース|袋|組(?![みむん合織])|通(?![常話勤りじ信知し])|医院|院(?![長内生])|食(?![べ品事材堂])|杯|羽|匹|冊|箱|缶|軒|部(?![長門分品屋署会])|ポット|パック(?!ス|ー)|カートン|ダース|物件|坪|文字|字|キロワットアワー|キロワット(?!時)|株(?!式|主|価)|鉢|玉|切れ';
const pattern = new RegExp(
  `(?:([¥￥$＄€])\\s?)?(?<![0-9０-９.,，:：/A-Za-z〇一二三四五六七八九十百千万億第])(${number})\\s?(${money}|${share}|${counter})?`,
  'gu',
);
const mayHold =
  /[0-9０-９]|[一二三四五六七八九十百千万][十百千万億円割名人台席社店拠アラ件個本枚掛分基棟頭樽着レケ・点パ〇一二三四五六七八九]|割|半[額値]|[百千](?=で|に|まで|を|ちょうど)/u;
const currencies: Readonly<Record<string, string>> = {
  円: 'JPY',
  '¥': 'JPY',
  '￥': 'JPY',
  ドル: 'USD',
  $: 'USD',
  '＄': 'USD',
  ユーロ: 'EUR',
  '€': 'EUR',
  ポンド: 'GBP',
  元: 'CNY',
  ウォン: 'KRW',
  バーツ: 'THB',
  ルピー: 'INR',
  ルピア: 'IDR',
  ドン: 'VND',
  リンギ: 'MYR',
  リンギット: 'MYR',
  ペソ: 'PHP',
  フラン: 'CHF',
  クローナ: 'SEK',
  クローネ: 'NOK',
  レアル: 'BRL',
  リラ: 'TRY',
  ディルハム: 'AED',
};
const taxExcluded = /^[^。]{0,6}(?:[（(]?(?:税抜|税別|外税)|(?:に|と)?(?:消費)?税(?:が別|は別|別途))/u;
const taxIncluded = /^[^。]{0,6}[（(]?(?:税込|内税)/u;
const perBefore =
  /(?:(?:1|１|一)(ID|ＩＤ|アカウント|ライセンス|ユーザー?|席|人|名|台|館|拠点|店舗|店|社|か所|ヶ所|件|回線|端末|部屋|室|教室|医院|院(?![長内生])|通(?![常話勤りじ信知し])|食(?![べ品事材堂])|組(?![みむん合織])|箱|袋|部(?![長門分品屋署会])|冊|切れ|ポット|パック(?!ス|ー)|株(?!式|主|価))(?:あたり|当たり|につき|ごとに?|、|で|に|が|は)?|(ID|アカウント|ライセンス|ユーザー?|席|人|名|台|拠点|店舗|件)(?:あたり|当たり|単価|ごとに?|につき))/u;
/** キロ九百八十円, 1坪4,800円 and トンあたり4,600円: by weight, area or length. */
const perMeasure =
  /(?:(?<![0-9０-９.．一二三四五六七八九十百千万][ァ-ヶー]{0,6}|[ァ-ヶー])|(?<![0-9０-９.．一二三四五六七八九十百千万])[1１一])(キロ|グラム|トン|リットル|平米|坪|メートル|反)(?:あたり|当たり|単価|につき)?(?:は|が|で|、)?(?:約|だいたい|大体|およそ)?$/u;
/** What is paid once is for no period, and what is so many a year, or for five years, for none either: 初期費用は三十万円, 年間2,000本で1万3,200円. */
const periodBefore = new RegExp(
  `(月額|毎月|月々|(?<![0-9０-９一二三四五六七八九十今来先毎])月に?(?=[0-9０-９一二三四五六七八九十約大だざ]|$)|ひと月|一ヶ月|1か月|1ヶ月|年額|(?<![0-9０-９〇一二三四五六七八九十数])年間(?!一括|前払|契約|プラン|利用|のお?支払|でお?支払|でのお?支払|の?[^、。]{0,6}数[をはが]|(?![1１一][^0-9０-９〇一二三四五六七八九十百千])${number}(?:${counter}))|毎年|年に|初期費用|初期|導入費)`,
  'gu',
);
const perAfter = /^[^。、]{0,4}?(?:[/／](月|年|ID|人|名|台|拠点|店舗)|の(月額|年額))/u;
const yearly = /^(?:年|毎年)/u;
const once = /^(?:初期|導入)/u;
/** A few of these are handed over in passing: 契約書は2部. */
const handedOver = /^(?:部|通|組|袋|箱|冊|杯|パック|切れ|玉|鉢|株|缶)$/u;
const fewest = 5;
const noNumber = /^[百千十]$/u;
/** 「百にならない？」「じゃあ百で」: of a sum whose 万 is left out. */
const roundSum =
  /^(?:で(?:す|いい|良い|お願い|どう|いけ|やっ|。|、|$)|に(?:なら|なり|し(?!い)|でき|まけ|まか|負け)|まで(?:なら|は|下|落)|を切|ちょうど(?:で|に|。))/u;
/** 十名様: of people it is ten, but for some tens of them. */
const counted = /^名/u;
const some = /[数何]$/u;

/** What of the numbers of a sentence has a unit, and what else may be money. */
export function japaneseQuantities(text: string): readonly Quantity[] {
  if (!mayHold.test(text)) return [];
  const numbers = [...text.matchAll(pattern)].flatMap((match) => read(text, match) ?? []);
  const found = [...numbers, ...halvesOf(text)].sort((one, other) => one.start - other.start);
  return withCents(found).map((quantity, i, all) => withUnitOfRange(text, quantity, all[i + 1]));
}

/** 1ドル10セント and 1ドル05 are one sum each. */
function withCents(found: readonly Quantity[]): readonly Quantity[] {
  return found.flatMap((quantity, i): readonly Quantity[] => {
    const [before, after] = [found[i - 1], found[i + 1]];
    if (before && isCentsOf(before, quantity)) return [];
    if (!after || !isCentsOf(quantity, after)) return [quantity];
    const cents = after.kind === 'bare' ? after.value / 100 : after.value;
    const value = Number((quantity.value + cents).toFixed(4));
    return [{ ...quantity, value, end: after.end, asWritten: quantity.asWritten + after.asWritten }];
  });
}

function isCentsOf(whole: Quantity, { start, kind, asWritten }: Quantity): boolean {
  if (start !== whole.end || whole.kind !== 'money' || !/(?:ドル|ユーロ|ポンド)$/u.test(whole.asWritten)) return false;
  return asWritten.endsWith('セント') || (kind === 'bare' && /^[0-9０-９]{2}$/u.test(asWritten));
}

/** 初期費用は半額でお出しできます */
function halvesOf(text: string): readonly Quantity[] {
  return [...text.matchAll(/半額|半値/gu)].map(({ index, 0: asWritten }) => ({
    start: index,
    end: index + asWritten.length,
    value: 50,
    asWritten,
    kind: 'percent',
    unit: 'percent',
    per: [],
    tax: undefined,
  }));
}

function read(text: string, match: RegExpExecArray): Quantity | undefined {
  const [written, sign, digits = '', unit = ''] = match;
  const isTen = counted.test(unit) && !some.test(text.slice(0, match.index));
  const isRoundSum = /^[百千]$/u.test(digits) && unit === '' && roundSum.test(text.slice(match.index + written.length));
  if (
    (noNumber.test(digits) && !currencies[unit] && !isTen && !isRoundSum) ||
    (/^[一二三四五六七八九十]$/u.test(digits) && !unit)
  )
    return undefined;
  const value = readFigure(digits.normalize('NFKC'));
  const start = match.index;
  const end = start + written.length;
  const after = text.slice(end, end + 16);
  const before = text.slice(Math.max(0, start - 24), start).replace(/^.*(?:[。？?]|円|万|[%％]|パーセント)/u, '');
  const base = { start, end, value, asWritten: written, per: perOf(before, after), tax: taxOf(after, before) };
  if (unit.endsWith('銭')) return { ...base, kind: 'money', unit: 'JPY', value: yenAndSen(value, unit) };
  const code =
    dollarOf(unit, before + after) ?? currencies[unit] ?? (sign === undefined ? undefined : currencies[sign]);
  if (unit === 'セント') return { ...base, kind: 'money', unit: 'USD', value: value / 100 };
  if (code !== undefined) return { ...base, kind: 'money', unit: code };
  const tenths = tenthsOf(unit);
  if (tenths !== undefined) {
    if (/^分/u.test(unit) && value >= 10) return undefined;
    return {
      ...base,
      kind: 'percent',
      unit: 'percent',
      per: [],
      value: /^分/u.test(unit) || isInHundredths(unit, value) ? value : value * 10 + tenths,
    };
  }
  if (/^(?:[%％]|パーセント)/u.test(unit)) return { ...base, kind: 'percent', unit: 'percent', per: [] };
  if (handedOver.test(unit) && value < fewest) return undefined;
  if (unit)
    return { ...base, kind: 'count', unit: unit.normalize('NFKC').replace(/^id$/, 'ID').replace(/様$/u, ''), per: [] };
  if (
    /^(?:年|月(?!額)|日|時|分|週|か月|ヶ月|カ月|ヵ月|回|点|つ|番|期|歳|度|倍|秒|歩|階|章|ページ|版|次|泊|往復|案|種|パターン|段階|対|部|ワット|メーター|メートル|センチ|ミリ)/u.test(
      after,
    )
  )
    return undefined;
  if (shareBefore.test(before) && value > 1 && value < 100) return { ...base, kind: 'percent', unit: 'percent' };
  return { ...base, kind: 'bare', unit: undefined, value: withThousandsLeftOut(digits.normalize('NFKC'), value) };
}

/** 「1万5」 is 15000 and 「2千5」 2500: without a unit the last figure counts the next smaller ten. */
function withThousandsLeftOut(digits: string, value: number): number {
  const [, scale] = /([万千])[1-9一二三四五六七八九]$/u.exec(digits) ?? [];
  if (scale === undefined) return value;
  const last = value % 10;
  return value - last + last * (scale === '万' ? 1000 : 100);
}

/** 14円80銭 is 14.8, and 70銭 0.7. */
function yenAndSen(value: number, unit: string): number {
  const sen = /^円(.+)銭$/u.exec(unit)?.[1];
  return sen === undefined ? value / 100 : value + readFigure(sen.normalize('NFKC')) / 100;
}

const dollars: readonly (readonly [RegExp, string])[] = [
  [/シンガポール/u, 'SGD'],
  [/香港/u, 'HKD'],
  [/豪|オーストラリア/u, 'AUD'],
  [/カナダ/u, 'CAD'],
  [/台湾/u, 'TWD'],
];

/** 「掛けは六十二」, 「仕切り65」: what part of the list price a dealer pays. */
export const shareBefore = /(?:掛け率?|仕切り?率?)(?:は|が|を|も|、)?$/u;

/** Which dollar it is, where the words around it say so. */
function dollarOf(unit: string, around: string): string | undefined {
  return unit === 'ドル' ? dollars.find(([land]) => land.test(around))?.[1] : undefined;
}

/** 三・二五 is 3.25. */
function readFigure(digits: string): number {
  const [whole = '', part] = digits.split(/[・点]/u);
  if (part === undefined) return readKanjiNumber(digits);
  return Number(`${readKanjiNumber(whole)}.${[...part].map((one) => readKanjiNumber(one)).join('')}`);
}

/** 六掛け is 60 % of the list price, and 六八掛け 68 %. */
function isInHundredths(unit: string, value: number): boolean {
  return unit === '掛け' && value > 10;
}

/** What is added to so many tenths: 5 for 割五分 and for 掛け半; undefined where the unit counts no tenths. */
function tenthsOf(unit: string): number | undefined {
  if (/^(?:割|掛け|分)$/u.test(unit)) return 0;
  if (unit === '掛け半') return 5;
  const part = /^割(.)分$/u.exec(unit)?.[1];
  return part === undefined ? undefined : readKanjiNumber(part.normalize('NFKC'));
}

function perOf(before: string, after: string): readonly string[] {
  const thing = perBefore.exec(before);
  const period = [...before.matchAll(periodBefore)].at(-1)?.[1];
  const behind = perAfter.exec(after);
  return [
    ...(thing ? [thing[1] ?? thing[2] ?? ''] : (perMeasure.exec(before)?.slice(1, 2) ?? [])),
    ...(period === undefined || once.test(period) ? [] : [yearly.test(period) ? '年' : '月']),
    ...(behind ? [(behind[1] ?? behind[2] ?? '').replace('額', '')] : []),
  ].map((unit) => unit.normalize('NFKC'));
}

function taxOf(after: string, before: string): Quantity['tax'] {
  if (taxExcluded.test(after) || /(?:税抜|税別)(?:き|で|の|、)?[^。、]{0,6}$/u.test(before)) return 'excluded';
  return taxIncluded.test(after) || /税込(?:み|で|の|、)?[^。、]{0,6}$/u.test(before) ? 'included' : undefined;
}

/** 「30から40万円」「80、90万」: what the second number has counts for the first. */
function withUnitOfRange(text: string, first: Quantity, second: Quantity | undefined): Quantity {
  if (
    !second ||
    first.kind !== 'bare' ||
    !/^(?:から|〜|～|、|か|ないし|-|–)$/u.test(text.slice(first.end, second.start))
  )
    return first;
  const factor = /億/u.test(second.asWritten)
    ? 1e8
    : /万/u.test(second.asWritten)
      ? 1e4
      : /割/u.test(second.asWritten)
        ? 10
        : 1;
  const scaled = /[万億]/u.test(first.asWritten) ? first.value : first.value * factor;
  return { ...first, kind: second.kind, unit: second.unit, value: scaled, tax: second.tax };
}
