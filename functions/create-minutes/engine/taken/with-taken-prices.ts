import type { Remark, Talk } from '../../facts/talk.ts';
import type { ActWording } from '../classifier/act-wording.ts';
import { turnOf } from '../classifier/surroundings.ts';
import type { Acts, DraftAmount, DraftItem } from '../draft.ts';
import { placesIn } from '../places.ts';
import type { Prices, TakenPrice } from './prices.ts';

/** Turns of haggling, and how far apart two bids for one thing are at most. */
const [haggledWithin, mostApart] = [30, 1.5];

/** How a price is told, as it is printed, and what stands between two sentences. */
interface Told extends Pick<ActWording, 'figureTaken' | 'space'> {
  readonly choice: (named: Remark) => string | undefined;
}

/**
 * Choices with the prices that were taken, told by who named them. Where the choice was found and is told by other words, it is told by the
 * price; what the seller adds to it in one breath is the same choice, and what was bid on the way is none.
 */
export function withTakenPrices(
  acts: Acts,
  taken: readonly TakenPrice[],
  prices: Prices,
  talk: Talk,
  { choice, figureTaken, space }: Told,
): Acts {
  const { remarks } = talk;
  const placesOf = placesIn(talk);
  const decisions = [...acts.decisions];
  for (const { named, taking, amount } of taken) {
    const text = choice(named) ?? figureTaken(amount.text);
    const isIt = (item: DraftItem) => {
      const own = placesOf(item);
      const isOfOther = taken.some((other) => other.amount !== amount && own.includes(other.named.index));
      return !isOfOther && (own.includes(named.index) || own.includes(taking.index));
    };
    const isBeside = (item: DraftItem) => placesOf(item).every((i) => turnOf(remarks[i] ?? named) === turnOf(named));
    const found = decisions.findIndex(isIt);
    const at = found >= 0 ? found : decisions.findIndex(isBeside);
    const known = decisions[at];
    const spans = [...named.spans, ...taking.spans];
    if (known === undefined) decisions.push({ text, spans });
    else if (!known.text.includes(amount.text)) {
      const told = found >= 0 ? text : [text, known.text].join(space);
      decisions[at] = { ...known, text: told, spans: [...new Set([...known.spans, ...spans])] };
    }
  }
  return { ...acts, decisions: decisions.filter((item) => !isOvertaken(placesOf(item), taken, prices, talk)) };
}

function isOvertaken(
  places: readonly number[],
  taken: readonly TakenPrice[],
  prices: Prices,
  { remarks }: Talk,
): boolean {
  const own = places.flatMap((i) => prices.get(i) ?? []);
  const last = places.at(-1) ?? 0;
  return taken.some(({ named, amount }) => {
    if (own.length === 0 || last >= named.index || places.some((i) => remarks[i]?.side !== 'internal')) return false;
    const turns = turnOf(named) - turnOf(remarks[last] ?? named);
    return turns <= haggledWithin && own.every((one) => one !== amount && isBidFor(one, amount));
  });
}

function isBidFor(bid: DraftAmount, { unit, value }: DraftAmount): boolean {
  return bid.unit === unit && Math.max(bid.value, value) <= mostApart * Math.min(bid.value, value);
}
