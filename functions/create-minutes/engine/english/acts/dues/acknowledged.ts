import { opens, promises, requests, youHave } from './wordings.ts';
import type { DaysOf, SaidDay } from './said-days.ts';

/** "Thursday's good", "the 18th is okay", "Wednesday works" */
const willDo =
  /^(?:['’]s| is|['’]ll be| will be| would be)? ?(?:very |really |totally |all |absolutely )?(?:good|great|fine|perfect|ok|okay|ample|lovely|works|suits|brilliant|cool|alright|all right|super|ideal|plenty)\b/i;
/** Remarks that are looked back through for who named the day first. */
const mostBefore = 6;
const answerTurns = 2;
const goesOut = /\b(?:it|they|that|these|those) (?:will|should|go|goes|leave|leaves|ship|ships|come|comes)\b/i;

/** "I'll send it by Thursday." - "Thursday's good.": the day of what another promises is no day of who takes it so. */
export function isTakenOf(day: SaidDay, by: DaysOf, read: (index: number) => DaysOf | undefined): boolean {
  const { text, index, speaker } = by.remark;
  const at = text.indexOf(day.due.asWritten);
  if (at < 0 || !opens.test(text.slice(0, at)) || !willDo.test(text.slice(at + day.due.asWritten.length))) return false;
  for (let back = 1; back <= mostBefore; back++) {
    const before = read(index - back);
    if (!before || by.turn - before.turn > answerTurns) return false;
    const named = before.days.find(({ due }) => due.date === day.due.date);
    if (named) return before.remark.speaker !== speaker && isPromised(before.remark.text);
  }
  return false;
}

function isPromised(text: string): boolean {
  return (
    !text.trimEnd().endsWith('?') &&
    !requests.test(text) &&
    (promises.test(text) || youHave.test(text) || goesOut.test(text) || /\b(?:I|we)['’]ll\b/i.test(text))
  );
}
