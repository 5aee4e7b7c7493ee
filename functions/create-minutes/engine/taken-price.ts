import type { Remark, Talk } from '../facts/talk.ts';
import type { ActWording } from './classifier/act-wording.ts';
import { turnOf } from './classifier/surroundings.ts';
import type { Acts, DraftAmount, DraftItem } from './draft.ts';
import { remarksNaming } from './headline/naming.ts';
import { placesIn } from './places.ts';

/** Turns, and remarks, from a price to who takes it, and what may be said between: "Plus tax." */
const [takenTurns, takenRemarks, mostBetween] = [3, 8, { en: 30, ja: 12 }] as const;

/** How the price is told, as it is printed, and what customers say to it. */
type Told = Pick<ActWording, 'balks' | 'takesPrice' | 'closes' | 'space'> & {
  readonly choice: (named: Remark) => string | undefined;
};

/**
 * Choices with the price that the customer took in words that only point at it, told by who named it: "Twenty-six eighty-four a month." -
 * "That I can live with." Where the choice was found and is told by other words, it is told by the price; what the seller adds to it in one breath
 * is the same choice.
 */
export function withTakenPrice(acts: Acts, amounts: readonly DraftAmount[], talk: Talk, told: Told): Acts {
  const { remarks } = talk;
  const remarksOf = remarksNaming(amounts, talk);
  const prices = new Map(
    amounts.filter(isOffer).flatMap((amount) => remarksOf(amount).map(({ index }) => [index, amount] as const)),
  );
  const placesOf = placesIn(talk);
  const taken = remarks.flatMap((remark) => takenAt(remark, prices, talk, told));
  const decisions = [...acts.decisions];
  for (const { named, taking } of taken) {
    const text = told.choice(named);
    if (text === undefined) continue;
    const isIt = (item: DraftItem) => placesOf(item).some((i) => i === named.index || i === taking.index);
    const isBeside = (item: DraftItem) => placesOf(item).every((i) => turnOf(remarks[i] ?? named) === turnOf(named));
    const found = decisions.findIndex(isIt);
    const at = found >= 0 ? found : decisions.findIndex(isBeside);
    const known = decisions[at];
    const spans = [...named.spans, ...taking.spans];
    if (known === undefined) decisions.push({ text, spans });
    else if (!known.text.includes(prices.get(named.index)?.text ?? '')) {
      const whole = found >= 0 ? text : [text, known.text].join(told.space);
      decisions[at] = { ...known, text: whole, spans: [...new Set([...known.spans, ...spans])] };
    }
  }
  return { ...acts, decisions: decisions.filter((item) => !isOvertaken(placesOf(item), taken, prices, talk)) };
}

/** The price with the remark that names it, and the one that takes it. */
interface Taken {
  readonly named: Remark;
  readonly taking: Remark;
}

function takenAt(remark: Remark, prices: Prices, talk: Talk, { balks, takesPrice, closes }: Told): readonly Taken[] {
  const { remarks, code } = talk;
  const before = remarks.slice(Math.max(0, remark.index - takenRemarks), remark.index);
  const price = prices.get(remark.index);
  if (remark.side === 'internal') {
    const taking = before.findLast(({ side }) => side === 'external');
    const isAgain = before.some(({ index, side }) => side === 'internal' && prices.get(index) === price);
    const isThanked = remarks.slice(taking?.index ?? remark.index, remark.index + 1).some(closes);
    return price && taking && isAgain && isThanked && !balks(taking) ? [{ named: remark, taking }] : [];
  }
  if (remark.side === undefined || price || !takesPrice(remark)) return [];
  const named = before.findLast(({ index, side }) => side === 'internal' && prices.has(index));
  if (named === undefined || turnOf(remark) - turnOf(named) > takenTurns) return [];
  const isAbout = (one: Remark) =>
    one.text.length <= mostBetween[code] &&
    !balks(one) &&
    (prices.get(one.index) ?? prices.get(named.index)) === prices.get(named.index);
  const between = before.slice(before.indexOf(named) + 1);
  return between.every((one) => isAbout(one) || turnOf(one) === turnOf(named)) ? [{ named, taking: remark }] : [];
}

/** What was bid on the way is no choice beside the price that both came to. */
function isOvertaken(places: readonly number[], taken: readonly Taken[], prices: Prices, { remarks }: Talk): boolean {
  const own = places.flatMap((i) => prices.get(i) ?? []);
  const last = places.at(-1) ?? 0;
  return taken.some(({ named, taking }) => {
    const price = prices.get(named.index);
    if (price === undefined || own.length === 0 || last >= named.index || places.includes(taking.index)) return false;
    const turns = turnOf(named) - turnOf(remarks[last] ?? named);
    return turns <= haggledWithin && own.every((one) => one !== price && isBidFor(one, price));
  });
}

function isBidFor(bid: DraftAmount, { unit, value }: DraftAmount): boolean {
  return bid.unit === unit && Math.max(bid.value, value) <= mostApart * Math.min(bid.value, value);
}

/** By the remarks that name them. */
type Prices = ReadonlyMap<number, DraftAmount>;

/** Turns of haggling, and how far apart two bids for one thing are at most. */
const [haggledWithin, mostApart] = [30, 1.5];

function isOffer({ kind, unit, status, side }: DraftAmount): boolean {
  return kind === 'price' && status !== 'rejected' && side !== undefined && /^[A-Z]{3}$/.test(unit ?? '');
}
