import { weekdayOf } from '../../../calendar/day.ts';
import { isRequest } from '../requests.ts';
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
const weekdays = '日月火水木金土';
const bareWeekday = /^(?:[今来再先]+週の?)?([月火水木金土日])曜?日?$/u;

/** Days that belong to another deed than that of the task, however near they stand. */
export function isOfOtherDeed(day: SaidDay, beside: Beside, { main, item }: Pick<Asked, 'main' | 'item'>): boolean {
  const { by } = beside.said;
  const { due } = day;
  if (isPartOfDate(day, beside)) return true;
  if (by === main) return false;
  const isOthers = by.speaker !== main.speaker;
  const at = by.said.indexOf(due.asWritten);
  if (at >= 0 && meets.test(by.said.slice(at + due.asWritten.length))) return true;
  const isPromise = item.owner?.speaker === main.speaker;
  if (onReceipt.test(main.said) && isPromise && isOthers && !isRequest(by.said)) return true;
  if (!someTime.test(main.said) || by.turn === main.turn || beside.isAsked) return false;
  const isAnswer = isOthers
    ? by.turn === main.turn + 1 && asLimit.test(by.said.slice(Math.max(0, at)))
    : by.turn <= main.turn + answerTurns && by.said.length <= brief;
  return !isAnswer;
}

/** 金曜にします、十一日の: the day of the month tells which Friday. */
function isPartOfDate({ due }: SaidDay, { said: { days } }: Beside): boolean {
  const [, weekday] = bareWeekday.exec(due.asWritten) ?? [];
  if (weekday === undefined || !due.date) return false;
  const isNamed = (date: string) => date !== due.date && weekdays[weekdayOf(date)] === weekday;
  return days.some(({ due: { date, rule } }) => rule === 'dayOfMonth' && !!date && isNamed(date));
}
