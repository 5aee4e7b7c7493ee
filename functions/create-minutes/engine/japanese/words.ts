import { readOnce } from '../read-once.ts';
import { segmentsOf } from './segmenter.ts';

const kanaOnly = /^[\p{sc=Hiragana}ー]{1,3}$/u;

/** Words that say nothing about the subject, beside the short hiragana words, which never do. */
const functionWords = new Set(
  (
    'これ それ あれ ここ そこ あそこ もの こと とき ため よう ところ さん さま 様 私 私たち 我々 皆さん 皆様 あなた 方 的 等 など たち ございます いただく いただき いただいて いただける お願い お願いします ありがとう ありがとうございます よろしく ください 思い 思う 思って 思います 言う 言って 感じ いたします いたし ちょっと すみません はい なるほど ' +
    '分かり わかり わかりました 承知 失礼 お世話 今日 本日 今 前 後 中 上 何 どう どの 少し 本当 確か 一つ 1つ ある いる する なる できる 場合 話 件 形 点 他 皆 また でも ただ つまり たぶん おそらく もちろん 例えば 一応 結構 全然 やっぱり やはり ちなみに 最後 次 全部 自分 人 名 誰 いくつ たくさん 必要 可能 良い 良く 見て 見る 来て 行って 使って 使う 出て 入って 持って'
  ).split(' '),
);

/** Content words of a text, in order. */
export const japaneseTerms = readOnce(termsOf);

function termsOf(text: string): readonly string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmentsOf(text.normalize('NFKC').toLowerCase())) {
    if (isWordLike && !kanaOnly.test(segment) && !functionWords.has(segment)) words.push(segment);
  }
  return words;
}

/** A lone character means little by itself. */
export function weightOfJapanese(word: string): number {
  if (functionWords.has(word)) return 0;
  return /^\p{sc=Hiragana}+$/u.test(word) || [...word].length === 1 ? 0.4 : 1;
}

/** Characters but white space: what limits of Japanese texts count. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const character of text) if (character.trim()) count++;
  return count;
}
