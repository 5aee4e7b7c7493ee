import { median } from './statistics.ts';

/** One line of the result: what was measured, beside what, and whether it is good enough. */
export interface Measurement {
  readonly what: string;
  readonly median: number;
  readonly unit: 'ms' | 'calls/s' | 'calls' | 'companies/s' | 'MB' | '%';
  /** The median of what it is compared with, measured in the same rounds. */
  readonly baseline: number | undefined;
  readonly ratio: number | undefined;
  readonly bar: Bar;
  readonly met: boolean;
  /** What a reader has to know to read the number right. */
  readonly note: string;
}

/** Either a limit for the ratio, or for the median itself. */
export interface Bar {
  readonly of: 'ratio' | 'median';
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** Compares two series that were measured in turns. */
export function compared(
  { what, unit, bar, note }: Pick<Measurement, 'what' | 'unit' | 'bar' | 'note'>,
  values: readonly number[],
  baselines: readonly number[],
): Measurement {
  const [value, baseline] = [median(values), median(baselines)];
  const ratio = value / baseline;
  return { what, median: value, unit, baseline, ratio, bar, met: isMet(bar, { median: value, ratio }), note };
}

/** One series against a limit of its own. */
export function alone(
  { what, unit, bar, note }: Pick<Measurement, 'what' | 'unit' | 'bar' | 'note'>,
  values: readonly number[],
): Measurement {
  const value = median(values);
  const met = isMet(bar, { median: value, ratio: undefined });
  return { what, median: value, unit, baseline: undefined, ratio: undefined, bar, met, note };
}

function isMet({ of, atMost, atLeast }: Bar, values: { median: number; ratio: number | undefined }): boolean {
  const value = values[of] ?? Number.NaN;
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY);
}
