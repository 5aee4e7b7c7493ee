import { segmentsOf } from '../../engine/japanese/segmenter.ts';
import { placing } from './in-use.ts';
import { nowAhead, passing } from './japanese-wordings.ts';
import type { FoundName } from './names.ts';

/** What stands right after the name of a company or a product, and after little else. */
const title =
  /さん(?=[はがもをにの、。]|と(?!い[かけ]|決め|あか|だめ|駄目|なら)|から|より|って|とこ|です|でし|だ|なら|$| )|様(?=[はがも、]|から(?:も|は|の)|より|だと|なら|です)|社さん|って(?:いう)?(?:の(?:も|は|が)|店|会社|とこ|ところ|業者|知って|ご存|聞)|という(?:会社|システム|サービス|ソフト|ところ|業者|とこ)|(?:とか)?(?:いう|ゆう)(?:とこ|ところ|会社|ん[がはも]|の[がはも])/gu;
const quoted =
  /[「『]([^「」『』、。？！?!]{2,14})[」』](?=さん|社|って|という|[はがもをにで]|から|より|の(?:営業|見積|デモ|ほう|方|やつ|担当)|、?ですか)/gu;
/** いま使っている帳場くん, 今使っている「給食ナビ21」 */
const inPlace = new RegExp(
  `${placing}(?:(?<=[「『])([^「」『』、。？！?!]{2,14})(?=[」』])|(\\p{sc=Han}{1,4}(?:くん|ちゃん)))`,
  'gu',
);
/** Words that end what stands before a name, and are none of it. */
const bound =
  /^(?:[はがをにでともやかねよなてへのさわだえ]|って|っていう|という|では|には|とは|への|での|との|からは|からも|より|から|まで|など|とか|です|ます|ました|した|でした|だった|じゃ|たん|それ|それで|そこ|その|この|あの|どの|ああ|ええ|いや|はい|まあ|もう|また|ただ|でも|ほら|あと|ほか|うち|えー|えっと|あのー|ちなみに|やっぱり|そしたら|そういえば|いわゆる|たしか|例えば|たとえば|ある|する|いう|もし|だと|なら|けど|ので|のに|みたい|よう|こう|そう|どう|ほう|ところ|こと|もの|うん|やっぱ|ずっと|たぶん|だけ|しか|ばかり|今まで|いままで|これまで|全部|ぜんぶ|直接|とりあえず|実は|じつは|しかも|おまけに|一応|特に|主に|んー|うーん|あー|去年|昨年|今年|来年|先月|先週|昨日|今日|現状|当時|ちょっと|ちょうど|もうすぐ|そろそろ|いつも|いまだに|けっこう|結構|かなり|すごく|すごい|たまに|たまたま|ときどき|時々|とても|さすがに|どうも|なんか|まさに|まだ|すぐ|さっき|一番|いきなり|ぜんぜん|いろいろ|色々|みんな|だいたい|もちろん|できれば|せっかく|むしろ|ついでに|まず|つい|ねえ|ねぇ|ねー|なあ|おい|さあ|ほれ|あら|あれ|おや)$/u;
/** Said before "no" these tell where a thing belongs; they are no part of its name. */
const pointing =
  /^(?:今|前|現行|現在|既存|例|隣|他|別|昔|元|先|次|うち|弊社|御社|貴社|当社|自社|お宅|そちら|こちら|地元|近所|本社|同業|競合|農協|去年|昨年|先月|先週|業者|知り合い|親会社|この|その|あの)$/u;
/** Persons and callings that さん goes with. */
const calling =
  /^\p{sc=Han}{0,4}(?:部長|課長|社長|次長|専務|常務|係長|主任|店長|院長|所長|工場長|理事長|先生)|^\p{sc=Han}{1,3}$|^[\p{sc=Hiragana}]{1,4}$|(?:屋|者|員|長|師|生|客|母|父|子|店|局|役|方|人|手|主|家|部|課|室|係|班|官|士|婦|学校|病院|会社|銀行|事務所|市場|組合|メーカー|スタッフ|ドライバー|オーナー|マネージャー|リーダー|エンジニア|デザイナー|パート|バイト|ベンダー|ユーザー|ゼネコン)$|^お\p{sc=Han}/u;

/** Names of any letters that somebody speaks of as of a company: 〇〇さん, 〇〇っていうとこ, 「〇〇」さん. */
export function titledNames(text: string): readonly FoundName[] {
  const names = [...text.matchAll(quoted)].flatMap(({ 1: name = '', index }) =>
    saying.test(name) ? [] : [{ name, start: index + 1, end: index + 1 + name.length }],
  );
  for (const { 0: all, 1: name = '', 2: called = name, index } of text.matchAll(inPlace))
    if (!saying.test(called))
      names.push({ name: called, start: index + all.length - called.length, end: index + all.length });
  const titles = [...text.matchAll(title)].map(({ index }) => index);
  if (titles.length === 0) return names;
  const words = [...segmentsOf(text)];
  for (const end of titles) {
    const start = withoutLead(text, beginning(words, end), end);
    const name = text.slice(start, end);
    const isCompany =
      isCompanyLike(name, /^(?:さん|様)/u.test(text.slice(end, end + 2))) || isShortCompany(name, text.slice(end));
    if (isCompany) names.push({ name, start, end });
  }
  return names;
}

