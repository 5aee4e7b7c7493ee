import type { Remark, Talk } from '../talk.ts';
import type { Mention } from './evidence.ts';
import { isCalling, isFamilyName } from './japanese-people.ts';

/** Who comes round for a firm behind its name: かもめの営業が来て. */
const rep =
  'の(?:営業(?:さん|マン)?|セールス|若い(?:の|子|衆|もん|人)|にいちゃん|兄ちゃん|あんちゃん|ねえちゃん)(?=[がもは、][^。、]{0,10}(?:来[てたはとよま]|持って|置いて|売り込|電話|飛び込|しつこ|うるさ))';
const sum = '[0-9０-９一二三四五六七八九十百千][0-9０-９,，.一二三四五六七八九十百千万億]*';
const unit = '(?:円|万|千|ドル|ユーロ|セント|パーセント|％|%|割(?!引))';
const softly = '(?:ね|な|さ)?、?';
const has =
  '(?:る|た|ます|ました|おります|てる|とる|のは|の|もらってる|もらっている|いただいている|いただいております)';
const dealing =
  '(?:お世話になって?|お付き合いして|付き合って|お願いして|お頼みして|頼んで|頼ん|契約して|使って|使っと|使い|入れて|入れと|借りて|借りと|取引して|任せて|お任せして|やってもらって|来てもらって|入ってもらって|仕入れて|取って|買って|出して|組んで)';

/** What is done with suppliers alone, behind a name and its title: their terms, their sums, and going over to them or away. */
const withTitle: readonly RegExp[] = [
  'から(?:は|も|の)?、?[^。、]{0,14}(?:見積|相見積|提案|オファー|乗り換え|乗りかえ|切り替え|切替|替え|値上げ|値下げ|カタログ|チラシ|サンプル|DM|仕入|買[っうい]|納め|納入|借り)',
  'と(?:は|の)?、?(?:契約|取引|付き合い|お付き合い|(?:の)?(?:相見積|競合|比較|違い|差))',
  'の(?:ところ)?(?:契約|更新|見積|単価|価格|値段|料金|月額|在庫|保守|納期|満期|解約|違約|製品|機種|カタログ|パンフ|デモ|プラン|サービス|システム|もの(?:は|が)|(?:ほう|方)が(?:[ね、]|正直|やっぱり|ずっと|少し|だいぶ|ちょっと|全然|かなり|はるかに)*(?:安|高|速|早|楽))',
  `(?:のところ|のとこ|とこ|ところ)?(?:は|が|だと|も|なら|、)${softly}[^。]{0,20}?${sum}(?:${unit}[^。、]{0,10}?(?:って|と[言い]|と(?:の|い)うこと|です|でし|でき|出[しせ]|やる|やり|どう|いい|入[っれ]|だ|や|らし|くらい|ぐらい|を切|なの|なん)|って(?:言|い[うっわ]))`,
  `の${sum}${unit}`,
  '(?:のところ|のとこ|とこ|ところ)?(?:は|が|も|だと|なら|から)[^。]{0,16}?(?:(?:初期費用|導入費|月額|工賃|送料|手数料|違約金|単価|保証|保守|年会費|基本料)(?:が|は|も|ゼロ|無料|なし|込)|値上げ|値下げ|撤退|廃業|倒産|サービス終了)',
  'と(?:は|の)?[^。、]{0,6}(?:縛り|年契約|長期契約)',
  `に(?:は)?、?(?:もう|ずっと|長年|かれこれ|先代から|親の代から|${sum}年)[^。]{0,10}(?:お願い|頼[んみ]|任せ|世話|(?:来て|やって|見て|入って)もら)`,
  '(?:に|へ)(?:乗り換え|乗りかえ|切り替え|切替|替え|変えたら|戻[しすっ]|統一|してから|しようか)',
  'を(?:解約|やめ[たてる]|切って|切る|使って(?:い|る|ま|お)|契約)',
  'よりは?、?[^。、]{0,10}(?:高|安|速|早|遅|いい|良|使い|楽|上|下|割)|(?:と(?:は|も)?|に)比(?:べ|較)',
  'と(?:、|は|も)?(?:並行|迷[っいう]|天秤|どっち|どちら|どう違|何が違|どこが違|御社|おたく|そちら)',
  '(?:のところ|のとこ|とこ|ところ)?(?:は|には|だと|が|も|なら)[^。、]{0,12}(?:付い[てと]|ついて(?:る|い|お)|込み|標準(?:で|だ)|無料|タダ|ただで|別料金|手数料|[がもは]別(?:です|だ|に|途|な))',
  `^${rep}`,
  '(?:が|も|は)[^。、]{0,10}(?:営業|売り込|デモ|見積|サンプル|チラシ|提案)(?:に|を|で|が)?[^。、]{0,6}(?:来|持|くれ|いただ|し)',
  'って(?:いう)?(?:とこ|ところ|会社|業者|メーカー|お?店)',
].map((one) => new RegExp(one.startsWith('^') ? one : `^(?:さん|様|社)${one}`, 'u'));

