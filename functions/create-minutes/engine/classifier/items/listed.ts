import type { DraftItem } from '../../draft.ts';
import type { Doers } from './fuse.ts';
import { type Act, addTrees } from '../model.ts';
import { type ActOdds, traitsOfProposals } from './proposal-traits.ts';
import { type Proposal, proposalsOf } from './proposals.ts';
import type { Learned } from '../learned/learned.ts';
import type { Heard } from '../surroundings.ts';

/**
 * Those proposals that people would have listed.
 * @param sure log-odds to add for a second sign, by the position of the item among those of the rules
 */
export function listedOf(
  act: Act,
  items: readonly DraftItem[],
  sure: ReadonlyMap<number, number>,
  heard: readonly Heard[],
  odds: ActOdds,
  { thresholds, items: trees, listed }: Learned,
  doers?: Doers,
): readonly (Proposal & { readonly odds: number })[] {
  const proposals = proposalsOf(items, heard, odds[act], thresholds[act], doers);
  const traits = traitsOfProposals(act, proposals, odds, heard);
  return proposals
    .map((proposal, i) => ({ ...proposal, odds: addTrees(trees[act], traits[i] ?? new Float64Array()) }))
    .filter(({ item, odds: likely }) => likely >= listed[act] - assurance(act, item, sure));
}

function assurance(act: Act, item: number | undefined, sure: ReadonlyMap<number, number>): number {
  if (item === undefined) return 0;
  return sure.get(item) ?? (act === 'decision' ? ruledChoice : 0);
}

/** Log-odds that it is worth for a choice that the rules found it as well. */
const ruledChoice = 0.45;
