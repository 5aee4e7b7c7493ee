import type { Side } from '../facts/talk.ts';
import type { Acts } from './draft.ts';

/** How a wording is printed, said by somebody of a side where that is known. */
export type Print = (text: string, side?: Side) => string;

/** Every wording of the lists as it is printed; questions may be printed otherwise than the rest. */
export function inPrint(
  acts: Acts,
  print: Print,
  printQuestion: Print = print,
  sideOf: (speaker: string | undefined) => Side | undefined = () => undefined,
): Acts {
  return {
    ...acts,
    decisions: acts.decisions.map((item) => ({ ...item, text: print(item.text) })),
    actionItems: acts.actionItems.map((item) => ({ ...item, text: print(item.text) })),
    openQuestions: acts.openQuestions.map((item) => ({
      ...item,
      text: printQuestion(item.text, sideOf(item.askedBy)),
    })),
    objections: acts.objections.map((item) => ({
      ...item,
      text: print(item.text, sideOf(item.raisedBy)),
      response: item.response === undefined ? undefined : print(item.response, otherSide(sideOf(item.raisedBy))),
    })),
  };
}

function otherSide(side: Side | undefined): Side | undefined {
  return side && (side === 'internal' ? 'external' : 'internal');
}
