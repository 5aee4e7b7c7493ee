const withdraws =
  /なかったこと|取り消|撤回|白紙|取り下げ|(?:やっぱり|やはり|やっぱ)(?:、)?[^。]{0,16}?(?:いい(?:です|や|わ|$|。)|不要|なし|ナシ|やめ|要ら|いら|結構|大丈夫)|(?:は|もう|それ)(?:不要|いりません|要りません|いらない|要らない|結構)(?:です|$|。|に|か|と)|忘れて(?:くだ|$|。)|(?:なし|ナシ|無し)(?:で|に(?:し|さ)|や)|やめて(?:おき|お(?:く|こ)|く)|やめとき|やめ(?:ます|ましょう|よう)|(?:いった|一)ん(?:保留|止め|ペンディング|ストップ|見送)|じゃあ?いいです|ならいいです|大丈夫です(?:、)?(?:自分|こちら|うち)で|見送(?:り|る|ら)(?:ます|せ|ましょう|で|こと)?/u;

/** True when something said before is called off. */
export function readsWithdrawal(said: string): boolean {
  return withdraws.test(said) && !/[？?]$|問題なし|(?:こと|の)は?なしに/u.test(said);
}

const takesBack = /^[…、\s]*(?:いや|いえ|あ、?待って|待って|ちょっと待って|すみません、?(?:訂正|間違)|訂正)/u;
const counted = /([0-9][0-9,.]*(?:万|千)?)(台|名|人|本|席|個|枚|店舗?|社|回|ID|セット|箱|拠点)/gu;

/** True when a turn that begins by taking back counts the same things otherwise than the choice does. */
export function takesBackFigure(turn: string, said: string, choice: string): boolean {
  if (!takesBack.test(turn)) return false;
  const chosen = new Map([...choice.matchAll(counted)].map(([, number, unit]) => [unit, number]));
  return [...said.matchAll(counted)].some(([, number, unit]) => chosen.has(unit) && chosen.get(unit) !== number);
}
