import type { Remark, Talk } from '../../facts/talk.ts';
import type { DraftAmount } from '../draft.ts';

/** The remarks that name a figure, in the order of the talk. */
export type RemarksOf = (amount: DraftAmount) => readonly Remark[];

export function remarksNaming(amounts: readonly DraftAmount[], { remarks }: Talk): RemarksOf {
  const bySpan = new Map(remarks.flatMap((remark) => remark.spans.map((span) => [span, remark] as const)));
  const naming = new Map(
    amounts.map((amount) => {
      const own = new Set(amount.spans.flatMap((span) => bySpan.get(span) ?? []));
      return [amount, [...own].toSorted((a, b) => a.index - b.index)] as const;
    }),
  );
  return (amount) => naming.get(amount) ?? [];
}

/** What a figure is for by the time, and for no thing: "per month". */
export const ofTime = /^(?:days?|nights?|weeks?|months?|quarters?|years?|annum|日|泊|週|月|四半期|年)$/i;
