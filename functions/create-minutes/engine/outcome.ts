import type { DraftItem } from './draft.ts';
import { firstTurn } from './sentence.ts';

type OutcomeKind = 'objection' | 'decision' | 'question' | 'action' | 'meeting';

/** What came of a meeting between two sides, told as a sentence of its summary. */
export interface OutcomeItem extends DraftItem {
  readonly kind: OutcomeKind;
}

/** In the order they are told: what stood in the way, what was settled, what is open, who does what, when both meet again. */
const told: readonly OutcomeKind[] = ['objection', 'decision', 'question', 'action', 'meeting'];
/** In the order they are chosen, one of each kind before a second one, with how many there may be: the list of tasks is read as well. */
const mostOf: readonly (readonly [kind: OutcomeKind, most: number])[] = [
  ['meeting', 1],
  ['decision', 6],
  ['objection', 2],
  ['action', 3],
  ['question', 2],
];

/**
 * Those of each kind that fit, the surest first, in the order a summary tells them.
 * @param items of each kind the surest first
 */
export function chosenOutcome(
  items: readonly OutcomeItem[],
  limit: number,
  lengthOf: (item: DraftItem) => number,
): readonly OutcomeItem[] {
  const chosen: OutcomeItem[] = [];
  let room = limit;
  const most = Math.max(...mostOf.map(([, count]) => count));
  for (let round = 0; round < most; round++)
    for (const [kind, count] of mostOf) {
      const ofKind = items.filter((item) => item.kind === kind).slice(0, count);
      for (const next of inRound(ofKind, kind, round)) {
        if (lengthOf(next) > room) continue;
        room -= lengthOf(next);
        chosen.push(next);
      }
    }
  return chosen.sort((a, b) => told.indexOf(a.kind) - told.indexOf(b.kind) || firstTurn(a) - firstTurn(b));
}

/** After the first round what was settled comes before all else: two of it to one of the rest. */
function inRound(items: readonly OutcomeItem[], kind: OutcomeKind, round: number): readonly OutcomeItem[] {
  if (kind !== 'decision' || round === 0) return items.slice(round, round + 1);
  return items.slice(2 * round - 1, 2 * round + 1);
}
