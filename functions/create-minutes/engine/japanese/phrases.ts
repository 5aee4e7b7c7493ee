import { bareName } from '../people.ts';
import type { Phrase } from '../reader.ts';
import type { Sentence } from '../sentence.ts';
import { japaneseTerms, weightOfJapanese } from './words.ts';

/** Runs of kanji, katakana and Latin letters: in Japanese these are, near enough, the names of things. */
const noun =
  /(?:[\p{sc=Han}々]|[\p{sc=Katakana}ー]|[A-Za-z0-9])+(?:[・\s](?=[\p{sc=Katakana}])[\p{sc=Katakana}ー]+)*/gu;
/** Counts, times and titles stand like things and are no subject. */
const notTopic =
  /^[\d\s〇一二三四五六七八九十百千万]+|^(?:部長|課長|社長|担当者?|会議|ミーティング|毎月|今月|来週|様々|最終週|土曜日|日曜日|[月火水木金]曜日?|大丈夫|確認|半年|月々|毎年|来月|先月|去年|昨年|今年|来年|今回|前回|次回|最初|最終|時間|午前|午後|相談|連絡|対応|説明|検討|電話|名前|問題|正直|状況|内容|全部|全員|皆様|先生|院長|専務|常務|所長|店長|室長|主任|弊社|御社|当社)$/u;
const wholePhrase = { least: 2, most: 14 };

/** What is talked about: compound nouns said at least twice, most important first. */
export function japanesePhrases(sentences: readonly Sentence[]): readonly Phrase[] {
  const places = new Map<string, number[]>();
  const speakers = new Set(sentences.map(({ speaker }) => bareName(speaker ?? '')));
  for (const { text, index } of sentences) {
    for (const [found] of text.normalize('NFKC').matchAll(noun)) {
      if (
        found.length < wholePhrase.least ||
        found.length > wholePhrase.most ||
        notTopic.test(found) ||
        speakers.has(found)
      )
        continue;
      const known = places.get(found) ?? [];
      places.set(found, known);
      if (known.at(-1) !== index) known.push(index);
    }
  }
  const rated = [...places].flatMap(([text, at]) => {
    const terms = japaneseTerms(text);
    const weight = terms.reduce((sum, term) => sum + weightOfJapanese(term), 0) / Math.max(1, terms.length);
    return at.length < 2 || weight < 0.5
      ? []
      : [{ text, terms, sentences: at, score: at.length * weight * Math.min(2, text.length / 4) }];
  });
  rated.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  const used: string[] = [];
  return rated.slice(0, 60).filter(({ text }) => {
    if (used.some((other) => other.includes(text) || text.includes(other))) return false;
    used.push(text);
    return true;
  });
}
