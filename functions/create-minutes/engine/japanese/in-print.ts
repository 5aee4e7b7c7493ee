import type { Acts } from '../draft.ts';
import type { Meeting } from '../meeting.ts';
import { inWriting, writingOf } from './mend.ts';
import { plainQuestion } from './wording/question.ts';
import type { Style } from './wording/style.ts';

/** How a wording of one meeting is printed. */
export function printOf(meeting: Meeting): (text: string) => string {
  const writing = writingOf(meeting);
  return (text) => inWriting(text, writing);
}

/** Every wording of the lists as it is printed: in writing, and questions asked plainly. */
export function inPrint(acts: Acts, meeting: Meeting, style: Style): Acts {
  const print = printOf(meeting);
  const told = <Item extends { readonly text: string }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, text: print(item.text) }));
  return {
    ...acts,
    decisions: told(acts.decisions),
    actionItems: told(acts.actionItems),
    openQuestions: told(acts.openQuestions).map((item) => ({ ...item, text: plainQuestion(item.text, style) })),
    objections: told(acts.objections).map((item) => ({
      ...item,
      response: item.response === undefined ? undefined : print(item.response),
    })),
  };
}
