import type { DraftAmount } from '../draft.ts';
import { firstTurn, lastTurn } from '../sentence.ts';

/** Turns within which one figure is set against another, and how far apart they are then. */
const [haggledWithin, mostApart] = [10, 1.25];

/** Whether people came to another figure soon after: of two that were agreed the later holds, and no offer outlives the next one. */
export function isReplaced(amount: DraftAmount, amounts: readonly DraftAmount[]): boolean {
  const [first, last] = [firstTurn(amount), lastTurn(amount)];
  return amounts.some(
    (other) =>
      (other.status === 'agreed' || (other.status !== 'mentioned' && amount.status !== 'agreed')) &&
      isSetAgainst(other, amount) &&
      firstTurn(other) > first &&
      lastTurn(other) >= last &&
      firstTurn(other) <= last + haggledWithin,
  );
}

/** "Forty-three works", after forty-six dollars per scanner per month: for what the figure is that it was set against. */
export function rateOf(amount: DraftAmount, amounts: readonly DraftAmount[]): DraftAmount['per'] {
  if (amount.per.length > 0) return amount.per;
  const before = amounts.findLast(
    (other) =>
      other.kind === 'price' &&
      other.per.length > 0 &&
      isSetAgainst(other, amount) &&
      firstTurn(other) < firstTurn(amount) &&
      firstTurn(amount) <= lastTurn(other) + haggledWithin,
  );
  return before?.per ?? [];
}

function isSetAgainst(one: DraftAmount, other: DraftAmount): boolean {
  return (
    one !== other &&
    one.unit === other.unit &&
    !/^(?:volume|budget|cost)$/.test(one.kind) &&
    Math.max(one.value, other.value) <= mostApart * Math.min(one.value, other.value)
  );
}
