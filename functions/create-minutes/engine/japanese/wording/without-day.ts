import type { Due } from '../../../minutes/action.ts';
import { findDates } from '../dates/find.ts';
import { takesBack } from '../due.ts';
import { bare } from './bare.ts';
import { asThing } from './deed-alone.ts';
import { withoutHumility } from './humility.ts';
import { inStyle, type Style } from './style.ts';

/** What leads from a day to the deed: 金曜までに送る, 今月中には出す. */
const leads = '(?:(?:まで|中|のうち|じゅう)?(?:に|で)(?:は|も)?|まで|中)?、?';
/** A day of these is part of the thing or of its time: 金曜の会議, 月曜から, 15日付. */
const goesOn =
  /^(?:の|から|分|付|以降|締|号|便|と|か(?!ら)|や|開始|時点|だ|です|まで(?!に)|って|ね|よ|[はもをが]|[\d一二三四五六七八九十]+時|(?:まで|中|のうち)?(?:に|で)?(?:は)?(?:し(?:て|と|ます)|する|お願い))/u;
/** Before these nothing of the day is left. */
const begins = /(?:^|[、。をがはもにへでと）」\s])$/u;
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
  const at = text.indexOf(due.asWritten);
  if (at < 0) return text;
  const rest = text.slice(at + due.asWritten.length);
  const from = correctedFrom(text, at);
  const ahead = text.slice(0, from).replace(hurries, '');
  if (goesOn.test(rest) || !begins.test(ahead)) return text;
  const behind = rest.replace(new RegExp(`^${leads}`, 'u'), '');
  const short = `${joined(ahead, behind)}${behind}`.replace(/、(?=、|。|$)/gu, '').replace(/^[、。\s]+/u, '');
  const said = /^[。\s]*$/u.test(behind) ? inStyle(withoutHumility(bare(short)), style) : short;
  const isWhole = said.replace(/[。、\s]/gu, '').length >= leastCharacters && !/[をにへがはで]。?$/u.test(said);
  return isWhole && namesThing.test(said) && !/^[をがはもにへで]|ばいい|ばよ/u.test(said) ? said : text;
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
