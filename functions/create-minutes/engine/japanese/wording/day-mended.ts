const number = '[0-9０-９〇一二三四五六七八九十]{1,3}';
const weekday = '[月火水木金土日]曜日?';
const day = `(?:(?:今週|来週|再来週)の?)?(?:${weekday}|明日|明後日|あさって|本日|今日|${number}日)`;
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

/** 来週の月曜か火曜, 4日後の土曜, 3営業日 */
const anyDay = `(?:(?:[今来]|再来)[週月]の?)?(?:(?:${number}月)?(?:${number}日後?の?)?${weekday}(?:か${weekday})?|(?:${number}月)?${number}日後?|${number}営業日|明日|明後日|あさって|本日|今日|週明け|月末)`;
const led = '(?:に(?:は|でも)?|まで(?:に(?:は)?)?|中(?:に(?:は)?)?|か)?';
const begun = new RegExp(`${anyDay}${led}(?:ですね?)?$`, 'u');
/** 休みだ火曜までに送る */
const namedAgain = new RegExp(
  `^(?:[^、。をへ]{0,10}(?:だ|です|で))?(?=(?:遅くとも)?${anyDay}(?:以内)?${led}[^、。]{2,}。?$)`,
  'u',
);
/** Sorry, or why the day that was begun with does not do. */
const against = new RegExp(
  `^あ?${sorry}(?:、|$)|(?:です|でした|ます|ました|だ|だった|休み|出張|もの(?:な(?:の)?)?で|ので|んで|から)$`,
  'u',
);
/** 3営業日を渡す */
const counted = new RegExp(`^${number}営業日を`, 'u');

/** A task without the day that was named first and why it does not do; the day that holds stands beside the task. */
export function withoutMendedDay(text: string): string {
  const whole = text.replace(brokenOff, '').replace(only, '');
  return whole
    .split(/(?<=。)/u)
    .map(withoutFirstDay)
    .join('');
}

/** 見積書を改め、4日後の土曜……いえ、失礼しました、13日の金曜に届ける is 見積書を改め、13日の金曜に届ける. */
function withoutFirstDay(sentence: string): string {
  const clauses = sentence.split(/…+、?|、/u);
  const last = clauses.length - 1;
  const first = clauses.findIndex((clause, i) => i < last && begun.test(clause));
  const day = clauses[first];
  if (day === undefined) return sentence;
  const deed = clauses.at(-1) ?? '';
  const reasons = clauses.slice(first + 1, last).filter((clause) => !begun.test(clause));
  // 月曜、9日に says one day twice
  const isAgain = namedAgain.test(deed) && !/か$/u.test(day) && sentence.includes(`${day}…`);
  if (!reasons.every((clause) => against.test(clause)) || (reasons.length === 0 && !isAgain)) return sentence;
  const ahead = day.replace(begun, '');
  const front = [...clauses.slice(0, first), ...(ahead === '' ? [] : [ahead])].join('、');
  const mark = ahead === '' || /は$/u.test(ahead) ? '、' : '';
  return front === '' ? sentence : front + mark + deed.replace(namedAgain, '').replace(counted, '');
}
