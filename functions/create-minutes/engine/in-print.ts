import type { Acts } from './draft.ts';

/** Every wording of the lists as it is printed; questions may be printed otherwise than the rest. */
export function inPrint(acts: Acts, print: (text: string) => string, printQuestion = print): Acts {
  return {
    ...acts,
    decisions: acts.decisions.map((item) => ({ ...item, text: print(item.text) })),
    actionItems: acts.actionItems.map((item) => ({ ...item, text: print(item.text) })),
    openQuestions: acts.openQuestions.map((item) => ({ ...item, text: printQuestion(item.text) })),
    objections: acts.objections.map((item) => ({
      ...item,
      text: print(item.text),
      response: item.response === undefined ? undefined : print(item.response),
    })),
  };
}
