import { fromTe } from '../conjugate.ts';
import { wordChoice } from './choice.ts';
import type { Style } from './style.ts';

/** What is proposed stands before these words: 「15日の水曜とかどうですか」, 「2月1日からでよろしかったですか」. */
const thing = '(?<thing>.*(?:[\\p{sc=Han}\\p{sc=Katakana}\\dー%％]|から|まで|だけ|のみ|ずつ|ちょうど))';
const proposals = [
  new RegExp(`^${thing}(?:とか|あたり)?(?:で|では)?(?:どう|いかが)(?:ですか|でしょうか?)(?:ね|かね)?。$`, 'u'),
  new RegExp(`^${thing}(?:ということ)?でも?(?:よろしかった|よろしい|大丈夫)(?:ですか|でしょうか)(?:ね)?。$`, 'u'),
];
/** 「二年で千九百五十か。」, 「8月28日の木曜では。」 */
const figure = new RegExp(`^${thing}(?:か|(?:とか|あたり)?では)。$`, 'u');
const isFigure = /[\d〇一二三四五六七八九十百千万][^、。]{0,8}(?:か|では)。$/u;
/** 「13店舗ということで作ってよろしいでしょうか。」, 「試しに触ってみてもいいですか。」 */
const mayDo = /^(?<deed>[^。]*[てで])(?:も)?(?:よろしい|いい|ええ)(?:でしょうか|ですか|か)。$/u;
/** 「二つから始めようか。」 */
const letsDo = /(?<=[えけせてねべめれみ])ようか。$/u;
/** A question behind what is settled asks only whether it is: 「15万円にする。工場長、いかがですか。」 */
const asksAgain = /^(?<told>.*[^か]。)[^。]{0,12}(?:いかが|どう|よろしい)(?:ですか|でしょうか?)。$/u;
/** 「一か月無料で試すというのもできるが、どうですか。」 */
const asksBehind =
  /^(?<told>.*[^か])(?:が|けれども?|けども?)、(?:それで|こちらで)?(?:どう|いかが|いい|ええ|よろしい)(?:です|でしょう)?か(?:ね)?。$/u;
/** 「少し高いですけど、いいですか。」 settles nothing. */
const isNoOffer = /(?:たい|思う|思います|[いん]だ|[いん]です|しい|高い|ない|ません)(?:の|ん)?(?:です|だ)?$/u;
const ending = /(?<=[\p{sc=Han}\p{sc=Katakana}\d])(?:や|だ|です)$/u;
const asksFor = /お願いできますか。$/u;

/** A choice that somebody proposed and another took is told as settled, not as it was asked. */
export function asSettled(text: string, style: Style): string {
  const offered = asksBehind.exec(text)?.groups?.told;
  if (offered !== undefined && !isNoOffer.test(offered))
    return `${offered.replace(ending, style === 'polite' ? 'です' : 'である')}。`;
  const told = asksAgain.exec(text)?.groups?.told ?? text;
  for (const proposal of proposals) {
    const proposed = proposal.exec(told)?.groups?.thing;
    if (proposed !== undefined) return wordChoice(`${proposed}でお願いします`, style);
  }
  const named = isFigure.test(told) ? figure.exec(told)?.groups?.thing : undefined;
  if (named !== undefined) return wordChoice(`${named}でお願いします`, style);
  const verb = fromTe(mayDo.exec(told)?.groups?.deed ?? '');
  if (verb) return `${style === 'polite' ? verb.polite : verb.plain}。`;
  const done = told.replace(letsDo, style === 'polite' ? 'ます。' : 'る。');
  return done.replace(asksFor, style === 'polite' ? 'お願いします。' : 'お願いする。');
}