/** 三和さんからも見積もり: two characters are a family name as often, but for who quotes and delivers. */
function isShortCompany(name: string, behind: string): boolean {
  return /^[\p{sc=Han}]{2}$/u.test(name) && !ofHouse.test(name) && quotesOrDelivers.test(behind);
}

const quotesOrDelivers =
  /^さん(?:から(?:は|も)?、?[^。、]{0,8}(?:見積|入れて|仕入|買[っうい]|納め|納入)|の(?:見積|単価|価格|値段|納期)|(?:は|だと|が|なら)[^。、]{0,10}(?:円|万|[0-9０-９]|安い|高い|安く)|に(?:は)?(?:お願いして(?:い?る|い?ます|い?た)|頼んで(?:い?る|い?ます|い?た|ました)))/u;
const ofHouse =
  /^(?:社長|部長|課長|係長|店長|所長|院長|会長|専務|常務|主任|先生|業者|客|皆|同業|本社|工場|現場|問屋|商社|銀行|役所|市役|農家|職人|大工|お客)$|[屋者員長師様社店局]$/u;

const longest = 14;
/** What is quoted may be a sentence. */
const saying = /[をがへ]|する|です|ます|ない|だけ|って|した|[るたいだうくす]$|^\P{L}+$/u;

function isCompanyLike(name: string, isCalled: boolean): boolean {
  const own = name.replace(/^.*[のに]/u, '');
  if (name.length < 3 || name.length > longest || calling.test(name) || calling.test(own)) return false;
  if (inSentence.test(name) || facility.test(name)) return false;
  return isCalled || !/\p{sc=Hiragana}$/u.test(name);
}
/** Ends of clauses and pronouns, which no name has in it. */
const inSentence =
  /っ$|[\p{sc=Katakana}ー][使言思持]$|言わ|たら|れば|ました|ません|です|ます|じゃあ|って|ので|けど|だから|わたし|わたくし|ぼく|おれ|みんな/u;
/** A place of work that every town has. */
const facility = /^\p{sc=Han}+(?:センター|ホーム|クラブ|サービス|ステーション|グループ|チーム)$/u;
const nameLike = /^[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ーA-Za-z0-9]+$/u;

/** Where a name begins that ends at a place: a particle ends it unless nothing stands before that. */
function beginning(words: readonly Intl.SegmentData[], end: number): number {
  let at = words.findIndex(({ index, segment }) => index + segment.length === end);
  let start = end;
  for (; at >= 0; at--) {
    const { segment = '', index = 0 } = words[at] ?? {};
    const before = words[at - 1]?.segment;
    if (!nameLike.test(segment)) break;
    if (segment === 'の') {
      const owner = words[at - 1];
      const farther = words[at - 2]?.segment;
      if (!owner || start === end || pointing.test(owner.segment) || !/^[\p{sc=Han}]+$/u.test(owner.segment)) break;
      if (farther !== undefined && nameLike.test(farther) && !bound.test(farther)) break;
      if (end - start > longestTail) break;
      return owner.index;
    }
    // what a title follows is no particle, whatever it looks like: サロンよりさん
    const isParticle =
      segment.length > 1 ? start !== end : start === end || (before !== undefined && nameLike.test(before));
    if (bound.test(segment) && isParticle) break;
    if (/^\p{N}/u.test(segment)) break;
    start = index;
  }
  return start;
}

/** 使って|いるセイリョウ設備, 今|ジムノート, 正直|ハコビナビ: an ending of a verb, a word of time or an adverb before a name that is not in hiragana is none of it. */
function withoutLead(text: string, start: number, end: number): number {
  const lead = /[てで]$/u.test(text.slice(0, start)) ? verbEnding : passingWord;
  const name = text.slice(start, end);
  return start + ([lead, passingWord, told].map((one) => one.exec(name)?.[0].length).find(Boolean) ?? 0);
}
/** 昔入れた|ハナミズキ人事, 取った|トリイ */
const told =
  /^(?:(?:昔|前に?|去年|昨年|以前|先月|先週|最初に?)\p{sc=Han}{0,2}\p{sc=Hiragana}{1,4}(?:た|てる|ている)|\p{sc=Han}{1,4}\p{sc=Hiragana}{0,3}(?:[っいしれえけせてめ]た|んだ)|[来出見]た|っ\p{sc=Hiragana}{1,4})(?=\p{sc=Katakana}|(?<=^っ\p{sc=Hiragana}{1,4})\p{sc=Han})/u;
const verbEnding = /^(?:いる|いた|きた|くる|る|た|おる|おります|ます)(?=[\p{sc=Katakana}\p{sc=Han}A-Za-z])/u;
const passingWord = new RegExp(
  `^(?:${passing}|今|いま|昔|実は|じつは|だいたい|たぶん|ちょうど|要は|あー|えー|んー|うー|った)(?=[\\p{sc=Katakana}A-Za-z])|^(?:ほとんど|だいたい|たぶん|ちょうど)(?=\\p{sc=Han}{3})|^${nowAhead}`,
  'u',
);

/** Characters after "no" in a name such as 畑のポスト. */
const longestTail = 4;
