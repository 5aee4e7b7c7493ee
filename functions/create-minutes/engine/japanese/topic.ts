/** What a talk of a sale is about, at the end of what is announced; 賛成だが and 無料だが announce nothing. */
const matterOfSale =
  /(?:日程|納期|期間|時期|入れ替え|値段|値引き|割引|価格|単価|料金|費用|金額|予算|見積(?:り|もり)?書?|支払い?|契約書?|更新|納品|納入|導入|運用|移行|研修|保守|保証|点検|工事|工期|設置|配送|送料|在庫|サポート|台数|人数|枚数|数量|会場|資料|データ|画面|機能|定例|打ち合わせ|議事録|条件|書類|請求書?|注文書?|提案書?|仕様書?|申込書?|図面|写真|名簿|サンプル|見本|試用|お試し|トライアル)$/u;
/** What is done in talking, and nobody's matter. */
const ofTalk = /^(?:質問|確認|相談|お願い|提案|報告)$/u;
const announced =
  /(?<=^|。)((?:[\p{sc=Han}\p{sc=Katakana}々ーA-Za-z・]|(?<=[\p{sc=Han}\p{sc=Katakana}ー])の(?=[\p{sc=Han}\p{sc=Katakana}])|(?<=\p{sc=Han})[りみえいけれびぎきせ](?=[の\p{sc=Han}だな])){2,16})(の件|の話|のこと|のほう|の方)?(?:なん)?(?:だ|です|である)(?:けれども|けれど|けど|が)[ねさ]?、?(?=([^。]{1,30}))/gu;

/** What is announced as a matter is what the sentence is about: 値引きだが、8%引く is 値引きは、8%引く. */
export function withTopic(text: string, names: readonly string[]): string {
  return text.replace(announced, (said, matter: string, of: string | undefined, behind: string) => {
    if (/^[〇一二三四五六七八九十百千万]+$/u.test(matter)) return said;
    if (ofTalk.test(matter)) return '';
    if (
      of === undefined || of === 'のほう' || of === 'の方'
        ? !matterOfSale.test(matter)
        : names.some((name) => name !== '' && matter.endsWith(name))
    )
      return said;
    const hasSubject = /^[^、。]{1,20}(?:は|が)/u.test(behind) || of === 'の件' || of === 'の話' || of === 'のこと';
    return hasSubject ? `${matter}について、` : `${matter}は、`;
  });
}
