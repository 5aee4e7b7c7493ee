import { describe, expect, test } from 'vitest';
import { fitSteps } from '#infra/quality/fit.ts';
import { countFound } from '#infra/quality/items.ts';
import { cutTo } from '#infra/quality/length.ts';
import { porterStem } from '#infra/quality/porter.ts';
import { rouge } from '#infra/quality/rouge.ts';

test.each([
  ['caresses', 'caress'],
  ['ponies', 'poni'],
  ['agreed', 'agre'],
  ['plastered', 'plaster'],
  ['motoring', 'motor'],
  ['hopping', 'hop'],
  ['sized', 'size'],
  ['happy', 'happi'],
  ['relational', 'relat'],
  ['generalization', 'gener'],
  ['adjustment', 'adjust'],
  ['probate', 'probat'],
  ['controll', 'control'],
  ['was', 'was'],
])('the stem of %s is %s', (word, stem) => {
  expect(porterStem(word)).toBe(stem);
});

describe('ROUGE against "police killed the gunman"', () => {
  // after the example of Lin, "ROUGE: A Package for Automatic Evaluation of Summaries", 2004, section 3.1
  test.each([
    ['police killed the gunman', { r1: 1, r2: 1, rl: 1 }],
    ['police shot the gunman', { r1: 0.75, r2: 1 / 3, rl: 0.75 }],
    ['the gunman killed police', { r1: 1, r2: 1 / 3, rl: 0.5 }],
    ['nobody knows', { r1: 0, r2: 0, rl: 0 }],
  ])('of "%s"', (candidate, expected) => {
    const scores = rouge([candidate], ['police killed the gunman'], 'en');
    for (const [name, value] of Object.entries(expected)) expect(scores).toHaveProperty(name, expect.closeTo(value));
  });

  test('in characters of a Japanese text', () => {
    expect(rouge(['価格を決めた。'], ['価格を決める。'], 'ja-characters').r1).toBeCloseTo(10 / 12);
  });
});

describe('list items', () => {
  const wanted = [
    { text: 'The price list is sent to the buyer.', evidence: ['I will mail Zoe the new price list tomorrow'] },
  ];

  test.each([
    ['the wording of people', 'Send the price list to the buyer.', 1],
    ['the words it was taken from', 'Mail Zoe the price list tomorrow.', 1],
    ['neither', 'Start the pilot in Oakdale.', 0],
  ])('like %s count accordingly', (_, text, hits) => {
    expect(countFound([text], wanted, 'en')).toMatchObject({ hits, listed: 1, wanted: 1 });
  });

  test('count once for each human item', () => {
    const text = 'Send the price list to the buyer.';
    expect(countFound([text, text], wanted, 'en')).toMatchObject({ hits: 1, listed: 2 });
  });
});

test('a text is cut within the sentence that is too long', () => {
  expect(cutTo(5, ['One two three.', 'Four five six.'], 'en')).toEqual(['One two three.', 'Four five']);
});

test('the fit finds from which amount of a trait on something is likely, and leaves chance alone', () => {
  const amounts = Float64Array.from({ length: 2000 }, (_, i) => i % 10);
  const chance = Float64Array.from({ length: 2000 }, (_, i) => (i * 7919) % 13);
  const labels = amounts.map((amount) => (amount >= 6 ? 1 : 0));
  const { steps } = fitSteps({ amounts: [amounts, chance], labels }, 60);
  const sum = (trait: number, at: number) =>
    steps.filter((step) => step.trait === trait && step.from <= at).reduce((all, { adds }) => all + adds, 0);
  expect(sum(0, 6) - sum(0, 5)).toBeGreaterThan(2);
  expect(Math.abs(sum(1, 12))).toBeLessThan(0.5);
});
