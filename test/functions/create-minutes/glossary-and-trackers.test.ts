import { describe, expect, test } from 'vitest';
import { openPhraseFinder } from '#functions/create-minutes/phrases/phrase-finder.ts';
import { minutesOf } from './minutes-of.ts';

const transcript =
  'Ann: We decided to use Fern Leaf for the rollout.\nBob: I will set up fern leaf by Friday. Fernleafs are fine.';

describe('a glossary', () => {
  const minutes = minutesOf({ transcript, options: { glossary: [{ heard: 'fern leaf', correct: 'Fernleaf' }] } });

  test('puts right what was misheard, everywhere', () => {
    const { rendered, execution, ...content } = minutes;
    expect(JSON.stringify(content.decisions)).toContain('Fernleaf');
    expect(JSON.stringify({ ...content, corrections: [] })).not.toMatch(/fern leaf/i);
    expect(rendered.html).not.toMatch(/fern leaf/i);
  });

  test('reports what it changed and where', () => {
    expect(minutes.corrections).toEqual([{ heard: 'fern leaf', correct: 'Fernleaf', count: 2, turnIds: ['t1', 't2'] }]);
  });
});

test('a tracker counts its phrases per side, and shows where they were said', () => {
  const { trackers } = minutesOf({
    participants: [
      { name: 'Ann', side: 'internal' },
      { name: 'Bob', side: 'external' },
    ],
    transcript,
    options: {
      trackers: [
        { name: 'Product', phrases: ['fern leaf', 'rollout'] },
        { name: 'None', phrases: ['refund'] },
      ],
    },
  });
  expect(trackers).toMatchObject([
    {
      name: 'Product',
      count: 3,
      internal: 2,
      external: 1,
      phrases: [
        { phrase: 'fern leaf', count: 2 },
        { phrase: 'rollout', count: 1 },
      ],
      evidence: [
        { turnIds: ['t1'] },
        { turnIds: ['t1'] },
        { turnIds: ['t2'], quote: 'I will set up fern leaf by Friday.' },
      ],
    },
    { name: 'None', count: 0, evidence: [] },
  ]);
});

describe('phrases', () => {
  test.each([
    ['in any case', 'SSO', 'we need sso', ['sso']],
    ['in any width', 'API', 'ＡＰＩ連携', ['ＡＰＩ']],
    ['over any white space', 'single sign', 'single  \n', []],
    ['as whole Latin words only', 'cat', 'concatenate a cat', ['cat']],
    ['anywhere in Japanese', '値引き', 'お値引きできますか', ['値引き']],
  ])('are found %s', (_, phrase, text, expected) => {
    const found = openPhraseFinder([phrase])(text);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
  });

  test('are found in time that grows with the text, not with their number', () => {
    const phrases = Array.from({ length: 500 }, (_, i) => `${'a'.repeat(40)}${i}`);
    const startedAt = performance.now();
    openPhraseFinder(phrases)('a'.repeat(300_000));
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });
});

test('a number with a decimal point does not end the sentence that is shown', () => {
  const { trackers, customSections } = minutesOf({
    transcript: 'Ann: Fine. The list price is $1.5 million with SSO in release 2.4 on example.com today. Thanks.',
    options: {
      trackers: [{ name: 'SSO', phrases: ['SSO'] }],
      sections: ['summary', { title: 'Security', phrases: ['SSO'] }],
    },
  });
  const sentence = 'The list price is $1.5 million with SSO in release 2.4 on example.com today.';
  expect(trackers[0]?.evidence[0]?.quote).toBe(sentence);
  expect(customSections[0]?.items[0]?.text).toBe(sentence);
});
