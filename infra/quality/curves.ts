import type { Fit } from './fit.ts';

export type Pair = readonly [from: number, adds: number];

/** Less adds nothing anybody would notice. */
const leastWeight = 0.01;

/** The steps of each trait, those at the same place put together. */
export function curvesOf(fit: Fit | undefined, names: readonly string[]): ReadonlyMap<string, readonly Pair[]> {
  const found = new Map<string, readonly Pair[]>();
  for (const [trait, name] of names.entries()) {
    const sums = new Map<number, number>();
    for (const step of fit?.steps ?? [])
      if (step.trait === trait) sums.set(step.from, (sums.get(step.from) ?? 0) + step.adds);
    const pairs = [...sums]
      .map(([from, adds]): Pair => [from, rounded(adds)])
      .filter(([, adds]) => Math.abs(adds) >= leastWeight)
      .sort((a, b) => a[0] - b[0]);
    if (pairs.length > 0) found.set(name, pairs);
  }
  return found;
}

/** One trait to a line, so that a change can be read. */
export function linesOf(curves: ReadonlyMap<string, readonly Pair[]>, indent: string): string {
  return [...curves]
    .map(([name, steps]) => {
      const pairs = steps.map(([from, adds]) => `[${from}, ${adds}]`).join(', ');
      return `${indent}${JSON.stringify(name)}: [${pairs}]`;
    })
    .join(',\n');
}

export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
