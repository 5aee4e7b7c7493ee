import { replies } from '../context.ts';
import { type Cue, weighCues } from '../cue.ts';
import type { Draft, DraftItem } from '../draft.ts';
import type { Meeting } from '../meeting.ts';
import { bareName, type Person } from '../people.ts';
import type { Sentence } from '../sentence.ts';
import { japaneseDue } from './due.ts';
import { plainJapanese } from './report.ts';
import { countCharacters } from './words.ts';

const decides: readonly Cue[] = [
  [
    /で(?:決め|決定|合意)|ことに(?:し(?:ます|ました|ましょう)|なり|決)|に決(?:め|ま|定)|(?:で|に)(?:いき|し|やり|始め|進め)ましょう|で進め(?:ます|させて)/u,
    2,
  ],
  [
    /前提で|で(?:お願い(?:し|いた)|大丈夫です|問題ありません|結構です|異存)|の(?:まま|方向)で|まとめると|としましょう|ということで/u,
    1.3,
  ],
  [
    /もし|仮に|かもしれ|例えば|いかが|でしょうか|か[。？?]?$|どうです|たいと|検討|たら|とか|よろしくお願い|次(?:の|に)|では、?始め|(?:送り|送付|連絡|確認|準備|回答|返送)[^。]{0,8}ます/u,
    -1.5,
  ],
];
const commits =
  /(?:送(?:り|付|信|ら)|確認|作成|作り|準備|用意|連絡|共有|手配|調べ|まとめ|提出|返送|返信|回答|案内|お持ち|持参|伝え|検討|招待|設定|依頼|修正|記入|上げ|聞い|相談|予約|調整|展開|報告|登録|手伝)[^。]{0,14}(?:し?ます|いたします|ていただきます|させてください|ておきます|ておきましょう|する予定|ますので|ますね)/u;
const asks =
  /(?:送|確認|作成|準備|用意|連絡|共有|調べ|まとめ|提出|返|回答|教え|伝え|検討|記入|出し|いただ|お願い)[^。]{0,12}(?:いただけ(?:ます|ない|れば)|てください|もらえ|もらって|お願いできま|お願いしま|お願いいたしま|くださいますか)/u;
const noTask =
  /ありがとうございま|よろしくお願い|(?:し|き|り|い|え|せ|て)ました。?$|お世話|今から|画面|ご説明し|ご紹介し|始め(?:ます|たい)|確認(?:なん|です)|できます|対応して/u;
const unknown = /確認し|確認させ|持ち帰|わから|分から|わかりかね|調べ|後ほど|折り返|検討|正確|聞いてみ|まだ/u;

export function japaneseDecisions(meeting: Meeting, most: number): readonly DraftItem[] {
  const found = meeting.sentences.filter(
    (sentence) =>
      countCharacters(sentence.text) >= 10 && sentence.terms.length >= 2 && weighCues(sentence.raw, decides) >= 1.3,
  );
  return found.slice(0, most).map(({ text, spans }) => ({ text: `${plainJapanese(text)}。`, spans }));
}

export function japaneseActions(meeting: Meeting, most: number): Draft['actionItems'] {
  const found = meeting.sentences.flatMap((sentence): Draft['actionItems'] => {
    const { raw, text, spans, terms } = sentence;
    if (terms.length < 2 || noTask.test(text)) return [];
    const promised = commits.test(raw) && !/[？?]|か。?$/u.test(raw.trim());
    if (!promised && !asks.test(raw)) return [];
    const owner = promised
      ? meeting.people.find(({ speaker }) => speaker !== undefined && speaker === sentence.speaker)
      : addressee(sentence, meeting);
    return [
      { text: `${plainJapanese(text.replace(/[？?]$/u, ''))}。`, owner, due: japaneseDue(raw, meeting.day), spans },
    ];
  });
  return found.slice(0, most);
}

export function japaneseQuestions(meeting: Meeting, most: number): Draft['openQuestions'] {
  const found = meeting.sentences.filter((sentence) => {
    const { raw, terms } = sentence;
    return (
      terms.length >= 2 &&
      /(?:[？?]|か。?)$/u.test(raw.trim()) &&
      !asks.test(raw) &&
      unknown.test(replies(meeting, sentence).join(''))
    );
  });
  return found.slice(0, most).map(({ text, spans, speaker }) => ({ text, spans, askedBy: speaker }));
}

function addressee({ speaker, text }: Sentence, { people }: Meeting): Person | undefined {
  const others = people.filter((person) => person.speaker !== undefined && person.speaker !== speaker);
  const called = others.filter(({ name }) => {
    const [family = ''] = bareName(name).split(/\s/);
    return family.length > 0 && ['さん', '様', 'さま', '部長', '課長'].some((title) => text.includes(family + title));
  });
  if (called.length === 1) return called[0];
  return others.length === 1 && speaker !== undefined ? others[0] : undefined;
}
