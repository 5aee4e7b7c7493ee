import { type PriceCandidate, priceCandidates } from '#functions/create-minutes/engine/headline/choose.ts';
import { ruledPrice } from '#functions/create-minutes/engine/headline/ruled.ts';
import { draftByRules } from '#functions/create-minutes/engine/rules.ts';
import { spanKey } from '#functions/create-minutes/engine/sentence.ts';
import { findPeople } from '#functions/create-minutes/engine/people.ts';
import type { Span } from '#functions/create-minutes/engine/sentence.ts';
import { prepareTranscript } from '#functions/create-minutes/prepare.ts';
import { minutesRequest } from '#functions/create-minutes/request.ts';
import type { SalesCase } from '../sales/gold.ts';
import type { HeadlineLabel } from '../sales/headline-labels.ts';
import { heardExample } from './antecedent-rows.ts';
import { exampleOfCase } from './examples.ts';
import type { ChoiceRow } from './fit-choice.ts';

/** A meeting whose price of the deal was read, with the figures that may be it. */
export interface HeadlineRow {
  readonly id: string;
  readonly label: HeadlineLabel;
  readonly candidates: readonly PriceCandidate[];
  /** What the rules take for the price. */
  readonly ruled: number | undefined;
}

export function asHeadlineChoice({ label: { prices, orNone }, candidates }: HeadlineRow): ChoiceRow {
  const choices = candidates.map(({ amount, traits }) => ({ traits, isRight: prices.includes(amount.value) }));
  return { choices, noneIsRight: orNone || prices.length === 0 };
}

/** The figures as they stand at the end of the meeting; undefined where its price was not read. */
export function headlineRowOf(sales: SalesCase, labels: readonly HeadlineLabel[]): HeadlineRow | undefined {
  const label = labels.find(({ id }) => id === sales.gold.id);
  if (!label) return undefined;
  const { talk, language } = heardExample(exampleOfCase(sales));
  const request = minutesRequest.parse(sales.request);
  const { turns } = prepareTranscript(request, undefined).transcript;
  const draft = draftByRules(turns, findPeople(turns, request.participants), request, language);
  // the engine reads the talk once more, so its spans are others that say the same
  const own = new Map(talk.remarks.flatMap(({ spans }) => spans.map((span) => [spanKey(span), span] as const)));
  const ownSpans = <Item extends { readonly spans: readonly Span[] }>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, spans: item.spans.map((span) => own.get(spanKey(span)) ?? span) }));
  const amounts = ownSpans(draft.amounts);
  const candidates = priceCandidates({ amounts, competitors: ownSpans(draft.competitors) }, talk);
  return { id: label.id, label, candidates, ruled: ruledPrice(amounts, talk)?.value };
}
