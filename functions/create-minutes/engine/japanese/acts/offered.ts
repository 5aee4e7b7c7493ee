/** A thing by its name, such as could be offered. */
export const thing =
  '((?:[\\p{sc=Han}\\p{sc=Katakana}々ーA-Za-z0-9]|(?<=[\\p{sc=Han}\\p{sc=Katakana}ー])の(?=[\\p{sc=Han}\\p{sc=Katakana}])){1,14})';
/** What nobody sells: days, people, terms that weigh on the buyer, and words of the talk itself. */
export const noThing =
  /^(?:[0-9〇一二三四五六七八九十百千万]+(?:$|[円万個台名人本枚件割年月日回つ社店分時])|今|来|先|前|次|その|私|僕|俺|弊社|御社|当社|自社|他社|社長|部長|課長|部分|場合|最初|最後|結論|問題|心配|返事|連絡|電話|話|件|点|方|形|本体|合計|全部|両方|条件|内容|数字|金額|価格|値段|単価|料金|費用|予算|期間|納期|時期|税|別途|通常|普通|基本|お客|皆|値上|値下|違約|手数|送料|頭金|着手|縛|最低|最短|変更|延期|中止|返品|訪問|会議|打ち合わせ)|(?:料|代|費|費用|金|日|月|曜|時|様|さん|側|分|期間)$/u;

const offers =
  /円|[0-9〇一二三四五六七八九十百千]万|付け|付き|付く|入れ|でき(?:ます|る)|られ(?:ます|る)|あり(?:ます|まして|ましたら)|あるに|ござい|いかが|どうで|ご用意|オプション|(?:お貸し|お試し|お付け)[^。]{0,8}(?:ましょう|ませんか|いただけ)/u;
const called = new RegExp(
  `${thing}(?:というの|っていうの|っていう|という(?:もの|サービス|プラン|オプション))(?:も|が|は|で)`,
  'u',
);
const spokenOf = new RegExp(`${thing}(?:のほう|など|とか)?(?:も|を|は|が|ですと|だと|でしたら|なら|付き)`, 'gu');
const leastCharacters = 2;

/** 動画をお作りしましょうか and 処理を別の工場に変えさせていただければ are done or not, and no part of what is sold. */
const favour =
  /(?:変え|替え)(?:させ|て|れば)|(?:お送り|お作り|お持ち|お見せ|ご覧|ご案内|ご紹介)[^。]{0,10}(?:ましょう|よろし|いかが|でしょう)/u;

export function isFavour(text: string): boolean {
  return favour.test(text);
}

export function isOffer(text: string): boolean {
  return offers.test(text) && !favour.test(text);
}

/** The first thing that a remark offers beside the matter. */
export function offeredIn(text: string): string | undefined {
  if (!isOffer(text)) return undefined;
  const [, first] = called.exec(text) ?? [];
  if (first !== undefined && !noThing.test(first)) return first;
  return [...text.matchAll(spokenOf)]
    .flatMap(([, one]) => one ?? [])
    .find((one) => one.length >= leastCharacters && !noThing.test(one));
}
