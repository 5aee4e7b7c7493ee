import { type Habits, isCountedNear } from './habits.ts';
import type { Figure, Reading, ways } from './reading.ts';
import { isHourOfComing, isIdiom } from './idioms.ts';
import { isOfSubstance, isYear } from './no-sum.ts';
import { isToTheCent } from './scale-votes.ts';
import { isSpeed, isThroughput } from './rates.ts';
import { isInHundredths, isSaidShort } from './said-short.ts';

const largestShortSum = 1000;
const largestShortShare = 60;
const leastCount = 2;
const leastCoins = 10;

/** "S four", "ECC six", "PO 4411", "your invoice four two fifty": the number belongs to the name. */
const partOfName =
  /(?<![\p{L}\p{N}])(?:[B-HJ-Z]|\p{Lu}{2,5})[ -]$|\b(?:[Tt]he|[Aa]n?|[Yy]our|[Oo]ur|[Tt]his|[Tt]hat) (?:invoice|order|part|ticket|model|room|flight|extension|version|serial) (?:number )?$|(?<!\b(?:[Pp]er|[Aa]n?|[Ee]ach|[Ee]very|[Tt]he) )\b(?:[Ss]heet|[Cc]lause|[Ss]ection|[Aa]nnex|[Aa]ppendix|[Pp]aragraph|[Cc]hapter|[Aa]ddendum|[Qq]uestion|[Rr]evision) (?:number )?$/u;
const longestName = 24;
/** "two years" is as long as something lasts; 年 and its like are no figures in Japanese. */
const lasts =
  /^[ -](?:(?:business|working|calendar|full|more|whole) )?(?:years?|months?|weeks?|days?|hours?|minutes?)\b/i;
const longestSpan = 24;

type Way = (typeof ways)[number];

/** Everything a figure may mean in this talk. */
export function readingsOf(figure: Figure, habits: Habits): readonly Reading[] {
  const { kind, value, start, end } = figure.quantity;
  const { text } = figure.remark;
  const reading = (as: Reading['as'], way: Way, factor = 1, unit?: string): Reading => ({
    figure,
    as,
    way,
    value: Number((value * factor).toFixed(6)),
    unit,
  });
  if (isOfSpeed(figure, habits) || isOfSubstance(figure) || isThroughput(figure)) return [];
  if (habits.code === 'en' && isIdiom(figure)) return [];
  if (kind === 'percent' && isOfLiquid(figure, habits)) return [];
  if (kind !== 'bare') return value < leastCount && kind === 'count' ? [] : [reading(kind, 'said')];
  if (habits.code === 'en' && (isYear(figure, habits.sums) || isHourOfComing(figure))) return [];
  if (habits.code === 'en' && isPartOfOne(figure)) return [reading('money', 'bare'), reading('percent', 'bare')];
  if (value <= 1 || partOfName.test(text.slice(Math.max(0, start - longestName), start))) return [];
  if (habits.lasts(figure)) return [reading('count', 'carried', 1, 'days')];
  const counts = Number.isInteger(value)
    ? [reading('count', 'carried', 1, habits.counted.get(figure.remark.index))]
    : [];
  if (lasts.test(text.slice(end, end + longestSpan)) || isCountAgain(figure, habits) || isOfPeople(figure, habits))
    return counts;
  if (isShareAgain(figure, habits)) return [reading('percent', 'bare')];
  if (habits.recounted(figure) || isHowMany(figure, habits)) return counts;
  const isInCoins = isSaidShort(figure) && isInHundredths(value, habits.sums, habits.sums);
  return [
    ...(isInCoins ? [] : [reading('money', 'bare')]),
    ...shortSums(figure, habits).map(([way, factor]) => reading('money', way, factor)),
    ...(value <= largestShortShare ? [reading('percent', 'bare')] : []),
    ...counts,
  ];
}

/** "I can go to 0.29", "zero point one one": the price of something small, or a small share. */
function isPartOfOne({ quantity: { value, asWritten } }: Figure): boolean {
  return value > 0 && value < 1 && /^(?:0?\.\d|(?:zero |nought )?point )/i.test(asWritten);
}

const [speedReach, mostFaster] = [10, 2];

