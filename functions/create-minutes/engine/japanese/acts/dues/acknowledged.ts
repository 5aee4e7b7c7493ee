import { isRequest } from '../tasks/requests.ts';
import type { DaysOf, SaidDay } from './said-days.ts';

/** 28日ですね、火曜で結構です、月曜でええよ */
const willDo =
  /^(?:の(?:朝|昼|夕方|午前|午後))?(?:まで)?(?:です(?:ね|か)|だね|やね|(?:や|だ)?な(?=[、。\s]|$)|ね(?!て)|で(?:も)?、?(?:結構|大丈夫|いい|よ[いろか]|ええ|十分|助か|構い|問題)|了解|承知)/u;
const opens =
  /^(?:(?:あ|はい|ええ|うん|おう|では|じゃあ?|ほな|そしたら|わかりました|分かりました|承知しました|了解です)[、。\s]*)*$/u;
/** Utterances that are looked back through for who named the day first. */
const mostBefore = 6;
const answerTurns = 2;
const tells =
  /(?:ます|ました|する|す|る|とく|とくわ|たい)(?:ね|よ|わ|ので|んで|から|けど)?。?$|(?:には|までに|に)。?$/u;

/** 「28日には出します」「28日ですね、承知しました」: the day of what another promises is no day of who takes it so. */
export function isTakenOf({ due }: SaidDay, { by }: DaysOf, read: (position: number) => DaysOf | undefined): boolean {
  const at = by.said.indexOf(due.asWritten);
  if (at < 0 || !opens.test(by.said.slice(0, at))) return false;
  const rest = by.said.slice(at + due.asWritten.length);
  if (!willDo.test(rest)) return false;
  for (let back = 1; back <= mostBefore; back++) {
    const before = read(by.position - back);
    if (!before || by.turn - before.by.turn > answerTurns) return false;
    if (before.days.some((one) => one.due.date === due.date))
      return before.by.speaker !== by.speaker && !isRequest(before.by.said) && tells.test(before.by.said);
  }
  return false;
}
