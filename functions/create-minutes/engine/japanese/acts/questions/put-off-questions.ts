import type { Remark, Talk } from '../../../../facts/talk.ts';
import type { Acts } from '../../../draft.ts';
import { placesIn, tellingPlace } from '../../../places.ts';
import { japaneseTerms } from '../../words.ts';
import { plainQuestion } from '../../wording/question.ts';
import { putsOff } from '../replies.ts';
import { asksItself, partAsked, questionIn } from './question-in.ts';

type Question = Acts['openQuestions'][number];

/** 写真を送っていただければ、要るかどうかすぐわかりますよ says what will be known. */
const willShow = /かどうか(?:は|が|も)?(?:すぐ(?:に)?)?(?:[わ分]かり?ま?(?:す|る)|判断)/u;
/** Turns before an answer in which its question stands, and remarks of them that are looked at. */
const [turnsBack, remarksBack] = [2, 10];

/**
 * Open questions as they were asked, where what was found tells what was said to them: 「型番によります」 is told as
 * 「ナースコールにつながるか」, asked by whoever asked that.
 */
export function toldAsAsked(acts: Acts, { remarks }: Talk): Acts {
  const placesOf = placesIn({ remarks });
  const openQuestions = acts.openQuestions.map((item) => {
    // 使えるかどうかは聞かないと分からない tells what is open
    if (willShow.test(item.text) || asksItself(item.text) || plainQuestion(item.text, 'plain').endsWith('か。'))
      return item;
    const own = placesOf(item);
    const teller = remarks[tellingPlace(item.text, own, remarks, japaneseTerms) ?? -1];
    if (!teller || asksItself(teller.text)) return item;
    const beside = own.flatMap((at) => remarks[at] ?? []).filter(({ speaker }) => speaker !== teller.speaker);
    return asked(item, teller, beside, remarks) ?? askedWithin(item, own, teller, remarks) ?? item;
  });
  return { ...acts, openQuestions };
}

/** @param beside what others say that belongs to the item */
function asked(
  item: Question,
  teller: Remark,
  beside: readonly Remark[],
  remarks: readonly Remark[],
): Question | undefined {
  const told = (text: string | undefined, by: Remark): Question | undefined =>
    text === undefined
      ? undefined
      : { ...item, text, askedBy: by.speaker, spans: [...new Set([...by.spans, ...item.spans])] };
  const whole = (one: Remark | undefined) => one && told(questionIn(one.text), one);
  const isWaiting = beside.some(({ index, text }) => index > teller.index && putsOff(text));
  return (
    whole(beside.find(({ text }) => !putsOff(text) && questionIn(text) !== undefined)) ??
    (putsOff(teller.text) ? undefined : whole(besideIn(teller, remarks))) ??
    told(partAsked(teller.text), teller) ??
    (isWaiting ? openIn(beside, teller, told) : whole(askedBefore(teller, remarks)))
  );
}

/** The last thing that others ask from the first to the last remark of the item. */
function askedWithin(
  item: Question,
  own: readonly number[],
  teller: Remark,
  remarks: readonly Remark[],
): Question | undefined {
  const found = remarks
    .slice(Math.min(...own), Math.max(...own) + 1)
    .findLast(({ speaker, text }) => speaker !== teller.speaker && questionIn(text) !== undefined);
  const text = found && questionIn(found.text);
  return text === undefined
    ? undefined
    : { ...item, text, askedBy: found?.speaker, spans: [...new Set([...(found?.spans ?? []), ...item.spans])] };
}

/** What whoever puts it off says is open, asked by whom he says it to. */
function openIn(
  beside: readonly Remark[],
  teller: Remark,
  told: (text: string | undefined, by: Remark) => Question | undefined,
): Question | undefined {
  const open = beside.find(({ text }) => putsOff(text) && partAsked(text) !== undefined);
  return open && told(partAsked(open.text), teller);
}

/** The last question that its speaker asks in the same breath. */
function besideIn(teller: Remark, remarks: readonly Remark[]): Remark | undefined {
  return remarks
    .slice(Math.max(0, teller.index - 2), teller.index + 3)
    .findLast((one) => one !== teller && turnOf(one) === turnOf(teller) && questionIn(one.text) !== undefined);
}

/** The last thing somebody else asked in what was said right before. */
function askedBefore(teller: Remark, remarks: readonly Remark[]): Remark | undefined {
  return remarks
    .slice(Math.max(0, teller.index - remarksBack), teller.index)
    .findLast(
      (one) =>
        one.speaker !== teller.speaker &&
        turnOf(teller) - turnOf(one) <= turnsBack &&
        questionIn(one.text) !== undefined,
    );
}

function turnOf({ spans }: Remark): number {
  return spans[0]?.turn ?? -1;
}
