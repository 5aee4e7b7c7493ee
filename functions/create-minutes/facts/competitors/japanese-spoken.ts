import { segmentsOf } from '../../engine/japanese/segmenter.ts';
import type { FoundName } from './names.ts';

const lead =
  '(?:^|(?<=[、。？！\\s]|前の|今の|いまの|去年の|昨年の|先月の|先週の|例の|隣の|近所の|地元の|他の|別の|会社の|業者の|大手の|あと|あとは|でも|それと|ほら|うちは|今は|前は))';
const letters = '[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー々]';
const follows =
  '(?=さん|様|は(?!い)|って|という|っていう|とか|より|から|も(?!う|し)|が|の(?:営業|ほう|方|見積|担当|とき|時|機械|やつ|人|話))';
const spoken = new RegExp(`${lead}(${letters}{3,9}?)${follows}`, 'gu');
/** Endings of things, times, places of work and callings: nothing is called so. */
const common =
  /(?:[書者場側品物料費額数日月年時回点率量先内外中後前度表図紙票証機器室員課部方的間話件案法会語力線車分用]|契約|工事|作業|確認|連絡|資料|画面|機能|予算|現場|社内|金額|価格|見積もり?|納期|今回|本当|正直|全部|自分|皆さん|お客|会社|担当|部長|課長|社長|店長|先生|職人|若い子|年寄り)$|^(?:この|その|あの|どの|それ|これ|あれ|そこ|ここ|あそこ|こっち|そっち|うち|おれ|わし|ぼく|わたし|みんな|だれ|なに|いつ|どこ|もし|でも|だから|けど|ただ|もう|まだ|まあ|いや|ええ|はい|うん|なる|ある|ない|する|やっぱ|ちょっと|ほんと|とりあえず|たぶん)/u;
/** Endings of clauses and particles that no name has in it. */
const inSentence =
  /です|ます|ました|ません|だっ|たら|れば|じゃ|って|ので|けど|から|まで|とか|ながら|[をが、]|[っいえけせてねべめれり](?:て|た)[^ぁ-ん]?|ない|[うくすつぬむるいたんだ]$/u;

/** What a sentence that sounds like naming a rival begins with or turns to, in any letters: 契約君は, 前のひよこ通販も. */
export function spokenNames(text: string): readonly FoundName[] {
  return [...text.matchAll(spoken)].flatMap(({ 1: name = '', index, 0: whole }) => {
    if (common.test(name) || (inSentence.test(name) && !/(?:くん|るん|名人|たん)$/u.test(name))) return [];
    const words = [...segmentsOf(name)];
    if (words.length < 2 && !/^\p{sc=Hiragana}{4,}$/u.test(name)) return [];
    const start = index + whole.length - name.length;
    return [{ name, start, end: start + name.length }];
  });
}
