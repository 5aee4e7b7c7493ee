import { settledBy } from '../facts/amounts/settle.ts';
import type { Talk } from '../facts/talk.ts';
import type { ActWording } from './classifier/act-wording.ts';
import type { Acts, DraftAmount } from './draft.ts';
import { asOutbid, outbidPrices, withoutOutbidChoices } from './outbid-choices.ts';
import { afterRefusal, refusalIn, refusedWith, type RefusalWords } from './refusal.ts';

/** Choices and amounts as they stand at the end of a talk, so that both lists say the same. */
export interface SettledTerms {
  readonly acts: Acts;
  readonly amounts: readonly DraftAmount[];
}

/**
 * Choices whose price gave way to another are none, nor is what was offered in a deal that is turned down.
 * @param refusalWords how a customer turns the whole down; undefined where nothing is sold
 */
export function settleTerms(
  agreed: Acts,
  found: readonly DraftAmount[],
  talk: Talk,
  wording: ActWording,
  refusalWords: RefusalWords | undefined,
): SettledTerms {
  const refusal = refusalWords && refusalIn(talk, refusalWords);
  const all = refusal ? afterRefusal(agreed, refusal, talk, wording, refusalWords) : agreed;
  const settled = settledBy(all.decisions, found, talk);
  const outbid = outbidPrices(settled);
  const decisions = withoutOutbidChoices(all.decisions, settled, outbid);
  const told = new Set(decisions.flatMap(({ spans }) => spans.map(({ turn }) => turn)));
  const gone = [...outbid].filter(({ spans }) => !spans.some(({ turn }) => told.has(turn)));
  const amounts = asOutbid(settledBy(decisions, found, talk), new Set(gone));
  return { acts: { ...all, decisions }, amounts: refusal ? refusedWith(refusal, amounts) : amounts };
}
