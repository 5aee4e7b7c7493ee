import type { Remark, Talk } from '../talk.ts';
import type { AmountReader } from './judge.ts';
import type { Quantity } from './quantity.ts';

const known = new WeakMap<Remark, readonly Quantity[]>();

/** The figures of a remark, read once however often they are asked for: a remark is of one talk, and that of one language and zone. */
export function figuresOf(
  remark: Remark,
  { timeZone }: Pick<Talk, 'timeZone'>,
  reader: AmountReader,
): readonly Quantity[] {
  const figures = known.get(remark) ?? reader.quantities(remark.text, timeZone);
  known.set(remark, figures);
  return figures;
}
