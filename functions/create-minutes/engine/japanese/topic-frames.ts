const thing =
  '((?:[\\p{sc=Han}\\p{sc=Katakana}々ーA-Za-z0-9]|(?<=[\\p{sc=Han}\\p{sc=Katakana}ー])の(?=[\\p{sc=Han}\\p{sc=Katakana}])|(?<=\\p{sc=Han})[りみえいけ](?=[の、は])){2,14})';
/** 「費用なんですけど、」「名刺の取り込みの件ですが」「燃料の値上がりについて」「期間はどれくらい」: what is now to be talked about. */
const frames: readonly RegExp[] = [
  new RegExp(
    `${thing}(?:の件|の方|のほう|のところ|のこと|の話)?(?:なん)?(?:です|だ)(?:が|けど|けれど|けれども)(?=[、。]|$)`,
    'gu',
  ),
  new RegExp(`${thing}(?:の件|の話|のこと)?(?:について|につきまして|に関して)`, 'gu'),
  new RegExp(`${thing}の件`, 'gu'),
  new RegExp(`${thing}の話(?:です|でした)(?=[、。]|$)`, 'gu'),
  new RegExp(
    `${thing}(?:は|って)、?(?=[^。]{0,16}(?:どれ(?:くらい|ぐらい)|いつ|いくら|何[\\p{sc=Han}]|何が|どう(?!も)|どの|どこ|どっち|どちら|どなた|よろしい|いかが))`,
    'gu',
  ),
  // シートは茶色と無地、どちらに
  new RegExp(
    `(?:^|[、。])${thing}(?:は|って)、?[^。はが]{1,20}(?:と|か)[^。はが]{1,14}、?(?:どちら|どっち|が(?:あります|ございます))`,
    'gu',
  ),
];

/** Frames of these are of the talk and of nobody's matter. */
const none =
  /^(?:今|来|先|翌|毎|月末|年末|弊社|御社|当社|そちら|こちら|うち)|^(?:了解|承知|正直|実際|本当|確か|全然|大丈夫|結構|一応|別|別の話|その話|この話|例の話|話|ところ|もう1個だけ|今回|前回|次回|今日|明日|昨日|本日|先日|最初|最後|先ほど|今|私|僕|俺|弊社|御社|当社|自分|皆さん|以前|例|逆|場合|感じ|予定|状況|お世話|質問|確認|相談|お願い|恐縮|失礼|早速|無理|駄目|十分|可能|必要|本来|基本|半分|両方|全部)$/u;

/** What a text announces as the next matter. */
export function framedIn(text: string): readonly string[] {
  return frames.flatMap((frame) =>
    [...text.matchAll(frame)].flatMap(([, named = '']) => {
      const matter = named.replace(/^(?:お|ご)(?=[\p{sc=Han}])/u, '').replace(/^(?:次|続いて|あと|最後|それ)の/u, '');
      return none.test(matter) || /^[\d〇一二三四五六七八九十百千]/u.test(matter) ? [] : [matter];
    }),
  );
}
