import type { Remark, Talk } from '../../facts/talk.ts';
import { choiceOdds, type ChoiceWeights, type Traits } from '../choice.ts';
import type { DraftAmount, Facts } from '../draft.ts';
import { remarksNaming } from './naming.ts';
import { supposing } from './words.ts';
import { priceTraits } from './traits.ts';
import english from './weights/en.json' with { type: 'json' };
import japanese from './weights/ja.json' with { type: 'json' };

/** A figure that may be the price of the deal. */
export interface PriceCandidate {
  readonly amount: DraftAmount;
  readonly traits: Traits;
}

const weightsIn: Readonly<Record<Talk['code'], ChoiceWeights>> = { en: english, ja: japanese };
/** Likelier than this none of the figures is the price of the deal. */
const mostNone = 0.5;

/** What was agreed, and what the seller offered, with what speaks for each as the price of the deal. */
export function priceCandidates(
  { amounts, competitors }: Pick<Facts, 'amounts' | 'competitors'>,
  talk: Talk,
): readonly PriceCandidate[] {
  const remarksOf = remarksNaming(amounts, talk);
  const candidates = amounts.filter((amount) => {
    const isOffered = remarksOf(amount).some(({ side }) => side === 'internal');
    if (amount.value <= 0 || remarksOf(amount).length === 0) return false;
    if (amount.kind === 'price')
      return (
        amount.status === 'agreed' ||
        (amount.status === 'offered' && isOffered && !isSupposed(remarksOf(amount), talk.code))
      );
    return amount.status === 'agreed' && isOffered && isSum(amount);
  });
  const quoted = { amounts, competitors, talk, remarksOf, candidates };
  return candidates.map((amount) => ({ amount, traits: priceTraits(amount, quoted) }));
}

/** Offered for a case that nobody says will come: 仮に3年なら93万円まで. */
function isSupposed(said: readonly Remark[], code: Talk['code']): boolean {
  const bySeller = said.filter(({ side }) => side === 'internal');
  return bySeller.length > 0 && bySeller.every(({ text }) => supposing[code].test(text));
}

/** What the customer has to spend, or saves, is the price as well, where the seller names it and it is agreed. */
function isSum({ kind, unit = '' }: DraftAmount): boolean {
  return (kind === 'budget' || kind === 'cost' || kind === 'other') && /^[A-Z]{3}$/.test(unit);
}

/** The likeliest of them; undefined where it is likelier that none is the price. */
export function likeliestPrice(
  candidates: readonly PriceCandidate[],
  code: Talk['code'],
  weights: ChoiceWeights = weightsIn[code],
): DraftAmount | undefined {
  const weighed = candidates.map(({ amount, traits }) => ({ amount, odds: choiceOdds(traits, weights) }));
  const all = weighed.reduce((sum, { odds }) => sum + Math.exp(odds), 1);
  if (1 / all > mostNone) return undefined;
  return weighed.reduce<(typeof weighed)[number] | undefined>((a, b) => (a && a.odds >= b.odds ? a : b), undefined)
    ?.amount;
}
