import type { SidedMeeting } from './meetings.ts';

/** Of many sentences each says less that is new; the figures that told talks left out of the fit best. */
export const damping = 0.8;
export const ease = 2;
const steps = 200;

/** How much the sum of what somebody says is worth, where a sentence of nobody in particular is worth nothing: logistic regression by Newton's method. */
export function calibrate(
  meetings: readonly SidedMeeting[],
  weights: ReadonlyMap<string, number>,
): { readonly bias: number; readonly scale: number; readonly shift: number } {
  const sums = meetings.flatMap(({ features }) => features.map((own) => sumOf(own, weights)));
  const bias = rounded(-sums.reduce((all, one) => all + one, 0) / Math.max(1, sums.length));
  const points = meetings.flatMap((meeting) => pointsOf(meeting, weights, bias));
  let [scale, shift] = [0, 0];
  for (let step = 0; step < steps; step++) {
    let [gs, gb, ss, sb, bb] = [0, 0, 1e-6, 0, 1e-6];
    for (const { x, y } of points) {
      const p = 1 / (1 + Math.exp(-scale * x - shift));
      const w = p * (1 - p);
      gs += (y - p) * x;
      gb += y - p;
      ss += w * x * x;
      sb += w * x;
      bb += w;
    }
    const det = ss * bb - sb * sb;
    scale += (0.5 * (bb * gs - sb * gb)) / det;
    shift += (0.5 * (ss * gb - sb * gs)) / det;
  }
  return { bias, scale: rounded(scale), shift: rounded(shift) };
}

function pointsOf(
  { people, sentences, features }: SidedMeeting,
  weights: ReadonlyMap<string, number>,
  bias: number,
): readonly { x: number; y: number }[] {
  return people.flatMap(({ speaker, side }) => {
    const own = [...features.keys()].filter((i) => sentences[i]?.speaker === speaker);
    if (speaker === undefined || side === undefined || own.length === 0) return [];
    const sum = own.reduce((all, i) => all + sumOf(features[i] ?? [], weights), 0);
    return [{ x: (sum + bias * own.length) / (own.length + ease) ** damping, y: side === 'internal' ? 1 : 0 }];
  });
}

function sumOf(features: readonly string[], weights: ReadonlyMap<string, number>): number {
  return features.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
