import type { Due } from '../../minutes/action.ts';
import { findDates } from './dates/find.ts';
import type { Calendar, DateMention } from './dates/mention.ts';
import { halfWidth } from './dates/width.ts';

const time =
  '(?:の?(?:午前中?|午後(?:一番?|イチ)?|朝(?![礼会食市刊])(?:一番?|イチ)?|夕方|夜|昼(?:過ぎ|前|休み)?|休み時間|正午|定時|終業|営業時間|早い(?:うち|時間)|遅く|[0-9０-９]{1,2}(?:時(?:半|[0-9０-９]{1,2}分)?|[:：][0-9０-９]{2})))?(?:の?(?:うち|頃|ごろ|あたり)|(?:ほど|程度|くらい|ぐらい)?(?:以内|後|内)?)';
const deadline = new RegExp(
  `^(?:[(（][月火水木金土日][)）])?${time}(?:いっぱい|中|必着|着)?(?:までに|まで(?!は)|以内|までには|中に|のうちに|には|に(?!は)|で|いっぱい|、|$|[\\s　]|の[^、。]{1,10}?まで|を(?:目[途処]|めど|メド|目標|期限|締め?切)|この後|後に|お|ご|送|出|連絡|提出|回答|返|発|確認|用意|準備|電話|折)`,
  'u',
);
const until = new RegExp(
  `^(?:[(（][月火水木金土日][)）])?${time}(?:いっぱい|中|必着|着)?(?:までに|まで|以内|中に|のうちに|には|の[^、。]{1,10}?までに)`,
  'u',
);
const refused =
  /^(?:まで)?(?:に|は|だと|では|じゃ|で)?(?:は)?(?:、)?(?:ちょっと|さすがに|絶対に?|まず|とても|正直|かなり|だいぶ)?(?:、)?(?:無理|難し|厳し|きつ|できな|できません|間に合(?:わな|いませ)|ちょっと(?:$|。|…)|なく(?:て)?(?:、|$)|なくて|ありませ|ないです|避け|不在|休み|祝日|埋ま|都合)/u;
/** What stands right after a day that belongs to something else than the deed. */
const otherMatter =
  /^(?!の[^、。]{1,10}?まで|の?うち)(?:の?(?:締め|〆|払い|支払|付け?(?:で|の)|満了|開催|期限の|現在|時点|以降|開始|稼働)|から(?!も)|(?:いっぱい)?まで(?:待て(?:る|ます)|有効|据え置|(?:は|も)?、?[^、。\s]{0,6}?(?:手一杯|手いっぱい|手が(?!出)|手ぇ|かか|出張|休み|不在|忙し|バタバタ|ばたばた|埋ま|ふさが|塞が|詰まっ|お?りませ|いない|いません))|で、?[^、。]{0,8}(?:押さえ|予約|確定|仮|本決まり|進め|組み|段取り|会場|席|枠)|の[^、。]{0,6}?(?:会議|打ち?合わ?せ|ミーティング|定例|役員会|取締役会|経営会議|理事会|部会|展示会|イベント|セミナー|研修|訪問|商談|デモ|満了|件|(?<!電)話(?!(?:し(?!合)|す|せ|そ))|会(?=[のにで])|資料|議事)|って(?:さ|ね|いう|、|$|[^、。]{0,12}(?:配送|休|混|営業|遅))|の(?:配送|配達|配車|便|分(?!け)|やつ|もの|営業|出勤|シフト|勤務|混雑|受付|授業|宴会|予約)(?!から|[でに]|を[^、。]{0,8}(?:送|出|渡|届))|はですね、)/u;
/** 六日と十三日でいいですか and 七日と十四日は are the days of what takes place on both. */
const withOther = /^と$/u;
const both = /^(?:で(?:は)?、?(?:いい|よ(?:ろし)?い|よろし|大丈夫|どう|いかが|お願い|。|$)|は|って|が|なら|です|だ)/u;
/** At which it is done, or which is to pass it: 月末の役員会で諮ります. */
const atEvent =
  /^の[^、。]{0,10}?(?:会|会議|打ち?合わ?せ|ミーティング|定例|訪問|商談|面談)(?:で(?!す|は|の)|に(?:かけ|諮|上げ|出し|合わせ|持))/u;
/** A day of this is no day to do something. */
const ofMatter =
  /(?:有効期限|契約(?!書|案|の案|内容)|稼働|開始|支払い?|リリース|本番|発売|オープン)[^、。]{0,4}[はが]\s*$/u;
/** Characters before a day that may tell what it is the day of. */
const mostBefore = 16;
/** Something takes place on it: 金曜に会議があるから. */
const takesPlace =
  /^(?:に|は|が)?[^、。をに]{0,10}(?:が|も)(?:ある|あり(?:ます|まし)|ござい(?:ます|まし)|入って|開かれ)(?![^。]{0,6}(?:ので|んで|から|て)、?(?:そこ|その(?:場|とき|時|席))[でに])/u;
/** What has happened on the day already. */
const history =
  /^[にのはも]?[^、。]{0,12}?(?:ました|(?:[しいっきれ]た|んだ)(?=[\p{sc=Han}\p{sc=Katakana}。、]|の(?!で)|もの|やつ|ん(?:です|だ)|$))/u;
/** To report what has happened by then is still to come. */
const reports = /^に?は?[^。、]{0,14}た(?:旨|こと|件|結果)を/u;

/** A day that a text names and does not rule out, with how plainly it is said to be one by which something is done. */
export interface DueReading {
  readonly due: Due;
  /** What names the day, in half width. */
  readonly named: string;
  readonly index: number;
  readonly plain: 'until' | 'by' | 'named';
}

