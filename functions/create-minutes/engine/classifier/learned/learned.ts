import type { Lexicon } from './lexicon.ts';
import type { Act, LinearModel, TreeModel } from '../model.ts';
import type { ProposalThresholds } from '../items/proposals.ts';

/** What was learnt from labelled talks. */
export interface Learned {
  readonly lexicon: Lexicon;
  readonly linear: () => LinearModel;
  /** How likely a remark is part of an item, from what surrounds it. */
  readonly trees: Readonly<Record<Act, TreeModel>>;
  /** Which remarks are brought together to a proposal. */
  readonly thresholds: Readonly<Record<Act, ProposalThresholds>>;
  /** How likely people would have listed a proposal, and from which log-odds on it is listed. */
  readonly items: Readonly<Record<Act, TreeModel>>;
  readonly listed: Readonly<Record<Act, number>>;
  /** Log-odds from which a remark near an item is shown as its evidence, besides its likeliest one. */
  readonly evidence: Readonly<Record<Act, number>>;
}
