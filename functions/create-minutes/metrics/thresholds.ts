import type { Assessment, Metrics } from '../minutes/metrics.ts';

export interface Bounds {
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
}

export type ThresholdName =
  | 'internalShareOfSpeech'
  | 'internalQuestions'
  | 'longestMonologueSeconds'
  | 'interactivity'
  | 'patienceSeconds';

interface Published {
  readonly min?: number;
  readonly max?: number;
  readonly source: string;
}

/** What has been published with its data. Nothing solid is known of the others; give your own bounds for them. */
const published: Partial<Record<ThresholdName, Published>> = {
  internalShareOfSpeech: {
    max: 0.65,
    source:
      'Gong Labs: win rates fall above 65 %, best at 43:57 (gong.io/resources/labs/talk-to-listen-conversion-ratio)',
  },
};
/** Of discovery calls only: elsewhere it says nothing. */
const publishedForDiscovery: Partial<Record<ThresholdName, Published>> = {
  internalQuestions: {
    min: 11,
    max: 14,
    source: 'Gong: 11-14 questions per discovery call have the highest success rate',
  },
};

/** Holds the figures that are known against the bounds of the request, else against published ones. */
export function assess(
  metrics: Omit<Metrics, 'assessments'>,
  given: Partial<Record<ThresholdName, Bounds | undefined>>,
  template: string | undefined,
): readonly Assessment[] {
  const values: Record<ThresholdName, number | undefined> = {
    internalShareOfSpeech: metrics.internal?.shareOfSpeech ?? undefined,
    internalQuestions: metrics.internal?.questions,
    longestMonologueSeconds: metrics.longestMonologue?.seconds,
    interactivity: metrics.interactivity ?? undefined,
    patienceSeconds: metrics.patience?.median,
  };
  const known = { ...published, ...(template === 'discovery' ? publishedForDiscovery : {}) };
  return (Object.keys(values) as ThresholdName[]).flatMap((metric) => {
    const own = given[metric];
    const bounds: Published | undefined = own
      ? {
          ...(own.min == null ? {} : { min: own.min }),
          ...(own.max == null ? {} : { max: own.max }),
          source: 'options.thresholds',
        }
      : known[metric];
    const value = values[metric];
    if (!bounds || value === undefined) return [];
    const { min, max, source } = bounds;
    const verdict = min !== undefined && value < min ? 'below' : max !== undefined && value > max ? 'above' : 'within';
    return [{ metric, value, min: min ?? null, max: max ?? null, verdict, source }];
  });
}
