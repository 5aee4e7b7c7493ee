import type { Due } from '../../../minutes/action.ts';
import { findDates } from '../dates/find.ts';
import { withDigits } from '../digits.ts';
import { takesBack } from '../due.ts';
import { bare } from './bare.ts';
import { asThing } from './deed-alone.ts';
import { withoutHumility } from './humility.ts';
import { inStyle, type Style } from './style.ts';

/** What leads from a day to the deed: 金曜までに送る, 今月中には出す. */
const leads =
  '(?:ほど|くらい|ぐらい|程度)?(?:着で|に(?:着く|届く|間に合う)ように|(?:まで|中|のうち|じゅう)?(?:に|で)(?:でも|は|も(?!う))?|まで|中)?、?';
/** A day of these is part of the thing or of its time: 金曜の会議, 月曜から, 15日付. */
const goesOn =
  /^(?:の|から|分|付|以降|締|号|便|と|か(?!ら)|や|開始|時点|だ|です|まで(?!に)|って|ね|よ|[はもをが]|[\d一二三四五六七八九十]+時|(?:まで|中|のうち)?(?:に|で)?(?:は)?(?:し(?:て|と|ます)|する|お願い))/u;
/** 一覧をいただいてから二、三日 has a thing of its own. */
const countsFrom = /^[^、。]{1,8}[てでたら](?:から|後|次第|[0-9〇一二三四五六七八九十])/u;
/** Before these nothing of the day is left. */
const begins = /(?:^|[、。をがはもにへでとて）」\s])$/u;
/** What hurries to a day. */
const hurries = /(?:遅くとも|なるべく|できれば|早ければ)、?$/u;
/** 比較表、用意する has its thing before the comma. */
const thingAhead = /^([^、。をはがにで]{1,20}[\p{sc=Han}\p{sc=Katakana}ー])、$/u;
const counted = /(?:[\p{N}一二三四五六七八九十数何][\p{sc=Han}]|以上|以内|全部|一応|結局|直接)$/u;
const leastCharacters = 4;

/**
 * A task without its day, which stands beside it in the list: 来週の金曜までに見積もりを送る is 見積もりを送る. What was said before the
 * speaker corrected himself goes with it: 12日までに、いえ、15日に送る is 送る.
 */
export function withoutDay(text: string, due: Due | undefined, style: Style): string {
  if (!due?.date) return text;
  return withoutOtherDays(withoutWritten(text, due, style));
}

function withoutWritten(text: string, due: Due, style: Style): string {
  const day = asItStands(due.asWritten, text);
  if (day === undefined) return text;
  const at = text.indexOf(day);
  const rest = text.slice(at + day.length);
  const from = correctedFrom(text, at);
  const ahead = text.slice(0, from).replace(hurries, '');
  if (
    goesOn.test(rest) ||
    !begins.test(ahead) ||
    /曜日?、$/u.test(ahead) ||
    (countsFrom.test(day) && /[をが]$/u.test(ahead))
  )
    return text;
  const behind = rest.replace(new RegExp(`^${leads}`, 'u'), '');
  // 記入して一週間以内に leaves the deed unsaid
  if (/て$/u.test(ahead) && /^[。\s]*$/u.test(behind)) return text;
  const short = `${joined(ahead, behind)}${behind}`.replace(/、(?=、|。|$)/gu, '').replace(/^[、。\s]+/u, '');
  const said = /^[。\s]*$/u.test(behind) ? inStyle(withoutHumility(bare(short)), style) : short;
  const isWhole = said.replace(/[。、\s]/gu, '').length >= leastCharacters && !/[をにへがはでて]。?$/u.test(said);
  const own = said.slice(ahead.lastIndexOf('。') + 1).split('。', 1)[0] ?? '';
  return isWhole &&
    own.length >= leastCharacters &&
    namesThing.test(said) &&
    !/^[をがはもにへで]|ばいい|ばよ/u.test(said)
    ? said
    : text;
}

