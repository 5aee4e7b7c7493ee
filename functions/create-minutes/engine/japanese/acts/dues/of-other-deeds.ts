import { weekdayLetters } from '../../dates/weekday-letters.ts';
import { weekdayOf } from '../../../calendar/day.ts';
import { isRequest } from '../tasks/requests.ts';
import type { Beside } from './places.ts';
import type { SaidDay } from './said-days.ts';
import type { Asked } from './traits.ts';

/** サンプルをいただければ, 届いたら: what is done waits for what the other one sends, however long that takes to say. */
const onReceipt =
  /(?:いただ(?:けれ|けましたら|けたら|きましたら|け[^。]{0,3}なら|い(?:たら|てから))|頂(?:けれ|けたら|け?きましたら|けましたら|い(?:たら|てから)|戴しました?ら)|もら(?:えれ|えたら|え?ったら|ってから)|届(?:けば|きましたら|い(?:たら|てから))|受け取(?:りましたら|ったら|ってから)|送って(?:くれ|もらえ|いただけ)れ|(?:が|は|り|、|^)(?:来|き)(?:ました)?たら|(?:通っ|通りまし|固まっ|固まりまし|決まっ|決まりまし|出|出まし|揃っ|揃いまし|そろっ|そろいまし)たら|次第)/u;
/** 後でお送りします names no day, and none is meant that is spoken of later. */
const someTime = /(?:後で|あとで|後ほど|のちほど|追って)/u;
const asLimit = /まで|中に|中で|には|で(?:いい|お願い|大丈夫|結構)/u;
/** 月曜お待ちしてます: on that day they meet. */
const meets = /^(?:に|は|の[^。、]{1,8}に?)?、?(?:お待ち|お会い|お目にかか|お伺い|伺い|よろしく)/u;
/** 「後でお送りします」「いつ頃ですか」「明日には」 */
const [answerTurns, brief] = [2, 14];
const bareWeekday = /^(?:[今来再先]+週の?)?([月火水木金土日])曜?日?$/u;

/** Days that belong to another deed than that of the task, however near they stand. */
export function isOfOtherDeed(
  day: SaidDay,
  beside: Beside,
  { main, item, told }: Pick<Asked, 'main' | 'item' | 'told'>,
): boolean {
  const { by } = beside.said;
  const { due } = day;
  if (isPartOfDate(day, beside)) return true;
  const isOfThing = !beside.isAsked && isDayOfThing(by.said, due.asWritten, told);
  if (by === main) return isOfThing && beside.said.days.some((other) => other.how === 'relative');
  const isOthers = by.speaker !== main.speaker;
  const at = by.said.indexOf(due.asWritten);
  if (at >= 0 && meets.test(by.said.slice(at + due.asWritten.length))) return true;
  const isPromise = item.owner?.speaker === main.speaker;
  if (isOfThing || isOfWhatIsAwaited(beside, main) || isAskedOfOthers(beside, item)) return true;
  if (onReceipt.test(main.said) && isPromise && isOthers && !isRequest(by.said)) return true;
  if (!someTime.test(main.said) || by.turn === main.turn || beside.isAsked) return false;
  const isAnswer = isOthers
    ? by.turn === main.turn + 1 && asLimit.test(by.said.slice(Math.max(0, at)))
    : by.turn <= main.turn + answerTurns && by.said.length <= brief;
  return !isAnswer;
}

/** 「稟議は木曜にかけます。(...) 通ったら送ります」: a day named before is that of what is waited for, and nobody knows when it comes. */
function isOfWhatIsAwaited({ said: { by }, isAsked }: Beside, main: Asked['main']): boolean {
  return onReceipt.test(main.said) && by.position < main.position && !isAsked && !isRequest(by.said);
}

/** 「二十日までにお返事をいただければ」: what who has the task asks of others; 「金曜まで待ってください」 asks for time. */
function isAskedOfOthers({ place, said: { by } }: Beside, item: Asked['item']): boolean {
  const isOwn = item.owner !== undefined && item.owner.speaker === by.speaker;
  return place === 'answer' && isOwn && asksOthers.test(by.said) && !asksForTime.test(by.said);
}

const asksOthers =
  /(?:いただ(?:けれ|けると|けます|きたい|けません)|頂(?:けれ|けると|けます|きたい)|もらえ|くださ|下さ|お願い(?:し|でき|いた))/u;
/** Asks for time, or for leave to do it himself another day: 「火曜にさせてください」. */
const asksForTime =
  /せて(?:くださ|下さ|いただ|頂|もら)|待っ|待ち|時間|猶予|日(?:ほど|間|くらい|ぐらい)?(?:を|だけ)?(?:くださ|いただ|もら)/u;

/** 「展示会が二十日にあるので」: the day of a thing that the task does not speak of. */
function isDayOfThing(said: string, asWritten: string, told: ReadonlySet<string>): boolean {
  const at = said.indexOf(asWritten);
  const thing = at < 0 ? undefined : heldThing.exec(said.slice(0, at))?.[1];
  return (
    thing !== undefined &&
    !ofLimit.test(thing) &&
    isHeld.test(said.slice(at + asWritten.length)) &&
    ![...told].some((term) => term.length > 1 && thing.includes(term))
  );
}

const heldThing = /([\p{sc=Han}\p{sc=Katakana}ー]{2,}|[\p{sc=Han}\p{sc=Katakana}ー]+\p{sc=Hiragana}{1,2})[がは]、?$/u;
const ofLimit = /期限|期日|締切|締め|納期|予定|最短|最速|都合|希望|目標|目安|曜|日$/u;
const isHeld =
  /^(?:に|から|まで|より)?(?:あ(?:る|り|っ)|開(?:か|催|く|き|始)|始ま|終わ|入(?:っ|り|る)|控え|なん|な(?:ので|もの)|で(?:す(?:から|ので|し|けど|が)|して))/u;

/** 金曜にします、十一日の: the day of the month tells which Friday. */
function isPartOfDate({ due }: SaidDay, { said: { days } }: Beside): boolean {
  const [, weekday] = bareWeekday.exec(due.asWritten) ?? [];
  if (weekday === undefined || !due.date) return false;
  const isNamed = (date: string) => date !== due.date && weekdayLetters[weekdayOf(date)] === weekday;
  return days.some(({ due: { date, rule } }) => rule === 'dayOfMonth' && !!date && isNamed(date));
}
