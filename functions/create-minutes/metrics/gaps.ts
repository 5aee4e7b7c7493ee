import type { Metrics } from '../minutes/metrics.ts';
import { round } from './stretches.ts';
import type { Utterance } from './utterance.ts';

/** How long the seller waits when the customer has ended. */
export function patienceOf(list: readonly Utterance[]): Metrics['patience'] {
  const gaps = list.flatMap((one, i) => {
    const before = list[i - 1];
    if (one.side !== 'internal' || before?.side !== 'external') return [];
    if (one.start === undefined || before.end === undefined) return [];
    return [Math.max(0, one.start - before.end)];
  });
  if (gaps.length === 0) return null;
  const sorted = gaps.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  return { mean: round(mean), median: round(median), count: gaps.length };
}

/** A shorter pause is breath. */
const leastSilenceSeconds = 1;

/** The time in which nobody speaks, between the first word and the last. */
export function silenceOf(list: readonly Utterance[], durationSeconds: number): Metrics['silence'] {
  let heardUntil = list[0]?.start ?? 0;
  let seconds = 0;
  let longest = 0;
  for (const { start = 0, end = start } of list.toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0))) {
    const gap = start - heardUntil;
    if (gap >= leastSilenceSeconds) seconds += gap;
    longest = Math.max(longest, gap);
    heardUntil = Math.max(heardUntil, end);
  }
  return { seconds: round(seconds), share: round(seconds / durationSeconds), longest: round(longest) };
}
