import { describe, expect, test } from 'vitest';
import { figureNounsIn, withFigureNoun } from '#functions/create-minutes/engine/english/acts/choices/figure-nouns.ts';
import { call } from './talk.ts';

const said = (...texts: readonly string[]) =>
  texts.map((text, index) => ({ index, speaker: 'Tess', side: 'external' as const, text, spans: [] }));

describe('a figure alone has the noun that the talk has for it', () => {
  test.each([
    ['Keeping 85.', ['85 seats at 42 a month.'], 'Keeping 85 seats.'],
    ['Leave it at sixty.', ['Payment at sixty days would help.'], 'Leave it at sixty days.'],
    ['Twenty-four, fine.', ['We said twenty four months.'], 'Twenty-four months, fine.'],
    ['45 is grand.', ['Noted, 45 days net.'], '45 days is grand.'],
    ['Sixty continues.', ['Now it is 60 days.'], 'Sixty days continues.'],
    ['Use 412.', ['We have 412 endpoints.', 'So 412 endpoints, then.'], 'Use 412 endpoints.'],
  ])('%s', (text, texts, told) => {
    expect(withFigureNoun(text, figureNounsIn(said(...texts)))).toBe(told);
  });

  test.each([
    ['a figure of two things', 'Leave it at thirty.', ['In thirty days.', 'For thirty seats.']],
    ['a small figure', 'Three, then.', ['In the first three months.']],
    ['a sum', 'Take $85.', ['85 seats.']],
    ['a part of a figure', 'Two hundred and forty.', ['In forty days.']],
    ['a figure with its own noun', 'Sixty at Oakdale.', ['In sixty days.']],
    ['a label before it', 'Price: sixty.', ['In sixty days.']],
  ])('but not %s', (_, text, texts) => {
    expect(withFigureNoun(text, figureNounsIn(said(...texts)))).toBe(text);
  });
});

test('a decision tells what was kept', () => {
  const { decisions } = call(
    'N: So far we have 85 seats at forty-two a month.',
    'T: We might go down to seventy.',
    'N: The price per seat goes up then.',
    'T: Forget what I said. Keep it at 85.',
    'N: Keeping 85.',
  );
  expect(decisions.map(({ text }) => text).join(' ')).toContain('85 seats');
});
