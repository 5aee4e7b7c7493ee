import type { Meeting } from '../../meeting.ts';
import type { TellAt } from './trait.ts';

/** The heaviest terms of a meeting, in rings: its subject, its matters, what else was talked about. */
const rings = [5, 15, 40] as const;

/** Tells where the terms of each sentence stand among all terms of the meeting: the place of its two heaviest, and how many are in each ring. */
export function tellStanding({ sentences, weights }: Meeting, tell: TellAt): void {
  const order = [...weights].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const places = new Map(order.map(([term], place) => [term, place]));
  for (const { index, terms } of sentences) {
    const own = [...new Set(terms)].map((term) => places.get(term) ?? order.length).sort((a, b) => a - b);
    const [first, second] = own;
    if (first !== undefined) tell(index, 'standing:first', first + 1);
    if (second !== undefined) tell(index, 'standing:second', second + 1);
    for (const ring of rings) tell(index, ringTraits[ring], own.filter((place) => place < ring).length);
  }
}

const ringTraits = { 5: 'standing:top5', 15: 'standing:top15', 40: 'standing:top40' } as const;