/** Between two days these take the first one back: 12日までに、いえ、12日は出張でした、15日に. */
export const takesBack =
  /(?:^|[、。\s])(?:あ、?|あっ、?)?(?:いえ|いや|違う|違い|ちがう|ではなく|じゃなく|すみません|すいません|失礼|間違|やっぱり?|やはり|訂正|もとい)/u;
const otherwiseEngaged =
  /^は[^、。\s]{1,8}?が(?:あったん|あるん|ありました|ございました|入っちゃ)|^(?:に|は|が|も|だと|では|じゃ|って)?[^、。\s]{0,6}?(?:出張|外出|不在|(?<!昼)休み(?!時間|明け)|休暇|有給|定休|祝日|埋ま|無理|難し|厳し|きつ|都合|来客|展示会|検診|健診|病院|予定が|入っ[てち])/u;

/** The days that are said not to be possible: 金曜は無理だけど、9日には. */
export function refusedDays(text: string, calendar: Calendar | undefined): ReadonlySet<string> {
  return refusedAmong(findDates(text, calendar), halfWidth(text));
}

function refusedAmong(mentions: readonly DateMention[], plain: string): ReadonlySet<string> {
  return new Set(
    mentions.flatMap(({ date, index, text }) => {
      const rest = plain.slice(index + text.length);
      return date !== undefined && (refused.test(rest) || otherwiseEngaged.test(rest)) ? [date] : [];
    }),
  );
}

/** All of them, in the order of the text; the text may be in full width. */
export function readDues(text: string, calendar: Calendar | undefined): readonly DueReading[] {
  const plain = halfWidth(text);
  const mentions = findDates(text, calendar);
  const impossible = refusedAmong(mentions, plain);
  return mentions.flatMap((said, i) => {
    const mention = inSameWeek(said, mentions.slice(0, i), plain, calendar);
    const next = mentions[i + 1];
    const between = plain.slice(mention.index + mention.text.length, next?.index);
    if (next && next.date !== mention.date && takesBack.test(between)) return [];
    if (mention.date !== undefined && impossible.has(mention.date)) return [];
    const rest = plain.slice(mention.index + mention.text.length);
    if (ofThatWeek.test(plain.slice(0, mention.index + 1))) return [];
    const other =
      (otherMatter.test(rest) && !atEvent.test(rest)) ||
      ofMatter.test(plain.slice(Math.max(0, mention.index - mostBefore), mention.index));
    if (isOneOfTwo(mentions, i, plain)) return [];
    if (other || takesPlace.test(rest) || refused.test(rest) || (history.test(rest) && !reports.test(rest))) return [];
    const how = until.test(rest) ? 'until' : deadline.test(rest) ? 'by' : 'named';
    return [{ due: toDue(mention, text, rest), named: halfWidth(mention.text), index: mention.index, plain: how }];
  });
}

function isOneOfTwo(mentions: readonly DateMention[], i: number, plain: string): boolean {
  const endOf = ({ index, text }: DateMention) => index + text.length;
  const isPair = (first: DateMention | undefined, second: DateMention | undefined) =>
    first !== undefined &&
    second !== undefined &&
    withOther.test(plain.slice(endOf(first), second.index)) &&
    both.test(plain.slice(endOf(second)));
  return isPair(mentions[i], mentions[i + 1]) || isPair(mentions[i - 1], mentions[i]);
}

/** その週の木曜 is none of this week; what it counts from is told before. */
const ofThatWeek = /その週(?:の?.)?$/u;
/** Why a day that was named will not do: 来週の火曜は監査が入るので、水曜に. */
const standsAgainst =
  /[はがもだと][^、。]{0,16}?(?:いな|いません|おら|休|出張|不在|監査|研修|棚卸|検診|検定|会議|部会|が入|無理|きつ|厳し|埋ま|ふさが|塞が|都合)/u;

/** 来週の火曜、いや水曜 is Wednesday of next week. */
function inSameWeek(
  said: DateMention,
  before: readonly DateMention[],
  plain: string,
  calendar: Calendar | undefined,
): DateMention {
  const named = before.findLast(({ text }) => ofWeek.test(text));
  const [week] = ofWeek.exec(named?.text ?? '') ?? [];
  if (!named || week === undefined || !/^[月火水木金土日]曜/u.test(said.text)) return said;
  const between = plain.slice(named.index + named.text.length, said.index);
  const isAgain = named.text.replace(/日$/u, '').endsWith(said.text.replace(/日$/u, ''));
  if (!isAgain && !takesBack.test(between) && !standsAgainst.test(between)) return said;
  const date = findDates(`${week}の${said.text}`, calendar)[0]?.date;
  return date === undefined ? said : { ...said, date };
}

const ofWeek = /^(?:今|来|再来|翌)週/u;

/**
 * The phrase that says until when, and the day it means; the last one counts where the speaker corrects himself.
 * @param within only days of this part of the text count; it is in half width
 */
export function japaneseDue(text: string, calendar: Calendar | undefined, within?: string): Due | undefined {
  const fitting = readDues(text, calendar).filter(
    ({ named, plain }) => plain !== 'named' && (within === undefined || within.includes(named)),
  );
  return (fitting.findLast(({ plain }) => plain === 'until') ?? fitting.at(-1))?.due;
}

const upTo = new RegExp(`^${time}(?:いっぱい|中)?(?:までには?|まで|以内に?|中に|には)?`, 'u');

/** @param rest what follows the day, in half width */
function toDue({ index, text: said, date, rule }: DateMention, text: string, rest: string): Due {
  const after = upTo.exec(rest)?.[0] ?? '';
  return {
    asWritten: text.slice(index, index + said.length + after.length),
    date: date ?? null,
    rule: date === undefined ? null : (rule ?? null),
  };
}