/** "Two fifty per minute?" - "Our oven gives one eighty.": a number that goes on from how fast something runs. */
function isOfSpeed(figure: Figure, { code, speeds }: Habits): boolean {
  if (code !== 'en' || figure.quantity.unit !== undefined) return false;
  if (isSpeed(figure)) return true;
  const { quantity, remark } = figure;
  return (
    quantity.per.length === 0 &&
    speeds.some(
      ([value, index]) =>
        Math.abs(index - remark.index) <= speedReach &&
        Math.max(value, quantity.value) <= mostFaster * Math.min(value, quantity.value),
    )
  );
}

/** 「分速80袋ですか」「80は厳しいです」: a number that was said with what it counts close by, and is no sum of the talk. */
function isCountAgain(figure: Figure, habits: Habits): boolean {
  const { value, per } = figure.quantity;
  if (habits.code !== 'ja' || per.length > 0 || !isCountedNear(figure, habits)) return false;
  return !habits.allSums.has(value) && !habits.allSums.has(value * 1e4);
}

/** 「定価の70%で」「70ですか」: a number that was said with its sign close by, and is no sum of the talk. */
function isShareAgain({ quantity: { value, per }, remark: { index } }: Figure, habits: Habits): boolean {
  if (habits.code !== 'ja' || per.length > 0 || habits.allSums.has(value) || habits.allSums.has(value * 1e4))
    return false;
  return [0, 1, 2].some((back) => habits.shares.has(`${value} ${index - back}`));
}

/** 予約が月に4500くらい: orders, visits and people are counted, whatever follows the number. */
function isOfPeople({ quantity: { start, per }, remark: { text } }: Figure, { code }: Habits): boolean {
  return code === 'ja' && per.every((unit) => /^[年月]$/u.test(unit)) && countedBefore.test(text.slice(0, start));
}

/** "How many?" - "A hundred and forty a week.", and no price: "Six, at ninety each." */
function isHowMany({ quantity: { per }, remark: { index } }: Figure, { howMany }: Habits): boolean {
  return howMany.has(index) && per.every((unit) => periods.test(unit));
}

const periods = /^(?:hour|day|night|shift|week|month|quarter|year)$/i;

/** 次亜は0.1パーセントまで: how strong a liquid is. */
function isOfLiquid({ quantity: { start, end }, remark: { text } }: Figure, { code }: Habits): boolean {
  return code === 'ja' && (substance.test(text.slice(0, start)) || strength.test(text.slice(end)));
}

const substance =
  /(?:次亜(?:塩素酸)?(?:ナトリウム|水)?|消毒液?|アルコール|エタノール|塩素|水溶液|食塩水?|洗剤|薬剤|原液|濃度|塩分|糖度|湿度|水分|酸度|純度)[^。、]{0,6}$/u;
const strength = /^の?(?:濃度|水溶液|アルコール|エタノール|次亜|食塩水|希釈)/u;

const countedBefore =
  /(?:予約|来客|来店|来場|客|(?:お客|患者|生徒|会員|利用者)(?:さん|様)?|社員|従業員|登録者?|アクセス|閲覧|問い?合わせ|注文|受注|出荷|件数|人数|台数|枚数|部数|本数|個数|食数|組数|戸数|席数|床数|在庫)(?:数)?(?:の(?:上限|下限|枠|目安|合計))?(?:が|は|も|って)、?(?:(?:月|年|日|週|1日|今|現在|だいたい|大体|約|全部|合計|トータル|去年|今年|平均)[にではの間も]{0,2}、?){0,3}$/u;

/** "seventy" may be 70000, or lakhs where people count in these; "one sixty" may be 1.60; 四百 may be 400万. */
function shortSums(figure: Figure, { code, saysLakhs, saysCoins }: Habits): readonly (readonly [Way, number])[] {
  const { value } = figure.quantity;
  if (code === 'ja') return value < 10 * largestShortSum ? [['tenThousands', 1e4]] : [];
  const short: (readonly [Way, number])[] = [];
  if (value < largestShortSum && !isToTheCent(figure)) short.push(['thousands', 1e3]);
  if (saysLakhs && value < largestShortSum) short.push(['lakhs', 1e5]);
  if (isSaidShort(figure) || (saysCoins && value >= leastCoins && value < 2 * largestShortSum))
    short.push(['hundredths', 0.01]);
  return short;
}
