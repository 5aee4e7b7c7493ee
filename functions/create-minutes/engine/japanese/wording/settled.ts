import { wordChoice } from './choice.ts';
import type { Style } from './style.ts';

/** What is proposed stands before these words: 「15日の水曜とかどうですか」, 「2月1日からでよろしかったですか」. */
const thing = '(?<thing>.*(?:[\\p{sc=Han}\\p{sc=Katakana}\\dー%％]|から|まで|だけ|のみ|ずつ|ちょうど))';
const proposals = [
  new RegExp(`^${thing}(?:とか|あたり)?(?:で|では)?(?:どう|いかが)(?:ですか|でしょうか?)(?:ね|かね)?。$`, 'u'),
  new RegExp(`^${thing}(?:ということ)?で(?:よろしかった|よろしい|大丈夫)(?:ですか|でしょうか)(?:ね)?。$`, 'u'),
];
/** A question behind what is settled asks only whether it is: 「15万円にする。工場長、いかがですか。」 */
const asksAgain = /^(?<told>.*[^か]。)[^。]{0,12}(?:いかが|どう|よろしい)(?:ですか|でしょうか?)。$/u;
const asksFor = /お願いできますか。$/u;

/** A choice that somebody proposed and another took is told as settled, not as it was asked. */
export function asSettled(text: string, style: Style): string {
  const told = asksAgain.exec(text)?.groups?.told ?? text;
  for (const proposal of proposals) {
    const proposed = proposal.exec(told)?.groups?.thing;
    if (proposed !== undefined) return wordChoice(`${proposed}でお願いします`, style);
  }
  return told.replace(asksFor, style === 'polite' ? 'お願いします。' : 'お願いする。');
}
