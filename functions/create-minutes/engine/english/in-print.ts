import type { Acts } from '../draft.ts';
import type { Meeting } from '../meeting.ts';
import { capitaliserOf } from './capitals.ts';
import { mended } from './mend.ts';

/** How a wording of one meeting is printed. */
export function printOf(meeting: Meeting): (text: string) => string {
  const put = capitaliserOf(meeting);
  return (text) => mended(put(text));
}

/** Every wording of the lists as it is printed: with its capitals, without turns of speech, numbers in digits. */
export function inPrint(acts: Acts, meeting: Meeting): Acts {
  const print = printOf(meeting);
  const told = <Item extends { readonly text: string }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, text: print(item.text) }));
  return {
    ...acts,
    decisions: told(acts.decisions),
    actionItems: told(acts.actionItems),
    openQuestions: told(acts.openQuestions),
    objections: told(acts.objections).map((item) => ({
      ...item,
      response: item.response === undefined ? undefined : print(item.response),
    })),
  };
}
