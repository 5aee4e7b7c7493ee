import { turnOf } from '../corrections.ts';
import type { Mention } from '../judge.ts';
import type { Quantity } from '../quantity.ts';
import type { Remark } from '../../talk.ts';
import type { RepairView } from './view.ts';

/** Turns within which a figure is put right, remarks of them that are looked at, and figures that may be the right one. */
const reach = { turns: 3, remarks: 12, figures: 6 } as const;
/** The right figure is at most so many times what was said. */
const mostApart = 3.2;
const thousand = 1000;

/** A figure said after another one, which may be what that ought to have been: "eighteen carts" - "Sixteen, we walked it." */
export interface Repair {
  readonly remark: Remark;
  /** With the value that it has in place of the other. */
  readonly quantity: Quantity;
  /** The value as it was said: 91, where "ninety-one" stands for 91,000. */
  readonly said: number;
}

/** The figures that may be the right one, in the order of the talk: so many at most for each. */
export function repairsOf(mention: Mention, view: RepairView): readonly Repair[] {
  const { remark, quantity } = mention;
  const found: Repair[] = [];
  for (const later of view.talk.remarks.slice(remark.index, remark.index + 1 + reach.remarks)) {
    if (turnOf(later) - turnOf(remark) > reach.turns) break;
    for (const other of view.figuresIn(later.index)) {
      if (found.length >= reach.figures) return found;
      if (later === remark && other.start < quantity.end) continue;
      const value = valueBeside(other, mention, view);
      if (value !== undefined) found.push({ remark: later, quantity: { ...other, value }, said: other.value });
    }
  }
  return found;
}

/** What a figure is worth in place of another, whose thousands it may leave out; undefined where it is of something else. */
function valueBeside(other: Quantity, { quantity: own, judgement, remark }: Mention, view: RepairView) {
  const { reading } = judgement;
  if (other.kind !== 'bare' && other.kind !== reading) return undefined;
  if (reading === 'count' && other.kind === 'count' && own.unit !== undefined && own.unit !== other.unit)
    return undefined;
  const scale = scaleOf(own, remark, view);
  const isLeftOut = other.kind === 'bare' && own.value >= thousand;
  const factors = [1, ...(scale === 1 ? [] : [scale]), ...(isLeftOut ? [thousand] : [])];
  return factors.map((factor) => other.value * factor).find((value) => isBeside(value, own.value));
}

function isBeside(value: number, own: number): boolean {
  return value !== own && Math.max(value, own) < mostApart * Math.min(value, own);
}

/** How much more a figure means than was said: 1000 for "eighty", taken as eighty thousand. */
export function scaleOf({ start, value }: Quantity, { index }: Remark, { figuresIn }: RepairView): number {
  const said = figuresIn(index).find((other) => other.start === start)?.value;
  return said === undefined || said === 0 ? 1 : value / said;
}
