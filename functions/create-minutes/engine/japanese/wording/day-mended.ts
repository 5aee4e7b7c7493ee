const day =
  '(?:(?:今週|来週|再来週)の?)?(?:[月火水木金土日]曜日?|明日|明後日|あさって|本日|今日|[0-9０-９〇一二三四五六七八九十]{1,3}日)';
const sorry = '(?:すみません|申し訳ありません|失礼(?:しました|いたしました)?|あ|いや|いえ|ごめんなさい)';
const hinders = `${day}(?:は|も)[^。…]{1,18}?(?:だった|であった|でした|か|があった|がある|が入る|の?立ち会い|休み|出張)(?:だ|である|です)?。`;
/** 手引きを、明日……すみません、明日は棚卸しだった。送る: what was begun breaks off at the day that does not do. */
const brokenOff = new RegExp(
  `(?:${day}(?:に(?:でも)?|中に|までに|には)?)?お?[^、。をは…]{0,6}…+(?:${sorry}、?)?${hinders}(?=[^。])`,
  'u',
);
/** 明日にでも、明日は棚卸しだった。送る */
const only = new RegExp(
  `(?:^|(?<=[、。]))(?:${day}(?:に(?:でも)?|中に|までに)、)?(?:${sorry}、?)?${hinders}(?=[^。])`,
  'u',
);

/** A task without the day that was named first and why it does not do; the day that holds stands beside the task. */
export function withoutMendedDay(text: string): string {
  return text.replace(brokenOff, '').replace(only, '');
}
