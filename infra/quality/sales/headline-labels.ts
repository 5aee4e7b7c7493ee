import * as z from 'zod';
import { readJsonLines } from '../json-lines.ts';

const labelled = z.object({
  /** The annotated meeting. */
  id: z.string(),
  /** Each figure that may stand as the price of the deal, the best first; none where no such price stands. */
  prices: z.array(z.number()),
  /** No price is right as well. */
  orNone: z.boolean().default(false),
});

/** An annotated meeting with what somebody who read it took for the price of its deal. */
export type HeadlineLabel = z.output<typeof labelled>;

/** The labelled prices of a folder: one meeting to a line. */
export function readHeadlineLabels(folder: string): readonly HeadlineLabel[] {
  return readJsonLines(folder, labelled).map(([, label]) => label);
}

export type HeadlineVerdict = 'right' | 'wrong' | 'missed' | 'none stands';

/** Right, wrong, none told though one stands, or one told though none does. */
export function verdictOf({ prices, orNone }: HeadlineLabel, price: number | undefined): HeadlineVerdict {
  if (price === undefined) return orNone || prices.length === 0 ? 'right' : 'missed';
  if (prices.includes(price)) return 'right';
  return prices.length === 0 ? 'none stands' : 'wrong';
}
