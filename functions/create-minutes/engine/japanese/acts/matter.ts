/** Deeds and ways to speak of them: they do not tell one matter from another. */
const generic =
  /^(?:お|ご)?(?:送付|送信|送|確認|回答|返答|返事|連絡|電話|メール|準備|用意|手配|共有|提出|作成|検討|相談|対応|願|知らせ|返送|返|持ち帰|打ち合わせ|ほう|方|分|形|内容|資料|書類|担当者?|結果|場|後|中身|本日|明日|弊社|御社|当社|こちら|そちら|うち|感じ|以上|以内|まで|頂戴|差し上げ|伺|伝え|出|渡|作|聞|調べ|進め|決め|件|時間|回|次回|一度|一旦|改めて|早め|至急|必ず|早く|遅く|確実|程度|予定|追加|最初|最後|全部|場合|私|僕|俺|早速|電話番号|先|届)\p{sc=Hiragana}*$/u;

/** Days, times and figures, and words in hiragana alone. */
const noMatter =
  /^(?:[0-9.,:]+\p{sc=Han}?|[〇一二三四五六七八九十百千万]+|[今来再先毎翌本当]?々?[週月年日度]|(?:今|来|再来|先|毎|翌|本)(?:週|月|年|日|年度)|[月火水木金土日]曜日?|明日|明後日|昨日|週末|月末|年末|午前|午後|営業日?|週間|日間|時間|曜日|\p{sc=Hiragana}+)$/u;

/** What the words of a text are about, without days, figures and the names of people. */
export function matterOf(terms: readonly string[], names: readonly string[]): ReadonlySet<string> {
  return new Set(terms.filter((term) => !generic.test(term) && !noMatter.test(term) && !names.includes(term)));
}

/** The share of the smaller matter that the other has too. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 0;
  let common = 0;
  for (const term of small) if (large.has(term)) common++;
  return common / small.size;
}
