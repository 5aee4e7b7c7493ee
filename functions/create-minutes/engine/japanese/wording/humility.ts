import { iRow } from '../masu.ts';
import { lastPart } from './last-part.ts';

/** How an ending is said politely, without 敬語 that lifts anybody. */
export type Ending = readonly [says: RegExp, polite: string];

const humble: readonly Ending[] = [
  // to meet again, and not to answer
  [/(?<=[てめ度])、?お?時間(?:を)?(?:いただけ|頂け|頂戴|ください)[^、。]*$/u, '時間をもらいます'],
  [/(?:ほど|だけ)?、?お?時間(?:を)?(?:いただけ|頂け|頂戴|ください)[^、。]*$/u, 'に回答します'],
  [/(?<=[えけげせてでねべめれ見])させて(?:(?:いただき|頂き|もらい)ます|ください|下さい)$/u, 'ます'],
  [/(?:(?<!の[おご]?\p{sc=Han}{2,4})を)?させて(?:(?:いただき|頂き|もらい)ます|ください|下さい)$/u, 'します'],
  [/([かさたなばまらわ])せて(?:いただき|頂き|もらい)ます$|([かさたなばまらわ])せて(?:ください|下さい)$/u, ''],
  [/(?<=[おご][^\s、。]{1,8})(?:いたし|致し|申し上げ)ます$/u, 'します'],
  [/(?:いたし|致し)ます$/u, 'します'],
  [/(?<=[ご][\p{sc=Han}]{2,4})差し上げます$/u, 'します'],
  [/ときます(?:わ)?$/u, 'ておきます'],
];
/** お送りします is 送ります, ご連絡します is 連絡します. */
function unhumbled(text: string): string {
  return text
    .replace(/お持ち(?:し|いたし)ます$/u, '持参します')
    .replace(/お((?!願い)[\p{sc=Han}]\p{sc=Hiragana}{1,3}|見せ|持ち)します$/u, '$1ます')
    .replace(/[おご]([\p{sc=Han}\p{sc=Katakana}]{2,6})(を)?します$/u, '$1$2します');
}

/** 送らせていただきます is 送ります, ご連絡いたします is 連絡します. */
export function withoutHumility(text: string): string {
  const [before, last] = lastPart(text);
  for (const [says, polite] of humble) {
    const match = says.exec(last);
    if (!match) continue;
    const row = match[1] ?? match[2];
    return unhumbled(before + last.slice(0, match.index) + (row ? `${iRow[row] ?? ''}ます` : polite));
  }
  return unhumbled(text);
}
