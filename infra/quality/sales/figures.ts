import type { Tally } from './pair.ts';
import { type CaseScore, type ItemKind, itemKinds, type Rate } from './score-case.ts';

export interface ItemFigures {
  readonly precision: number | undefined;
  readonly recall: number | undefined;
  readonly f1: number | undefined;
}

/** Shares from 0 to 1; undefined where there was nothing to measure. */
export interface Figures {
  readonly meetings: number;
  readonly items: Readonly<Record<ItemKind, ItemFigures>>;
  readonly owner: number | undefined;
  readonly due: number | undefined;
  readonly answered: number | undefined;
  readonly nextMeeting: number | undefined;
  readonly bant: { readonly accuracy: number | undefined; readonly balanced: number | undefined };
  readonly traps: Rate;
  readonly verbatim: number | undefined;
  readonly macro: number | undefined;
}

/** The figures of several meetings; their counts are summed. */
export function figuresOf(scores: readonly CaseScore[]): Figures {
  const items = Object.fromEntries(
    itemKinds.map((kind) => [kind, figuresOfItems(scores.map((score) => score.items[kind]))]),
  ) as Record<ItemKind, ItemFigures>;
  const total = (name: 'owner' | 'due' | 'answered' | 'nextMeeting' | 'traps' | 'verbatim') =>
    sumOf(scores.map((score) => score[name]));
  const wantedActions = scores.reduce(
    (sum, { items: { actionItems } }) => sum + actionItems.hits + actionItems.missed,
    0,
  );
  const bant = figuresOfBant(scores.flatMap(({ slots }) => slots));
  const nextMeeting = share(total('nextMeeting'));
  // in the macro figure over all gold action items, so that finding few does not pay
  const overAll = (name: 'owner' | 'due') => share({ right: total(name).right, of: wantedActions });
  return {
    meetings: scores.length,
    items,
    owner: share(total('owner')),
    due: share(total('due')),
    answered: share(total('answered')),
    nextMeeting,
    bant,
    traps: total('traps'),
    verbatim: share(total('verbatim')),
    macro: mean([
      ...itemKinds.map((kind) => items[kind].f1),
      overAll('owner'),
      overAll('due'),
      nextMeeting,
      bant.balanced,
    ]),
  };
}

function figuresOfItems(tallies: readonly Tally[]): ItemFigures {
  const sum = (pick: (one: Tally) => number) => tallies.reduce((total, one) => total + pick(one), 0);
  const [hits, wrong, missed] = [sum((one) => one.hits), sum((one) => one.wrong), sum((one) => one.missed)];
  if (hits + wrong + missed === 0) return { precision: undefined, recall: undefined, f1: undefined };
  return {
    precision: share({ right: hits, of: hits + wrong }),
    recall: share({ right: hits, of: hits + missed }),
    f1: (2 * hits) / (2 * hits + wrong + missed),
  };
}

/** `balanced` is the mean over the statuses of the gold, which "confirmed" everywhere does not win. */
function figuresOfBant(slots: CaseScore['slots']): Figures['bant'] {
  const right = (some: CaseScore['slots']) => share({ right: some.filter((one) => one.right).length, of: some.length });
  const statuses = [...new Set(slots.map(({ status }) => status))];
  return {
    accuracy: right(slots),
    balanced: mean(statuses.map((status) => right(slots.filter((slot) => slot.status === status)))),
  };
}

function sumOf(rates: readonly Rate[]): Rate {
  return rates.reduce((sum, { right, of }) => ({ right: sum.right + right, of: sum.of + of }), { right: 0, of: 0 });
}

const share = ({ right, of }: Rate) => (of > 0 ? right / of : undefined);

function mean(shares: readonly (number | undefined)[]): number | undefined {
  const known = shares.filter((one) => one !== undefined);
  return known.length > 0 ? known.reduce((sum, one) => sum + one, 0) / known.length : undefined;
}
