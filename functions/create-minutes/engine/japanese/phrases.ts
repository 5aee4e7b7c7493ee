import { bareName } from '../people.ts';
import type { Phrase } from '../reader.ts';
import type { Sentence } from '../sentence.ts';
import { isNoTopic, wholeNoun } from './no-topic.ts';
import { framedIn } from './topic-frames.ts';
import { japaneseTerms, weightOfJapanese } from './words.ts';

/** Runs of kanji, katakana and Latin letters: in Japanese these are, near enough, the names of things. */
const noun =
  /(?:[\p{sc=Han}々]|[\p{sc=Katakana}ー]|[A-Za-z0-9]|(?<=[A-Za-z])-(?=[A-Za-z]))+(?:[・\s](?=[\p{sc=Katakana}])[\p{sc=Katakana}ー]+)*/gu;
/** Counts, times and titles stand like things and are no subject. */
const notTopic =
  /長$|\d.*[円万億]|^月\d|^[\d\s〇一二三四五六七八九十百千万]+|^(?:部長|課長|社長|担当者?|会議|ミーティング|毎月|今月|来週|様々|最終週|土曜日|日曜日|[月火水木金]曜日?|大丈夫|確認|拝見|別途|提出|今後|年内|初期|返事|半年|月々|毎年|来月|先月|去年|昨年|今年|来年|今回|前回|次回|最初|最終|時間|午前|午後|相談|連絡|対応|説明|検討|電話|名前|問題|正直|状況|内容|全部|全員|皆様|先生|院長|専務|常務|所長|店長|室長|主任|弊社|御社|当社|質問|本社|現場|営業|職員|社員|会社|自分|両方|半分|全体|全国|土曜|日曜|明日|明後日|昨日|本日|今日|当日|翌日|翌月|年間|月額|年額|世話|卒業|指定|自動|毎日|夕方|朝|取締役|専務|工場長|会長|部署|他社|先方|皆|人|方|気|話|感じ|意味|場合|予定|無理|正確|普通|結構|本当|最高|最低|最近|先週|今週|今朝|今晩|今夜|昼|夜|父|母|息子|娘|奥さん|旦那|子供|子ども|犬|猫|天気|雨|雪|桜|駅前|電車|車|風邪|正月|お盆|年末|年始|[一二三四五六七八九十百千\d]+(?:[月日年時分台人名社件本枚個回か].{0,2}))$/u;
const wholePhrase = { least: 2, most: 14 };
const leastWeight = 0.5;
/** What is announced counts as if it were said so often more. */
const announcedGain = 2;

/** Who is called so is no matter. */
const called =
  /(?<!\p{sc=Han})([\p{sc=Han}々]{1,3})(?:さん|くん|君|氏|様|課長|部長|係長|主任|社長|店長|先生|という者)/gu;

function peopleIn(sentences: readonly Sentence[]): readonly string[] {
  const named = sentences.flatMap(({ text }) => [...text.matchAll(called)].map(([, name = '']) => name));
  return [...new Set(named)].filter((name) => name.length > 1 && !notPeople.test(name));
}

/** These are called with さん or 様, too, and are what is talked about. */
const notPeople =
  /(?:者|員|先|客|店|社|校|組|所|局|庁|会|監督|団体|施設|倉庫|車場|会場|工場|農場|容室|教室|会議室|病院|医院|保育園|幼稚園|本園|学園|銀行|組合|農協|共済|患者|生徒|経理|総務|法務|人事|開発|営業|技術|担当|本部|支部|大家|役場|市場)$/u;

/** What is talked about: compound nouns said at least twice, most important first. */
export function japanesePhrases(sentences: readonly Sentence[]): readonly Phrase[] {
  const places = new Map<string, number[]>();
  const names = [...new Set(sentences.flatMap(({ speaker }) => bareName(speaker ?? '').split(/[\s　]/u)))].filter(
    Boolean,
  );
  const people = new Set(peopleIn(sentences));
  const isPerson = (text: string) => people.has(text) || people.has(text.replace(/(?:様|さん)$/u, ''));
  // 健診 is none of 林 健
  const isNamed = (text: string) => names.some((name) => (name.length > 1 ? text.startsWith(name) : text === name));
  const framed = new Map<string, number>();
  for (const { text, index } of sentences) {
    for (const matter of framedIn(text)) {
      if (isNoTopic(matter)) continue;
      framed.set(matter, (framed.get(matter) ?? 0) + 1);
      const known = places.get(matter) ?? [];
      places.set(matter, known);
      if (known.at(-1) !== index) known.push(index);
    }
    const said = text.normalize('NFKC');
    for (const { 0: run, index: at } of said.matchAll(noun)) {
      const found = wholeNoun(run, said.slice(at + run.length, at + run.length + 3));
      if (
        isNoTopic(found) ||
        found.length < wholePhrase.least ||
        found.length > wholePhrase.most ||
        notTopic.test(found) ||
        isNamed(found)
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
    const recurs = at.length > 1 || text.split('の').some((part) => (places.get(part)?.length ?? 0) > 1);
    const announced = recurs ? (framed.get(text) ?? 0) : 0;
    if ((at.length < 2 && announced === 0) || weight < leastWeight || isNamed(text) || isPerson(text)) return [];
    const score = (at.length + announcedGain * announced) * weight * Math.min(2, text.length / 4);
    return [{ text, terms, sentences: at, score }];
  });
  rated.sort((a, b) => b.score - a.score || (a.text < b.text ? -1 : 1));
  const used: string[] = [];
  return rated.slice(0, 60).filter(({ text }) => {
    if (used.some((other) => other.includes(text) || text.includes(other))) return false;
    used.push(text);
    return true;
  });
}
