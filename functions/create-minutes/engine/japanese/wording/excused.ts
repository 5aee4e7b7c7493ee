/** いつからかは聞かされていない。聞いてみる: what somebody does not know is what he finds out. */
const notKnown =
  /^(?<asked>[^。]*[るたいんのだらくつ]か)(?:どうか)?(?:は|が|も|、|今|いま)[^。か]{0,24}(?:分から|わから|聞かされ|知ら|答えら|手元に|言え)[^。]*。(?<deed>(?:調べ|確認|確かめ|聞い|問い合わせ)[^。]*。)$/u;
/** 予算は事務長が握っているので、何とも。事務長に聞いてメールする: why he cannot say is no part of it. */
const cannotSay =
  /^(?![^。]*か[、はがも])(?<matter>[^、。がを]{2,16}?)は[^。]*(?:何とも(?:言えない)?|分からない|わからない|答えられない|決められない|言えない|申し上げかねる)。(?<deed>[^。]*[をにへ][^。]{3,}。)$/u;

/** A task without why its owner could not tell at once. */
export function excused(text: string): string {
  const { asked, deed } = notKnown.exec(text)?.groups ?? {};
  if (asked !== undefined && deed !== undefined) return `${asked}、${deed}`;
  return text.replace(cannotSay, '$<matter>は、$<deed>');
}