/** 「ひのでさんのは10キロ缶ですよね。うちは1.8キロ」: set against what is sold here, by either side. */
const against = {
  internal:
    /^(?:さん|様|社)の?[^。、]{0,12}は[^。]{2,40}[。、]?(?:うち|弊社|当社|私ども|手前ども|弊店)の?(?:は|だと|なら|ほうが|方が)/u,
  external:
    /^(?:さん|様|社)の?[^。、]{0,12}[はが][^。]{2,40}[。、]?(?:御社|おたく|お宅|そちら|貴社|お前さん)(?:さん)?の?(?:は|だと|なら|ほうが|方が)/u,
};

/** What leads to whom one has today, or to whom one asks beside: 「現在お世話になっております書庫番さん」, 「もう一社は」. */
const leading: readonly RegExp[] = [
  `(?:今|いま|現在|これまで|今まで|ずっと|長年|前|以前)(?:は|から|も|に|、)?(?:[^。、]{0,8}(?:で|を))?${dealing}(?:い|お)?${has}(?:の(?:は|が))?、?`,
  '(?:今|いま|現在|これまで|今まで|現行|既存)の(?:業者|契約先|委託先|取引先|仕入れ?先|メーカー|ベンダー|会社|お店|ところ)(?:は|が|の|で|、)、?',
  '(?:競合|他社|対抗|相見積(?:もり)?の相手|もう一社|二社目|三社目|一社)(?:は|が|の|で)[^。]{0,14}?',
  '(?:今|現在|現行|既存)の',
].map((one) => new RegExp(`(?:${one})$`, 'u'));

const title = '(?=(?:さん|様)(?!の(?:さん|様)))';
const titleOrRep = `(?=さん|様|${rep})`;
const inKanji = new RegExp(`(?<![\\p{sc=Han}\\p{sc=Katakana}ー])\\p{sc=Han}{2,4}${title}`, 'gu');
const inHiragana = new RegExp(`(?<!\\p{sc=Hiragana})\\p{sc=Hiragana}{2,18}${titleOrRep}`, 'gu');
const inKatakana = new RegExp(
  `(?<![\\p{sc=Katakana}ー・A-Za-z0-9\\p{sc=Han}])(?!ー)[\\p{sc=Katakana}ー]{2,10}${title}`,
  'gu',
);
/** What runs into a name in hiragana: the rest of a verb, a clause that ends, little words, and the particle of a word in kanji. */
const clause =
  /^\p{sc=Hiragana}*?(?:ております|ています|ていました|ている|ていた|てる|てた|とった|とる|ました|ます|でした|です|という|っていう|けれど|けど|ので|のに|って|から|だと|なら|では|には|とは|より|まで)(?=\p{sc=Hiragana}{2,6}$)/u;
const little =
  /^(?:今|いま|むかし|それで|そしたら|それと|それ|これ|あれ|ここ|そこ|うち|やっぱり|やっぱ|たぶん|あとは?|でも|だから|ただ|まあ|もう|また|まだ|ほか|いや|はい|うん|ああ|ええ|あの|その|この|じゃあ|ねえ|へえ|ほら)[はがをにのとでも]?(?=\p{sc=Hiragana}{2,6}$)/u;
const particle = /^[はがをにのとでも](?=\p{sc=Hiragana}{2,6}$)/u;

/**
 * Names of ordinary words, 書庫番, つばめ, 三葉, where somebody deals with them as with a supplier; a family name
 * is a person's as often.
 */
