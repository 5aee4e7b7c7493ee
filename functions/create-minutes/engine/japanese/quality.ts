import { asksByTone } from './asks-by-tone.ts';
import type { Sentence } from '../sentence.ts';
import { countCharacters } from './words.ts';

const courtesy =
  /お世話に|おはよう|こんにちは|こんばんは|よろしくお願い|ありがとうございま|失礼(?:いた)?します|聞こえ(?:て|ま)|はじめまして|お疲れ|恐れ入り|申し訳|名前は|暑い|寒い/u;
const matters =
  /決|予算|費用|料金|価格|課題|問題|必要|必須|提案|検討|希望|目標|期限|導入|対象|条件|理由|重要|べき|たい(?:です|と)|[0-9０-９一二三四五六七八九十百千万]+(?:円|名|日|台|件|%|％|パーセント|ユーロ)/u;

/** How well a Japanese sentence would stand alone in minutes: 1 is ordinary, 0 is not at all. */
export function japaneseQuality({ text, raw, terms }: Sentence): number {
  const characters = countCharacters(text);
  if (
    characters < 12 ||
    terms.length < 3 ||
    /(?:[？?]|か。?|(?:ない|[るたい])の。?)$/u.test(raw.trim()) ||
    asksByTone(raw.trim()) ||
    courtesy.test(text)
  )
    return 0;
  const length = characters < 20 ? 0.7 : characters <= 80 ? 1 : Math.max(0.3, 1 - (characters - 80) / 100);
  const vague = /^(?:それ|これ|そこ|そう|そんな|その|こう)/u.test(text) ? 0.7 : 1;
  return length * vague * (matters.test(text) ? 1.2 : 1) * (/、$/.test(raw.trim()) ? 0.6 : 1);
}
