import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Acts } from '../../../draft.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { japaneseTerms } from '../../words.ts';
import { plainQuestion } from '../../wording/question.ts';
import { askingWords } from './asking-words.ts';

/** Remarks before a question in which the one stands that it goes on with. */
const reach = 5;
/** 解約したあとは？ asks the same of something else. */
const goesOn = /^[^、。はをに]{2,14}(?:は|だと|なら|だったら|の場合)[？?。…\s]*$/u;
const mostCharacters = 16;
const hasSubject = /[はがをもに、]|って|どう|何|誰|どこ/u;
const asksItself = /[？?]|か(?:な|ね)?[。…\s]*$|(?:かな|っけ)[。…\s]*$/u;
/** 助成金って、使うご予定ありますか, 原状回復はどうなりますか */
const subject =
  /(?:^|[、。])(?:あと|で|それと|ちなみに|今の)?、?([\p{sc=Han}\p{sc=Katakana}ーA-Za-z0-9の]{2,14})(?<![のはが]|[今次前昨来]回)(?:って|は|が)(?!い)/u;
const noSubject = /^(?:私|僕|俺|自社|弊社|御社|当社|先方|今回|次回|今日|明日|時間|場合|皆|誰|何)/u;

/** Open questions as they were meant, where what they ask about was said in the question before: 「使えるのかな」 after 「助成金って、使うご予定ありますか」. */
export function withWhatIsAsked(acts: Acts, { remarks }: Talk): Acts {
  const placesOf = placesIn({ remarks });
  const openQuestions = acts.openQuestions.map((item) => {
    const isShort = item.text.length <= mostCharacters;
    if (!isShort || !(goesOn.test(item.text) || (asksItself.test(item.text) && !hasSubject.test(item.text))))
      return item;
    const at = tellingPlace(item.text, placesOf(item), remarks, japaneseTerms);
    if (at === undefined) return item;
    const before = remarks.slice(Math.max(0, at - reach), at);
    const [earlier, text] = goesOn.test(item.text) ? goneOnWith(before, item.text) : ofSubject(before, item.text);
    return earlier ? { ...item, text, spans: [...new Set([...earlier.spans, ...item.spans])] } : item;
  });
  return { ...acts, openQuestions };
}

type Told = readonly [earlier: Remark | undefined, text: string];

function goneOnWith(before: readonly Remark[], text: string): Told {
  const earlier = before.findLast((remark) => askingWords.asks(remark) && !goesOn.test(remark.text));
  const asked = earlier && plainQuestion(askingWords.write(earlier) ?? '', 'plain');
  return asked?.endsWith('か。') ? [earlier, `${asked}${text}`] : [undefined, text];
}

function ofSubject(before: readonly Remark[], text: string): Told {
  const named = ({ text: said }: Remark) => subject.exec(said)?.[1];
  const earlier = before.findLast((remark) => askingWords.asks(remark) && named(remark) !== undefined);
  const thing = earlier && named(earlier);
  return thing === undefined || noSubject.test(thing) ? [undefined, text] : [earlier, `${thing}は、${text}`];
}