export function dealtNames(talk: Talk): readonly string[] {
  const names = talk.remarks.flatMap((remark) => {
    const { text, side } = remark;
    const whole = text + nextOf(remark, talk);
    return calledIn(text).flatMap(({ name, start }) => {
      const end = start + name.length;
      const isMeant =
        isDealt(text.slice(Math.max(0, start - reach), start), whole.slice(end, end + reach), side) ||
        isAnswer(remark, text.slice(0, start), text.slice(end), talk);
      return isMeant ? [name] : [];
    });
  });
  return [...new Set(names)].filter((name) => !isSite(name, talk));
}

/** 「今はどちらにお願いされているんですか」「ほのかさんです」 */
function isAnswer({ index, speaker, side }: Remark, before: string, after: string, { remarks }: Talk): boolean {
  if (side !== 'external' || before.length > longestLead || !answers.test(after)) return false;
  return remarks
    .slice(Math.max(0, index - 2), index)
    .some((one) => one.speaker !== speaker && asksWhere.test(one.text));
}
const longestLead = 8;
const answers = /^(?:さん|様)(?:です|でして|だ|の?ところ|とこ|に|から|を|の|ね|、|。|$)/u;
const asksWhere =
  /(?:どちら|どこ)(?:さん|の(?:会社|業者|メーカー|製品|サービス))?(?:に|を|と|の|から|で)?[^。]{0,8}(?:お願い|頼|使|ご?利用|契約|取引|仕入|買|借り|入れて|任せ|やって|発注|比較|ご?検討|見積|取って)|(?:他社|競合|相見積|比較)[^。]{0,12}(?:どちら|どこ|ございます|あり(?:ます|そう))/u;

interface Called {
  readonly name: string;
  readonly start: number;
}

function calledIn(text: string): readonly Called[] {
  const inRuns = [...text.matchAll(inHiragana)].map(({ 0: run, index }) => {
    const [rest, isWithin] = [run.replace(clause, ''), index > 0 && /\p{L}$/u.test(text.slice(0, index))];
    const name = rest.replace(little, '').replace(isWithin || rest !== run ? particle : never, '');
    return { name, start: index + run.length - name.length };
  });
  const inWhole = [...text.matchAll(inKanji), ...text.matchAll(inKatakana)].map(({ 0: name, index }) => ({
    name,
    start: index,
  }));
  return [...inRuns, ...inWhole].filter(
    ({ name }) => name.length >= 2 && name.length <= longestPlain && !isCalling(name) && !isFamilyName(name),
  );
}
const never = /(?!)/;
const longestPlain = 8;
const reach = 70;

/** What the speaker says next: no mark may end the sentence that sets two against each other. */
function nextOf({ index, speaker }: Remark, { remarks }: Talk): string {
  const next = remarks[index + 1];
  return next && next.speaker === speaker ? next.text : '';
}

/** 駅前さん, where there is a 駅前店 as well. */
function isSite(name: string, { remarks }: Talk): boolean {
  const sites = ['店', '支店', '校', '工場', '教室', '院', '園', '営業所', '支社', '棟', '事業所'].map(
    (kind) => name + kind,
  );
  return remarks.some(({ text }) => sites.some((site) => text.includes(site)));
}

function isDealt(before: string, after: string, side: Remark['side']): boolean {
  if (side && against[side].test(after)) return true;
  if (formerly.test(before) && entrusted.test(after)) return true;
  return withTitle.some((one) => one.test(after)) || leading.some((one) => one.test(before));
}
/** 「前は暁光社さんにお願いしてたんですけど」 */
const formerly =
  /(?:前|以前|昔|これまで|今まで|今|いま|現在|ずっと|長年)(?:は|から|まで|に|も)?、?(?:ずっと|全部|もう|全て)?$/u;
const entrusted =
  /^(?:さん|様|社)に(?:は|も)?、?[^。、]{0,6}(?:お願いし|頼ん|任せ|お任せ|出し|(?:やって|見て|入って|来て|納めて|入れて|作って|刷って)もら)/u;

/** Named by the customer, and dealt with as a supplier under its title: by him, or by who asks him about it. */
export function isDealtWith(mentions: readonly Mention[], talk: Talk): boolean {
  return (
    mentions.some(({ remark }) => remark.side === 'external') &&
    mentions.some(
      ({ remark, before, after }) =>
        /^(?:さん|様|社)/u.test(after) && isDealt(before, after + nextOf(remark, talk), remark.side),
    )
  );
}
