import type { Person } from '../engine/people.ts';
import type { Metrics, SpeakerMetrics, TalkShare } from '../minutes/metrics.ts';
import type { Turn } from '../transcript/turn.ts';
import { patienceOf, silenceOf } from './gaps.ts';
import { longestStretch, round, secondsOf } from './stretches.ts';
import { assess, type Bounds, type ThresholdName } from './thresholds.ts';
import { readUtterances, type Timing, type Utterance } from './utterance.ts';

export interface MeasureOptions {
  readonly thresholds: Partial<Record<ThresholdName, Bounds | undefined>>;
  readonly template: string | undefined;
}

interface Whole {
  readonly timing: Timing;
  readonly durationSeconds: number | undefined;
  readonly speechSeconds: number;
  readonly length: number;
}

const reasons: Readonly<Record<Exclude<Timing, 'whole'>, string>> = {
  none: 'the transcript has no times',
  startsOnly: 'the transcript says when turns begin and not when they end',
};
const sideless = 'no participant has a side';
const timed = [
  'durationSeconds',
  'talkSeconds',
  'shareOfSpeech',
  'shareOfMeeting',
  'longestMonologue',
  'longestCustomerStory',
  'interactivity',
  'pace',
];
const needEnds = ['patience', 'silence'];

/** How the talk went, in figures; what cannot be known is null, with the reason. */
export function measureTalk(
  turns: readonly Turn[],
  people: readonly Person[],
  code: 'en' | 'ja',
  { thresholds, template }: MeasureOptions,
): Metrics {
  const { timing, list } = readUtterances(turns, people, code);
  const durationSeconds = timing === 'none' ? undefined : durationOf(list);
  const whole = {
    timing,
    durationSeconds,
    speechSeconds: sum(list, secondsOf),
    length: sum(list, ({ length }) => length),
  };
  const share = (own: readonly Utterance[]) => shareOf(own, whole);
  const side = (name: Utterance['side']) => list.filter((one) => one.side === name);
  const twoSided = side('internal').length > 0 && side('external').length > 0;
  const hasTimes = durationSeconds !== undefined && durationSeconds > 0;
  const measured: Omit<Metrics, 'assessments'> = {
    durationSeconds: durationSeconds === undefined ? null : round(durationSeconds),
    speakers: speakersOf(list, whole),
    internal: twoSided ? share(side('internal')) : null,
    external: twoSided ? share(side('external')) : null,
    longestMonologue: hasTimes ? longestStretch(list, ({ side: of }) => of === 'internal' || !twoSided) : null,
    longestCustomerStory: hasTimes && twoSided ? longestStretch(list, ({ side: of }) => of === 'external') : null,
    interactivity: hasTimes ? round(changesOf(list) / (durationSeconds / 60)) : null,
    patience: timing === 'whole' && twoSided ? patienceOf(list) : null,
    silence: timing === 'whole' && hasTimes ? silenceOf(list, durationSeconds) : null,
    textUnit: code === 'ja' ? 'characters' : 'words',
    unknown: unknownOf(timing, twoSided),
  };
  return { ...measured, assessments: assess(measured, thresholds, template) };
}

function unknownOf(timing: Timing, twoSided: boolean): Metrics['unknown'] {
  const untimed = timing === 'none' ? [...timed, ...needEnds] : timing === 'startsOnly' ? needEnds : [];
  const unsided = twoSided ? [] : ['internal', 'external', 'longestCustomerStory', 'patience'];
  return {
    ...Object.fromEntries(unsided.map((name) => [name, sideless])),
    ...(timing === 'whole' ? {} : Object.fromEntries(untimed.map((name) => [name, reasons[timing]]))),
  };
}

function speakersOf(list: readonly Utterance[], whole: Whole): readonly SpeakerMetrics[] {
  return [...Map.groupBy(list, ({ speaker }) => speaker).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const seconds = sum(own, secondsOf);
    const length = sum(own, (one) => one.length);
    return [
      {
        name: first.name,
        side: first.side ?? null,
        turns: own.length,
        ...shareOf(own, whole),
        pace: whole.timing !== 'none' && seconds > 0 ? Math.round(length / (seconds / 60)) : null,
      },
    ];
  });
}

function shareOf(own: readonly Utterance[], { timing, durationSeconds, speechSeconds, length }: Whole): TalkShare {
  const seconds = sum(own, secondsOf);
  const hasTimes = timing !== 'none' && speechSeconds > 0;
  return {
    talkSeconds: hasTimes ? round(seconds) : null,
    shareOfSpeech: hasTimes ? round(seconds / speechSeconds) : null,
    shareOfMeeting: hasTimes && durationSeconds ? round(seconds / durationSeconds) : null,
    shareOfText: length > 0 ? round(sum(own, (one) => one.length) / length) : 0,
    questions: sum(own, ({ questions }) => questions),
  };
}

function changesOf(list: readonly Utterance[]): number {
  return list.filter(({ speaker }, i) => i > 0 && speaker !== list[i - 1]?.speaker).length;
}

/** From the first word to the last. */
function durationOf(list: readonly Utterance[]): number {
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  for (const { start = 0, end = start } of list) {
    first = Math.min(first, start);
    last = Math.max(last, end);
  }
  return Math.max(0, last - first);
}

function sum(list: readonly Utterance[], of: (one: Utterance) => number): number {
  return list.reduce((total, one) => total + of(one), 0);
}
