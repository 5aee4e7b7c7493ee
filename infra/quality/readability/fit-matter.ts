import { matterFeatures } from '#functions/create-minutes/engine/english/readability/matter-features.ts';
import { fitLinear } from '../talks/fit-linear.ts';
import { bestLabel } from './labelled.ts';
import type { Labelled } from './labelled.ts';

export interface MatterFit {
  readonly bias: number;
  readonly weights: ReadonlyMap<string, number>;
}

/** What is seen less often, or in one kind of meeting alone, may be a word of a subject. */
const leastSeen = 5;
const leastKinds = 2;
const leastInKind = 2;
const pull = 2;

/** Log-odds by features that a telling says something by itself; the same tellings give the same weights. */
export function fitMatter(labelled: readonly Labelled[]): MatterFit {
  const rows = labelled.flatMap(({ telling, meeting, matter }) =>
    matter === undefined ? [] : [{ features: matterFeatures(telling), kind: kindOf(meeting), matter }],
  );
  const seen = new Map<string, Map<string, number>>();
  for (const { features, kind } of rows) {
    for (const feature of features) {
      const kinds = seen.get(feature) ?? new Map<string, number>();
      seen.set(feature, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
    }
  }
  const names = [...seen].filter(([, kinds]) => isUsed([...kinds.values()])).map(([name]) => name);
  const numbers = new Map(names.toSorted().map((name, number) => [name, number]));
  const { bias, weights } = fitLinear(
    {
      features: rows.map(({ features }) => Int32Array.from(features.flatMap((name) => numbers.get(name) ?? []))),
      labels: Float64Array.from(rows, ({ matter }) => matter / bestLabel),
      weights: Float64Array.from(rows, () => 1),
      size: numbers.size,
    },
    { pull },
  );
  return { bias, weights: new Map([...numbers].map(([name, number]) => [name, weights[number] ?? 0])) };
}

/** Log-odds of a telling by what was fitted. */
export function matterOdds({ bias, weights }: MatterFit, { telling }: Labelled): number {
  return matterFeatures(telling).reduce((sum, name) => sum + (weights.get(name) ?? 0), bias);
}

function isUsed(counts: readonly number[]): boolean {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return all >= leastSeen && counts.filter((count) => count >= leastInKind).length >= leastKinds;
}

/** Product design, research groups, committees, and calls of two sides speak of different things. */
function kindOf(meeting: string): string {
  if (meeting.startsWith('en-')) return 'calls';
  if (/^(?:ES|IS|TS)\d/.test(meeting)) return 'design';
  return /^B[a-z]{2}\d/.test(meeting) ? 'research' : 'committees';
}
