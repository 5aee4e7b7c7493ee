import type { Metrics } from '../minutes/metrics.ts';
import type { Block, Fact } from './blocks.ts';
import type { Labels } from './labels.ts';

/** How the talk went in figures, each beside what it was held against; undefined where nobody talked to another. */
export function metricFacts(metrics: Metrics, labels: Labels): Block | undefined {
  const { internal, external, longestMonologue, interactivity, patience, speakers } = metrics;
  const seconds = (count: number) => labels.seconds(rounded(count));
  const aim = aimsOf(metrics, labels);
  const facts: readonly (Fact | false | null)[] = [
    internal && external && talkRatio(internal, external, labels, aim('internalShareOfSpeech', percent)),
    {
      name: speakers[0]?.shareOfSpeech == null ? labels.shareOfText : labels.shareOfSpeech,
      text: sharesTold(speakers, labels),
    },
    internal &&
      external && {
        name: labels.questions,
        text: `${internal.questions} / ${external.questions}`,
        small: aim('internalQuestions', String),
      },
    longestMonologue && {
      name: internal ? labels.longestMonologueOfSeller : labels.longestMonologue,
      text: [longestMonologue.name, labels.seconds(Math.round(longestMonologue.seconds))].join(labels.comma),
      small: aim('longestMonologueSeconds', labels.seconds),
    },
    interactivity !== null && {
      name: labels.interactivity,
      text: String(rounded(interactivity)),
      small: aim('interactivity', String),
    },
    patience && {
      name: labels.patience,
      text: seconds(patience.median),
      small: aim('patienceSeconds', labels.seconds),
    },
  ];
  return speakers.length > 1
    ? { kind: 'facts', facts: facts.filter((fact) => fact !== null && fact !== false) }
    : undefined;
}

/** Who says least is told together where many speak; the answer has all of them. */
const toldApart = 12;

function sharesTold(speakers: Metrics['speakers'], labels: Labels): string {
  const ofAll = speakers.map((one) => ({ name: one.name, share: one.shareOfSpeech ?? one.shareOfText }));
  const least = speakers.length > toldApart ? ofAll.toSorted((a, b) => b.share - a.share).slice(toldApart - 1) : [];
  const apart = ofAll.filter((one) => !least.includes(one));
  const together = least.reduce((sum, { share }) => sum + share, 0);
  const others = least.length > 0 ? [{ name: labels.others(least.length), share: together }] : [];
  return [...apart, ...others].map(({ name, share }) => `${name} ${percent(share)}`).join(labels.comma);
}

type Share = NonNullable<Metrics['internal']>;

function talkRatio(internal: Share, external: Share, labels: Labels, small: string | undefined): Fact {
  const [own, others] = [internal, external].map((one) => percent(one.shareOfSpeech ?? one.shareOfText));
  return { name: labels.talkRatio, text: `${own} / ${others}`, small };
}

/** What a figure was held against, written as the figure is; undefined where it was held against nothing. */
function aimsOf({ assessments }: Metrics, labels: Labels) {
  return (metric: string, written: (bound: number) => string): string | undefined => {
    const found = assessments.find((one) => one.metric === metric);
    if (!found || (found.min === null && found.max === null)) return undefined;
    const { min, max, verdict } = found;
    return labels.aim(
      min === null ? undefined : written(min),
      max === null ? undefined : written(max),
      verdict === 'within',
    );
  };
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function rounded(figure: number): number {
  return Math.round(figure * 10) / 10;
}
