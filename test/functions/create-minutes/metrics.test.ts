import { describe, expect, test } from 'vitest';
import { minutesOf } from './minutes-of.ts';

type Turn = readonly [speaker: 'S' | 'C', text: string, start?: number, end?: number];

function metricsOf(turns: readonly Turn[], options: object = {}, language = 'en') {
  return minutesOf({
    meeting: { language },
    participants: [
      { name: 'S', side: 'internal' },
      { name: 'C', side: 'external' },
    ],
    transcript: { turns: turns.map(([speaker, text, start, end]) => ({ speaker, text, start, end })) },
    options,
  }).metrics;
}

const timed: readonly Turn[] = [
  ['S', 'What do you do today, and how?', 0, 30],
  ['C', 'We do it by hand.', 40, 60],
  ['S', 'I see.', 62, 70],
];

describe('with times', () => {
  test('both denominators of the talk ratio are given', () => {
    expect(metricsOf(timed)).toMatchObject({
      durationSeconds: 70,
      internal: { talkSeconds: 38, shareOfSpeech: 0.66, shareOfMeeting: 0.54, questions: 1 },
      external: { talkSeconds: 20, shareOfSpeech: 0.34, shareOfMeeting: 0.29, questions: 0 },
      silence: { seconds: 12, share: 0.17, longest: 10 },
      patience: { mean: 2, median: 2, count: 1 },
    });
  });

  test("a monologue goes on over another one's mm-hmm, which is not counted", () => {
    const { longestMonologue } = metricsOf([
      ['S', 'First I tell you all about our company and its history.', 0, 300],
      ['C', 'Mm-hmm.', 300, 301],
      ['S', 'And then about the product.', 301, 481],
      ['C', 'Thank you, that was long, and now I have a question for you.', 482, 500],
    ]);
    expect(longestMonologue).toEqual({ seconds: 480, name: 'S', turnIds: ['t1', 't3'] });
  });

  test('who interrupts waits no time at all', () => {
    const { patience } = metricsOf([
      ['C', 'We do it all by hand.', 0, 10],
      ['S', 'So do many.', 8, 12],
    ]);
    expect(patience).toEqual({ mean: 0, median: 0, count: 1 });
  });

  test('one end that is missing leaves what the others say', () => {
    const turns = Array.from({ length: 20 }, (_, i): Turn => [i % 2 ? 'C' : 'S', 'So it is.', i * 10, i * 10 + 4]);
    const { patience, silence, internal } = metricsOf(turns.with(3, ['C', 'So it is.', 30]));
    expect(patience).toEqual({ mean: 5.33, median: 6, count: 9 });
    expect(silence).toMatchObject({ seconds: 108 });
    expect(internal).toMatchObject({ talkSeconds: 40 });
  });

  test('a turn so long that it is cut is still one with a time', () => {
    const long = 'We have grown a lot. '.repeat(700);
    const { durationSeconds, longestMonologue, speakers } = metricsOf([
      ['S', long, 0, 900],
      ['C', 'I see, thank you.', 900, 930],
    ]);
    expect(durationSeconds).toBe(930);
    expect(longestMonologue).toMatchObject({ seconds: 900, name: 'S' });
    expect(speakers[0]).toMatchObject({ turns: 1, talkSeconds: 900 });
  });

  test('shares of speakers who overlap add up to more than the meeting', () => {
    const { internal, external } = metricsOf([
      ['S', 'I talk and talk.', 0, 10],
      ['C', 'So do I.', 0, 10],
    ]);
    expect([internal?.shareOfMeeting, external?.shareOfMeeting]).toEqual([1, 1]);
  });

  test('Japanese is measured in characters a minute', () => {
    const { speakers, textUnit } = metricsOf([['S', 'よろしくお願いします。', 0, 60]], {}, 'ja');
    expect(textUnit).toBe('characters');
    expect(speakers).toMatchObject([{ pace: 11 }]);
  });
});

test('without times the figures that need them are null, with the reason', () => {
  const metrics = metricsOf([
    ['S', 'What do you do?'],
    ['C', 'We do it by hand.'],
  ]);
  expect(metrics).toMatchObject({ durationSeconds: null, interactivity: null, patience: null, silence: null });
  expect(metrics.internal).toMatchObject({ shareOfSpeech: null, shareOfText: 0.44, questions: 1 });
  expect(metrics.unknown).toMatchObject({ patience: 'the transcript has no times' });
});

test('without sides nothing is said of sides', () => {
  const { metrics } = minutesOf({ transcript: 'Ann: How are you?\nBob: Fine, thank you.' });
  expect(metrics).toMatchObject({ internal: null, external: null, unknown: { internal: expect.any(String) } });
});

describe('bounds', () => {
  test('published ones name their source', () => {
    expect(metricsOf(timed).assessments).toMatchObject([
      {
        metric: 'internalShareOfSpeech',
        value: 0.66,
        max: 0.65,
        verdict: 'above',
        source: expect.stringContaining('Gong'),
      },
    ]);
  });

  test('those of the request come before them', () => {
    const { assessments } = metricsOf(timed, {
      thresholds: { internalShareOfSpeech: { max: 0.7 }, patienceSeconds: { max: 1 } },
    });
    expect(assessments.map(({ metric, verdict }) => [metric, verdict])).toEqual([
      ['internalShareOfSpeech', 'within'],
      ['patienceSeconds', 'above'],
    ]);
  });
});
