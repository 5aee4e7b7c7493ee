import { escaped } from '../escaped.ts';

/** What people are called by behind their names, as alternatives of a pattern. */
export const titleWords =
  'さん|さま|様|氏|くん|君|ちゃん|先生|部長|課長|社長|会長|専務|常務|取締役|係長|主任|本部長|室長|次長|所長|店長|院長|事務長|工場長|支店長|マネージャー|リーダー';

const noOtherWord = '(?<![\\p{sc=Han}々](?<!今日|明日|本日|今週|来週|先日|昨日|弊社|御社|当社))';

/** A pattern for a name; one of a single kanji is none within another word: 林が and 林部長が, not 森林が, 小林が or 林道が. */
export function nameWord(name: string): string {
  return /^\p{sc=Han}$/u.test(name) ? `${noOtherWord}${name}(?=${titleWords}|(?![\\p{sc=Han}々]))` : escaped(name);
}

/** Where a name begins in a text; -1 where it is not in it. */
export function indexOfName(text: string, name: string): number {
  const at = text.indexOf(name);
  return at < 0 || name.length > 1 ? at : text.search(new RegExp(nameWord(name), 'u'));
}
