import type { MeetingDay } from './choose.ts';
import { type Heard, isAcross } from './heard.ts';
import { words } from './words.ts';

/** Nobody will be held to a day before something is known: 「まだなんとも」「近くなったら連絡します」「決めないでおいて」. */
const holdsOff =
  /(?:まだ|今は|いまは|ちょっと今は?|今のところ|ちょっと)、?[^。、]{0,8}(?:なんとも|何とも|わから|分から|見え|読め|決められ|決まら|決まって(?:い?な|おら))|(?:決めないで|決めんと|決めずに)|(?:日にち|日取り|日程|日付|予定|候補)(?:は|も|を)?、?[^。、]{0,10}(?:改めて|また|追って|追々|後で|あとで|後日|空けた|なってから|決まってから|そのとき|その時)|白紙|(?:動けそうに|約束(?:は|が)?でき|お約束(?:は|が)?(?:でき|いたしかね)|身動きが(?:取れ|とれ))/u;
/** Somebody will say so himself when he knows. */
const willTell =
  /(?:そのうち|また|改めて|あらためて|追って|後ほど|のちほど|(?:近く|落ち着い|決ま|わか|分か|終わ|見え|済ん|戻っ|固ま|揉ん|なっ)(?:なっ)?(?:たら|て(?:から)?|でから)|(?:こちら|こっち|うち|私|僕|わたし)(?:の(?:ほう|方))?から)[^。]{0,18}(?:連絡|電話|相談|メール|知らせ|候補(?:を|日)|声(?:を)?(?:か|掛)け|調整)/u;
/** Something else is to be done before that. */
const first =
  /まず(?:は)?[^。]{0,12}(?:から|てみて|見て|触って|てから)|(?:て|で)からで(?:よか|いい|ええ|よろし|お願い)|(?:て|で)から(?:に(?:して|しま|さ)|考え|決め)/u;
/** Nobody needs to meet for it: 「資料だけ送ってもらえれば十分です」「わざわざ来てもらわなくても」. */
const declines =
  /(?:だけ|さえ|れば|たら|(?:メール|郵送|書面|資料|紙|電話)(?:で|が)も?)[^。、]{0,12}(?:十分|じゅうぶん|結構|けっこう|足り|事足|済み(?:ま|そう))|(?:打ち?合わ?せ|会議|訪問|(?:お越し|来て|おいで|伺って|お時間)[^。、]{0,10})(?:は|も|まで|ほど|なんて)?(?:[^。、]{0,8}(?:なくて|までも|までは|ほどでも)|(?:は|も)?(?:不要|要らな|いらな|いりませ|要りませ|必要(?:は|も)?(?:な|あ)))/u;
const howLong = /(?:時間|分間?|半日)[^。、]{0,8}(?:れば|たら|だけ|あれば)/u;
/** 「お時間は何時が」: what is put off then is the hour alone. */
const ofHour = /何時(?![間でも])|時間(?:は|帯)|時間を[^。]{0,6}(?:連絡|知らせ|相談)/u;
const [mostAfter, turnsAfter] = [10, 3];

/**
 * A day that was talked of, but to which nobody will be held: 「16日の14時はいかがでしょう」「まだなんとも。またこちらからご連絡します」. What
 * was taken before stands, unless it is put off itself.
 */
export function isPutOff({ days, hour }: MeetingDay, heard: readonly Heard[]): boolean {
  const named = heard[days.findLast(({ barred }) => !barred)?.at ?? -1];
  if (!named) return false;
  const last = hour && hour.by.by.position > named.by.position ? hour.by : named;
  const start = heard[days[0]?.at ?? -1] ?? last;
  const at = heard.indexOf(last);
  const isReply = isAcross(last, start);
  if (isReply && words.accepts.test(last.by.said) && !words.refuses.test(last.by.said) && !holdsOff.test(last.by.said))
    return false;
  let isOfHour = false;
  for (const one of heard.slice(at, at + mostAfter)) {
    const { turn, said } = one.by;
    if (turn - last.by.turn > turnsAfter) return false;
    isOfHour ||= ofHour.test(said);
    if (turn === last.by.turn && !isReply) continue;
    if (!isOfHour && (holdsOff.test(said) || first.test(said) || (one !== last && willTell.test(said)))) return true;
    if (turn > last.by.turn && isAcross(one, last) && isDeclining(one)) return true;
    if (turn > last.by.turn && isAcross(one, last) && (words.accepts.test(said) || isSameHour(one, hour))) return false;
  }
  return false;
}

/** Who names a day or an hour, or how long it takes, is content with that: 「一時間いただければ十分です」. */
function isDeclining({ by, votes, hours }: Heard): boolean {
  return votes.length === 0 && hours.length === 0 && declines.test(by.said) && !howLong.test(by.said);
}

/** 「10時半で」 */
function isSameHour({ hours }: Heard, hour: MeetingDay['hour']): boolean {
  return hour !== undefined && hours.some(({ minutes, refused }) => minutes === hour.minutes && !refused);
}

const asksToMeet =
  /次(?:の(?:お?打ち?合わ?せ|回|定例)|回|は(?!元|男|女|に、))|改めて、?[^。]{0,8}(?:打ち?合わ?せ|お時間|場を)|また(?:お?伺っ|お邪魔し|来て)も/u;
/** 「我々の打ち合わせは、まあ、またそのうち」 */
const leftToChance =
  /(?:打ち?合わ?せ|次回?|ミーティング|こっち|うち(?:ら)?|我々|私たち)(?:の(?:ほう|方|件))?は[^。]{0,10}?(?:そのうち|追々|おいおい|また(?:今度|いずれ)|いずれまた|様子(?:を)?見)/u;
const someTime =
  /また[^。]{0,14}(?:あれば|あったら|ころに|頃に|ときに|時に|落ち着|気が向い)|[てで]からだ[。ぞよね]*$|(?:郵送|メール|電話|FAX|書面)で(?:いい|結構|けっこう|十分|じゅうぶん|ええ|よか)/u;

/** 「次の打ち合わせは」「会議が済んだらこっちから言いますから」: who asks so had agreed on no day before. */
export function isAskedInVain({ days }: MeetingDay, heard: readonly Heard[]): boolean {
  return heard.slice((days.at(-1)?.at ?? heard.length) + 1).some((ask, i, rest) => {
    if (leftToChance.test(ask.by.said)) return ask.votes.length === 0;
    if (!asksToMeet.test(ask.by.said) || ask.votes.length > 0) return false;
    if (someTime.test(ask.by.said)) return true;
    const answers = rest
      .slice(i + 1, i + 1 + mostAnswers)
      .filter((one) => isAcross(one, ask) && one.by.turn - ask.by.turn === 1);
    return answers.some(({ by: { said } }) => [holdsOff, willTell, first, someTime].some((words) => words.test(said)));
  });
}

const mostAnswers = 4;
