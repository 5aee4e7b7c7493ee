import type { Mention } from './evidence.ts';
import type { FoundName } from './names.ts';

const titled = '^[」』]?(?:さん|社|様)?';
const sum = '[0-9０-９一二三四五六七八九十百千]+(?:万|円|千)';
/** What only suppliers do, or is only done to them: they quote, come round, are seen, turned down, compared and gone over to. */
const deeds: readonly RegExp[] = [
  `${titled}(?:から|より)(?:も|は)?、?[^。、]{0,8}(?:見積|相見積|提案|オファー|DM|案内|チラシ|カタログ|営業)`,
  `^[」』]?(?:さん|社|の営業(?:さん|の方)?)(?:が|も|は|、|な|ね)?[^。、]{0,12}(?:来はっ|来て|来られ|来まし|お見え|売り込|営業に|持ってきた|持って来た|通って)`,
  `${titled}(?:は|が|だと|も)[^。、]{0,14}${sum}[^。、]{0,8}(?:だった|でした|だって|って(?:言|い)|で(?:出|いい|やる)|と(?:言|い)|だよ|だぞ|だけど)`,
  `${titled}(?:も|を|の(?:デモ|話|説明|やつ)(?:も|を)?)[^。、]{0,8}(?:見た|見まし|見て(?:い)?ます|見てませ|検討|聞いた|聞きまし|試し|呼ん)`,
  `${titled}(?:は|も)[^。]{0,20}(?:断った|断りまし|お断り|解約し|切った|落としまし)`,
  `${titled}の(?:ほう|方)が[^。、]{0,6}(?:いい|良[いか]|よか|安|早|速|楽)`,
  `${titled}(?:より|と比べ|に比べ)[^。、]{0,8}(?:高|安|いい|良|速|遅|使い)`,
  `${titled}(?:(?:に|へ)(?:統一|乗り換え|乗りかえ|切り替え|切替|替え|変え|移行|移[りるっ])|で統一)`,
].map((one) => new RegExp(one, 'u'));
const before =
  /(?:(?:今|いま|現在|これまで|今まで)の(?:契約先|業者|委託先|取引先|仕入れ?先|メーカー|ベンダー|会社|お店)(?:の|は|が|、)|前に(?:見た|使って(?:い)?た|頼んで(?:い)?た|試した|入れて(?:い)?た|契約して(?:い)?た|お願いして(?:い)?た)|(?:^|[、。])前の)[「『]?$/u;
/** MTG, LED, ミクロン: letters that stand for things, and what everything is counted in. */
const noFirm = /^(?:[A-Z0-9]{2,5}|ミクロン|ミリ|キロ|グラム|メートル|リットル|ワット|ボルト|アンペア)$/u;
const quoted = /[「『]([^「」『』、。？！?!]{2,14})(?=[」』])/gu;
/** What is quoted may be a sentence, or what is written there. */
const saying = /[をがへ]|する|です|ます|ない|だけ|って|した|[るたいだうくすねよか]$|^\P{L}+$/u;

const isTold = (after: string) => deeds.some((one) => one.test(after));

/** Said by the customer, in so many words, to do what suppliers do. */
export function isToldInJapanese(name: string, mentions: readonly Mention[]): boolean {
  return (
    !noFirm.test(name) &&
    mentions.some(
      ({ remark, before: lead, after }) =>
        remark.side === 'external' &&
        !/(?:さん|社)の$/u.test(lead) &&
        (isTold(after) || (before.test(lead) && name.length > shortName)),
    )
  );
}
/** 前のレーダー: short words are things as often. */
const shortName = 4;

/** 「リンク」で統一したい: between marks an ordinary word is a name as well where it is spoken of as one. */
export function quotedNames(text: string): readonly FoundName[] {
  return [...text.matchAll(quoted)].flatMap(({ 0: all, 1: name = '', index }) => {
    const [start, end] = [index + 1, index + all.length];
    return (!saying.test(name) || /^\p{sc=Hiragana}{3,5}$/u.test(name)) && isTold(text.slice(end))
      ? [{ name, start, end }]
      : [];
  });
}
