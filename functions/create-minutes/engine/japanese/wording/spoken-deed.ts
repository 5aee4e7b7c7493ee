import { withObjectMarked } from './object-marked.ts';
import { fromMasu } from '../masu.ts';

const day =
  '(?:(?:[今来先本明再]+[週月年]|翌[日週月])(?:の)?)?(?:[月火水木金土日]曜日?|明日|あした|明後日|あさって|今日|本日|週明け)(?:中)?';
/** 来週の火曜、いや水曜までに送る: the first of two days was taken back, and the second is of the same week. */
const misspoken = new RegExp(
  `(?<week>[今来再]+週の?)?(?<first>${day})、(?<takesBack>(?:いや|いえ|あ|違う|失礼|じゃなくて)、?)?(?=(?<second>${day})(?:まで|中|に|は|の(?:朝|午前|午後|夕方)))`,
  'u',
);
const weekdays = '月火水木金土日';

/** 火曜、月曜 goes back in time, so the first was a slip; 月曜、火曜 are both meant. */
function withoutSlip(text: string): string {
  return text.replace(misspoken, (said: string, ...rest: unknown[]) => {
    const { week = '', first = '', takesBack, second = '' } = rest.at(-1) as Record<string, string | undefined>;
    const [one, other] = [weekdays.indexOf(first.charAt(0)), weekdays.indexOf(second.charAt(0))];
    const isSlip = takesBack !== undefined || (one >= 0 && other >= 0 && other < one);
    if (!isSlip) return said;
    return takesBack !== undefined && other >= 0 ? week : '';
  });
}
/** 14日、了解である。: says that it was heard. */
const heard =
  /(?<=^|。)[^。、]{0,12}、?(?:了解|承知|かしこまり|[分わ]かり)(?:いたし|致し|し)?(?:である|です|だ|ました|した)。/gu;
/** 1枚である。作る。: the thing said again before the deed. */
const repeated = /^[\d〇一二三四五六七八九十]{0,3}[\p{sc=Han}\p{sc=Katakana}ー]{1,5}である。(?=[^。]{2,}。)/u;
/** あそうだ、じゃあその前だな、: what comes to somebody's mind before he says what he will do. */
const musing =
  /^(?:(?:あっ?|ああ|そうだ|あ?そうだ|そうそう|そうだなあ?|うん|いや|じゃあ?|ただ|でも|まあ|まずは|とりあえず|そしたら|それで|次に|続いて|最後に|それから|[^、。をがはに\s]{1,9}(?:だな|だね|ですね|かな|よな))[、\s]|(?:ただ|まずは|とりあえず)(?=[\p{sc=Han}\p{sc=Katakana}]))+(?=[^。]{4,})/u;
/** Whose deed it is stands beside it: それ今週中に聞く. */
const bareThat = /^(?:それ|これ)(?=(?:[今来]|明日|金曜|[月火水木金土日]曜|すぐ))/u;
/** 裏の古い冷凍庫、あれ引き取る; うちの担当、それを届ける tells who does it. */
const dislocated =
  /(?<![\p{sc=Han}\p{sc=Katakana}ーA-Za-z0-9])([\p{sc=Han}\p{sc=Katakana}ーA-Za-z0-9]{2,20})、(?:あれ|それ|これ)、?(?=[^、。をはが]{2,8}。$)/u;
const person = /(?:担当|[部課社店係院会班所場]長|主任|専務|常務|スタッフ|営業|業者|[者員人様氏]|さん)$/u;
/** 手順をまとめた資料、送る */
const commaObject =
  /((?:資料|書類?|表|図面?|データ|写真|リスト|一覧|案|サンプル|カタログ|見積も?り|地図|生地|見本))、(?=(?:送|渡|出[しす]|届け|作[っるり]|用意|共有|持[っちて]|印刷)[^、。をはが]{0,8}。$)/u;
/** では、そちらで契約書を作り直します: as was just agreed. */
const onThoseTerms = /^(?:そちら|それ|これ)で(?=[^、。]{2,14}を)/u;
/** 作って持参しましょうか offers to do so. */
const offered = /([^、。]{1,12})ましょう?か(?=。$)/u;

/** Who can do it by a day promises it: 夕方には送れる. */
const able = /([送出渡返回]|見せ)(れる|せる|られる)(?=。$)/u;

/** Nothing but that it was heard. */
export function isHeard(text: string): boolean {
  return text !== '' && text.replace(heard, '') === '';
}

/** A task without what is left of speech: what was taken back, said again, thought aloud or left out. `names` are those of people, who are no object. */
export function spokenDeed(text: string, names: readonly string[] = []): string {
  const whole = withoutSlip(text.replace(heard, '').replace(repeated, '').replace(musing, '').replace(bareThat, ''));
  return withObjectMarked(whole === '' ? text : whole)
    .replace(dislocated, (said, thing: string) => (person.test(thing) || names.includes(thing) ? said : `${thing}を`))
    .replace(commaObject, '$1を')
    .replace(onThoseTerms, '')
    .replace(offered, (_, stem: string) => fromMasu(stem).plain)
    .replace(/お?見せでき(?:る|ます)(?=。$)/u, '見せる')
    .replace(able, (_, verb: string, ending: string) => verb + (ending === 'せる' ? 'す' : 'る'));
}
