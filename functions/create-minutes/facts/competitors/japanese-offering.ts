import type { Mention } from './evidence.ts';
import type { FoundName } from './names.ts';

const sum =
  '[0-9０-９一二三四五六七八九十百千][0-9０-９,，.一二三四五六七八九十百千万億]{0,8}(?:円|ドル|セント|パーセント|割)?';
const leads =
  '(?:(?:さん|社)?(?:は|が|も|で|なら|だと|から(?:は|も)?|、)|(?:さん)?の(?:チラシ|カタログ|広告|営業(?:さん)?|見積(?:も?り)?)(?:が|は|も|で|だと|に)?(?:さ|な|ね)?、?|(?:って|という)[^。、]{0,10}(?:が|は)、?)[^。]{0,18}?';
/** ソロバンの森で380円だって, 光洋レンタルは18でいいって, スピード印刷便って印刷屋が54円って出してる */
const saysSum = `${leads}${sum}(?:で(?:いい|やる|どう|出す|出せ|きて|来て|、)|だ(?:って|と|った)|やて|って|と(?:言|い[うっわ])|の?(?:見積|提示|提案)|で見積|を?出し|くらいだ)`;
/** 木更津屋さんは8400円なんですけど */
const titledSum = `(?:さん|社)(?:は|が|だと)[^。]{0,12}?${sum}(?:なん)?です`;
/** 東邦パックさんな、こないだ来て; ドクターカレンダーがいいと言う */
const comes =
  '(?:さん|の営業(?:さん)?)(?:が|も|は|な|ね)、?[^。]{0,12}(?:来て|来まし|来よ|通うて|通って|売り込|営業に)|(?:が|を)(?:いい|良い|安い|勧め|薦め|すすめ)[^。]{0,3}(?:と|って|られ|てく)(?:言|聞|い[うっわ]|る|ま)?';

const nameOfWords =
  '(?<![\\p{sc=Han}\\p{sc=Katakana}ー])(?:(?!(?:備品|新車|常駐|機材|車両|短期|長期|派遣|現場|自社|石膏|化粧|断熱|真空|簡易|給湯|外部|社内|専門|地元|大手|他社|別の|全部|工事|建機|重機|寝具|衣装|楽器|福祉|介護|商品|製品|食品|冷凍|配送|清掃|警備|印刷|包装|梱包|段ボ))\\p{sc=Han}{2}(?:レンタル|リース|ボード|パック|スタッフ|ロジ|フーズ|フード|カートン|パッケージ|サービス|クリーン|テクノ|メタル|ケミカル|プリント|ミート|トラスト)|[\\p{sc=Katakana}ー]{2,10}の(?:杜|森|里|丘|泉|達人|匠|窓|扉|国|郷)|[\\p{sc=Katakana}ー]{2,8}\\p{sc=Han}{1,3}便|(?!(?:旅|写真|本|別|新|体育|図書|博物|美術|映画|公民|水族|会|全|休|当|洋|開|閉|入)館)[\\p{sc=Han}\\p{sc=Katakana}ー]{2,6}館|(?!(?:蕎麦|そば|うどん|居酒|八百|不動産|文房具|和菓子|自転車|印刷|看板|電気|機械|植木|家具|金物|花|便利|掃除|工事|塗装|設備|水道|内装|建具|弁当|定食|惣菜|総菜|豆腐|寿司|古本|運送|リフォーム|クリーニング|ペンキ|ラーメン|パン|ケーキ)屋)[\\p{sc=Han}\\p{sc=Katakana}ー]{2,6}屋|(?!(?:ホームページ|ホームセンター|ホームヘルパー|スマートフォン|スマートウォッチ|チームリーダー|チームワーク|マイナンバー|マイページ|マイカー|オフィスワーク|オフィスビル|デジタルカメラ|デジタルサイネージ|ワークショップ|ワークフロー|ペットボトル|ペットフード|ジョブローテーション))(?:ドクター|ワーク|タスク|ジョブ|スマート|クイック|マイ|オフィス|チーム|ホーム|ペット|デジタル|グリーン)[\\p{sc=Katakana}ー]{2,8})';
const offering = new RegExp(`${nameOfWords}(?=${saysSum}|${titledSum}|${comes})`, 'gu');

/** Names made of words that everybody uses, where somebody is said to come with an offer under them: 光洋レンタル, ソロバンの森, ドクターカレンダー. */
export function offeringNames(text: string): readonly FoundName[] {
  return [...text.matchAll(offering)].map(({ 0: name, index }) => ({ name, start: index, end: index + name.length }));
}

/** Things have prices as well, サウナタオルで四千円って: who says one is a company. */
const offersSum = new RegExp(
  `^(?:(?=(?:さん|社)|から|(?:って|という)[^。、]{0,10}(?:が|は))${saysSum}|(?=は)${saysSum}言|${titledSum})`,
  'u',
);
const paysUs = /^[^。]{0,24}(?:もらって(?:い?る|ます)額|受注|請け|売上|納め|卸し)/u;

/** Said by the customer to ask a price for what is sold here, in so many words. */
export function isOfferingInJapanese(name: string, mentions: readonly Mention[]): boolean {
  return mentions.some(
    ({ remark, before, after }) =>
      remark.side === 'external' &&
      !paysUs.test(after) &&
      (offersSum.test(after) || offeringNames(before.slice(-1) + name + after).some((one) => one.name === name)),
  );
}
