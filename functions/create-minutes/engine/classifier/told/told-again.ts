import type { DraftItem } from '../../draft.ts';
import { firstTurn, lastTurn } from '../../sentence.ts';

/** Turns between a choice and the words by which the other side notes it. */
const mostApart = 1;

/**
 * Choices without those that only say again what stands right beside them: "Leave the envelopes out." - "Okay, no envelopes." is
 * one, told in the fuller words.
 */
export function withoutToldAgain(
  choices: readonly DraftItem[],
  termsOf: (text: string) => readonly string[],
  numbers: (text: string) => readonly string[],
): readonly DraftItem[] {
  const wordsOf = ({ text }: DraftItem) => new Set([...termsOf(text), ...numbers(text)]);
  const inOrder = choices.toSorted((a, b) => firstTurn(a) - firstTurn(b));
  const told: DraftItem[] = [];
  for (const choice of inOrder) {
    const before = told.at(-1);
    const isNext = before !== undefined && firstTurn(choice) - lastTurn(before) <= mostApart;
    const [one, other] = [isNext ? wordsOf(before) : new Set<string>(), wordsOf(choice)];
    if (!before || !(isWithin(one, other) || isWithin(other, one))) told.push(choice);
    else {
      const fuller = other.size > one.size ? choice : before;
      told[told.length - 1] = { ...fuller, spans: [...new Set([...before.spans, ...choice.spans])] };
    }
  }
  return told;
}

function isWithin(some: ReadonlySet<string>, all: ReadonlySet<string>): boolean {
  return some.size > 0 && [...some].every((word) => all.has(word));
}
