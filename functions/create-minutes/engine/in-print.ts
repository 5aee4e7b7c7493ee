import type { Side } from '../facts/talk.ts';
import type { Acts, DraftItem } from './draft.ts';

/** How a wording is printed, said by somebody of a side where that is known. */
export type Print = (text: string, side?: Side) => string;

/** Whose words an item is told in; undefined where nobody knows. */
type SideOf = (item: DraftItem, by?: string) => Side | undefined;

/** Every wording of the lists as it is printed; questions may be printed otherwise than the rest. */
export function inPrint(
  acts: Acts,
  print: Print,
  printQuestion: Print = print,
  sideOf: SideOf = () => undefined,
): Acts {
  /** What two sides said may stand in one item, each sentence in the words of its own. */
  const printed = (item: DraftItem) =>
    item.text
      .split(/(?<=。)/u)
      .map((text) => print(text, sideOf({ ...item, text })))
      .join('');
  return {
    ...acts,
    decisions: acts.decisions.map((item) => ({ ...item, text: printed(item) })),
    actionItems: acts.actionItems.map((item) => ({ ...item, text: printed(item) })),
    openQuestions: acts.openQuestions.map((item) => ({
      ...item,
      text: printQuestion(item.text, sideOf(item, item.askedBy)),
    })),
    objections: acts.objections.map((item) => {
      const side = sideOf(item, item.raisedBy);
      const response = item.response === undefined ? undefined : print(item.response, otherSide(side));
      return { ...item, text: print(item.text, side), response };
    }),
  };
}

function otherSide(side: Side | undefined): Side | undefined {
  return side && (side === 'internal' ? 'external' : 'internal');
}
