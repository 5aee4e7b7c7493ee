const delivers =
  /送|連絡|回答|提出|電話|メール|確認|調べ|聞い|聞き|用意|準備|手配|作っ|作り|書い|書き|伝え|流し|(?<!引き)渡し|届け|相談|話し|持って|[さ]せ(?:ます|る)/u;

/** What somebody does for the other is a task, and no choice. */
export function isDelivery(text: string): boolean {
  return delivers.test(text);
}
