/** What a talk of a sale is about, at the end of what is announced; 賛成だが and 無料だが announce nothing. */
const matterOfSale =
  /(?:日程|納期|期間|時期|入れ替え|値段|値引き|割引|価格|単価|料金|費用|金額|予算|見積(?:り|もり)?書?|支払い?|契約書?|更新|納品|納入|導入|運用|移行|研修|保守|保証|点検|工事|工期|設置|配送|送料|在庫|サポート|台数|人数|枚数|数量|会場|資料|データ|画面|機能|定例|打ち合わせ|議事録|条件|書類|請求書?|注文書?|提案書?|仕様書?|申込書?|図面|写真|名簿|サンプル|見本|試用|お試し|トライアル)$/u;
/** What is done in talking, and nobody's matter. */
const ofTalk = /^(?:質問|確認|相談|お願い|提案|報告|早速|本題|補足|余談)$/u;
/** 申込書ですが、これを送ります names it again. */
const pointsAt = /^(?:これ|それ|あれ)/u;
/** A noun of its own, and none of who is there: 契約書の版, ホットライン. */
const isThing = /[\p{sc=Han}\p{sc=Katakana}ー]{2}$/u;
/** How things are is set against what follows, and names no matter: 無料だが, 5日だが. */
const state =
  /(?:次第|失礼|残念|面倒|無理|大丈夫|同じ|未定|同様|倍|高額|割高|割安|格安|無料|有料|無償|十分|可能|不可|必要|不要|賛成|反対|同感|同意|結構|確か|簡単|大変|微妙|心配|不安|不満|恐縮|勝手|余談|前後|以上|以下|程度|前提|予定|途中|最中|状態|状況|方針|段階|時点|先程|先ほど|素人|個人|当然|普通|正直|希望|[年月日円万台名人回個本枚館階割件時分秒])$/u;
const announced =
  /(?<=^|。)((?:[\p{sc=Han}\p{sc=Katakana}々ーA-Za-z・]|(?<=[\p{sc=Han}\p{sc=Katakana}ー])の(?=[\p{sc=Han}\p{sc=Katakana}])|(?<=\p{sc=Han})[りみえいけれびぎきせ](?=[の\p{sc=Han}だな])){2,16})(の件|の話|のこと|のほう|の方)?(?:なん)?(?:だ|です|である)(?:けれども|けれど|けど|が)[ねさ]?、?(?=([^。]{1,30}))/gu;

/** What is announced as a matter is what the sentence is about: 値引きだが、8%引く is 値引きは、8%引く. */
export function withTopic(text: string, names: readonly string[]): string {
  return text.replace(announced, (said, matter: string, of: string | undefined, behind: string) => {
    if (/^[〇一二三四五六七八九十百千万]+$/u.test(matter)) return said;
    if (ofTalk.test(matter)) return '';
    if (names.some((name) => name !== '' && matter.endsWith(name))) return said;
    const announces = of !== undefined && of !== 'のほう' && of !== 'の方';
    if (
      !announces &&
      !matterOfSale.test(matter) &&
      (state.test(matter) || !isThing.test(matter) || pointsAt.test(behind))
    )
      return said;
    const hasSubject =
      /^[^、。]{1,20}(?:は|が|って)/u.test(behind) || of === 'の件' || of === 'の話' || of === 'のこと';
    return hasSubject ? `${matter}について、` : `${matter}は、`;
  });
}
