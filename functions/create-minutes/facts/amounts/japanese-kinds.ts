import type { AmountKind } from '../../minutes/facts.ts';
import type { Mention } from './judge.ts';

/** 予約の8割が, 問い合わせのうち3割は: a part of what there is, where it is not of a sum. */
const partBefore = /([\p{L}ー]{1,8})(?:の(?:うち)?、?|のうち)(?:の|約|だいたい|大体|およそ|ほぼ|もう|今の){0,2}$/u;
const ofSum =
  /(?:値段|定価|価格|料金|金額|単価|売上|売り上げ|見積り?|見積もり|総額|代金|費用|月額|年額|家賃|手数料|仕入れ?|原価|予算|合計|本体|報酬|給与|給料|工事費|\p{sc=Han}費|これ|それ|そこ|ここ|あと|もと|元)$/u;
const partAfter =
  /^(?:くらい|ぐらい|ほど|近く|以上|強|弱|程度)?(?:が(?!け|い[いか])|は(?!引|値|安)|も(?!引|値|安)|を占)/u;
/** 今の1割から3割まで持っていく */
const grows =
  /^(?:から[0-9０-９一二三四五六七八九十.]{1,4}(?:割|[%％]|パーセント))?(?:くらい|ぐらい|ほど)?(?:まで|に)[^。、]{0,8}(?:持って|増や|伸ば|伸び|高め|減ら)/u;
/** 作業が5割減りました */
const changes = /^(?:くらい|ぐらい|ほど|近く|以上)?も?、?(?:減[りっらる]|削減|短縮|改善|向上|伸び|増え|増加)/u;
/** 残食率が12%, and neither 掛け率 nor 割引率; 前金で三割 is when a price is paid. */
const measured =
  /(?:(?<!掛け?|割引|値引き?|手数料|粗利|利益|マージン|料)率|可用性|精度|満足度|前金|頭金|着手金|手付金?|中間金|残金)(?:は|が|も|で|を|って|、)?[^。、]{0,4}$/u;
const ofPrice =
  /割引|値引|値上|値下|引き(?!続|受|渡|取|上げ)|引い|引け|オフ|安く|安い|ディスカウント|マージン|上乗せ|掛け|価格|料金|単価|手数料率|仕切/u;

const paid = /(?:払って(?:い?[るてまた]|お)|支払って|かかって(?:い?[るてま]|お)|取られて)/u;

/** What a figure is to the deal at all its places together: a share of the customer's own things is no discount, what he pays others today is a cost. */
export function kindInJapanese(kind: AmountKind, mentions: readonly Mention[]): AmountKind {
  if (mentions.every(isAssumedWage)) return 'cost';
  if (kind === 'price' && mentions.every(isDifference)) return 'other';
  if (kind === 'discount') return mentions.some(isPart) && !mentions.some(isOfPrice) ? 'other' : kind;
  if (kind === 'price' || kind === 'other')
    return mentions.some(isPaidToday) && !mentions.some(isOfSeller) ? 'cost' : kind;
  return kind;
}

const about = '(?:円|万円?)?(?:くらい|ぐらい|ほど|以上|近く|程度|弱|強|ちょっと)?(?:は|も)?、?';
/** 月に20万円ほど浮く計算です, 2千円高い, 5千円の差: what is saved, and how far two sums are apart. */
const difference = new RegExp(
  `^${about}(?:浮[くきい]|節約|削減|お?得に|高[いくか]|安[いくか](?!し|で)|上が[るりっ]|値上が|違[いうっ]|の差(?!額を)|差が)`,
  'u',
);
/** 燃料代が月8千円くらい下がる; 値段が8千円下がる is a discount. */
const falls = new RegExp(`^${about}(?:下が[るりっ]|減[るりっ])`, 'u');
const ofOwnCost =
  /(?:(?:燃料|電気|ガス|水道|光熱|通信|郵送|印刷|人件|残業|交通|外注|消耗品)(?:代|費|料)?|ガソリン代?|手間|経費|コスト)(?:が|は|も|の|を)?[^。、]{0,14}$/u;

/** No more characters beside a figure tell what it is. */
const clause = 32;

function isDifference({ quantity: { start, end, kind }, remark: { text } }: Mention): boolean {
  const [before, after] = [text.slice(Math.max(0, start - clause), start), text.slice(end, end + clause)];
  if (kind === 'percent' || kind === 'count') return false;
  return difference.test(after) || (falls.test(after) && ofOwnCost.test(before));
}

const wage = /(?:時給|日給|月給|給料|給与|人件費)(?:が|は|を|で)?(?:約|だいたい|大体)?$/u;
const assumed = /^円?(?:くらい|ぐらい|ほど)?(?:とし|だとし|で計算|で換算|と考え|と見)/u;

/** 時給千二百円としても: what somebody's work costs the customer, where one reckons with it. */
function isAssumedWage({ quantity: { start, end }, remark: { text } }: Mention): boolean {
  return wage.test(text.slice(Math.max(0, start - clause), start)) && assumed.test(text.slice(end, end + clause));
}

function isPart({ quantity: { start, end, kind }, remark: { text } }: Mention): boolean {
  if (kind !== 'percent') return false;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const of = partBefore.exec(before)?.[1];
  const isOfThings = of !== undefined && !ofSum.test(of) && partAfter.test(after);
  return isOfThings || grows.test(after) || changes.test(after) || measured.test(before);
}

function isOfPrice({ remark: { text }, quantity: { start, end } }: Mention): boolean {
  return ofPrice.test(text.slice(Math.max(0, start - near), end + near));
}

const near = 16;

function isPaidToday({ judgement, quantity, remark }: Mention): boolean {
  return (
    judgement.reading === 'money' &&
    remark.side === 'external' &&
    paid.test(remark.text.slice(quantity.end, quantity.end + near))
  );
}

function isOfSeller({ remark: { side }, judgement: { kind } }: Mention): boolean {
  return side === 'internal' && kind === 'price';
}
