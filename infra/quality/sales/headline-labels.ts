import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

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
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return names.sort().flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => labelled.parse(JSON.parse(line))),
  );
}

export type HeadlineVerdict = 'right' | 'wrong' | 'missed' | 'none stands';

/** Right, wrong, none told though one stands, or one told though none does. */
export function verdictOf({ prices, orNone }: HeadlineLabel, price: number | undefined): HeadlineVerdict {
  if (price === undefined) return orNone || prices.length === 0 ? 'right' : 'missed';
  if (prices.includes(price)) return 'right';
  return prices.length === 0 ? 'none stands' : 'wrong';
}
