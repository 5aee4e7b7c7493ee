import type { Remark, Talk } from '../talk.ts';
import type { AmountReader } from './judge.ts';
import type { Quantity } from './quantity.ts';

const known = new WeakMap<Remark, readonly Quantity[]>();

/** Nobody says more figures in one sentence. What has more is no speech, and each weighed against each would take minutes. */
const mostOfRemark = 40;

/** The figures of a remark, the first ones where they are too many, read once however often they are asked for: a remark is of one talk, and that of one language and zone. */
export function figuresOf(
  remark: Remark,
  { timeZone }: Pick<Talk, 'timeZone'>,
  reader: AmountReader,
): readonly Quantity[] {
  const figures = known.get(remark) ?? reader.quantities(remark.text, timeZone).slice(0, mostOfRemark);
  known.set(remark, figures);
  return figures;
}