/** The day as it was said, or as minutes write its number: 二十日までに is 20日までに. */
function asItStands(said: string, text: string): string | undefined {
  return [said, withDigits(said)].find((day) => text.includes(day));
}

/** A limit, or the day right before the deed; a day of the thing itself, 15日に開く会の資料, is neither. */
const limits =
  /^(?:の?(?:うち|夕方|午前中?|午後|朝|正午|昼|頃|ごろ))?(?:いっぱい|中)?(?:までに(?:は)?|中に(?:は)?|のうちに(?:は)?|以内に)、?/u;
const deed =
  '(?=(?:改めて|もう一度|まとめて|メールで|書面で)?、?(?:送|渡|届け|返|出|戻|提出|回答|返事|連絡|電話|持参|郵送|発送|返送|共有|聞|確認|報告|作|用意)[\\p{sc=Han}\\p{sc=Hiragana}]{0,7}。?$)';
const deedRightBehind = new RegExp(`^(?:に|には|まで|中)、?${deed}`, 'u');
const deedBehind = new RegExp(`^(?:に|には|まで|中)?、?${deed}`, 'u');
/** 明日送る needs no に. */
const isNear = /^(?:今日|本日|明日|明後日|あさって)$/u;
/** Within the last clause of its sentence nothing else is said to come before. */
const lastClause = /^[^。]*?(?:たら|ので|から|けど|ため|[てでしがばと])、/u;

/** 年内最後の営業日、26日に says one day twice. */
const sameDay = /[日週月曜末]、$/u;

/** Days that were said for the deed before the one beside it: 「3日のうち」 stands there for 5日に送る. */
function withoutOtherDays(text: string): string {
  const sentences = text.split(/(?<=。)/u);
  const told = sentences.map((sentence) => {
    const day = findDates(sentence, undefined).at(-1);
    const at = day ? sentence.indexOf(day.text) : -1;
    if (!day || at < 0) return sentence;
    const rest = sentence.slice(at + day.text.length);
    const lead = limits.exec(rest) ?? (isNear.test(day.text) ? deedBehind : deedRightBehind).exec(rest);
    const behind = rest.slice(lead?.[0].length);
    if (
      /^[。、\s]*$/u.test(lead ? behind : rest.replace(/^(?:に|まで|中)?に?、?(?:必ず|厳守)?/u, '')) &&
      /^[、\s]*$/u.test(sentence.slice(0, at))
    )
      return '';
    if (!lead || lastClause.test(behind) || !begins.test(sentence.slice(0, at)) || sameDay.test(sentence.slice(0, at)))
      return sentence;
    const short = `${joined(sentence.slice(0, at).replace(hurries, ''), behind)}${behind}`;
    const isWhole = short.replace(/[。、]/gu, '').length >= leastCharacters && !/[をにへがはでて]。?$/u.test(short);
    return isWhole && namesThing.test(short) ? short : sentence;
  });
  return told.some((sentence) => sentence !== '') ? told.join('') : text;
}

/** More than a verb: 切り替える alone does not say what. */
const namesThing = /[をはがにへとで](?!き)|[^。]{9}/u;
/** What stood before the day, as it stands right before the deed: 能勢様に、戻す is 能勢様に戻す. */
function joined(ahead: string, behind: string): string {
  const [, thing = ''] = thingAhead.exec(ahead) ?? [];
  const asked = counted.test(thing) ? undefined : asThing(`${thing}は`, behind);
  if (thing !== '' && asked !== undefined) return asked;
  const named = asThing(ahead, behind) ?? ahead;
  return named.replace(behind.includes('、') ? /(?<=[をにへ])、$/u : /(?<=[をにへは])、$/u, '');
}

/** Where the first of the days stands that the speaker took back for the one at a place. */
function correctedFrom(text: string, at: number): number {
  const first = findDates(text.slice(0, at), undefined)[0];
  const start = first ? text.indexOf(first.text) : -1;
  return start >= 0 && takesBack.test(text.slice(start + (first?.text.length ?? 0), at)) ? start : at;
}
