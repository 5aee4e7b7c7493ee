import { expect, test } from 'vitest';
import { call } from './talk.ts';

const responseTo = (doubt: RegExp, ...lines: readonly string[]) =>
  call(...lines).objections.find(({ text }) => doubt.test(text))?.response;

test('an offer that is put as a question answers a doubt', () => {
  expect(
    responseTo(
      /three years/i,
      'N: The contract would run for three years.',
      "T: Three years is a problem for us, the board doesn't go past two.",
      'N: What about two years, at two percent more?',
      'T: Two years at two percent. That I can sign.',
      'N: Lovely.',
    ),
  ).toMatch(/two years.*\?$/i);
});

test('what is asked back is no answer, and what comes of it is', () => {
  expect(
    responseTo(
      /batter(?:y|ies)/i,
      "T: My problem is the batteries. You told us five years, and I've already changed nineteen.",
      'I: Which ones were those, the old housings?',
      'T: The old housings, yes.',
      "I: We'll take those nineteen back and replace them free of charge.",
      'T: Good, that helps.',
    ),
  ).toMatch(/nineteen back|19 back/i);
});

test('what is taken at last answers a doubt, and not what was turned down before', () => {
  expect(
    responseTo(
      /ninety days|90 days/i,
      'N: A registration holds for thirty days.',
      "T: That's a problem, our clients need ninety days to find the login.",
      'N: Forty-five I could do.',
      'T: No, forty-five is no use to us.',
      'N: Then ninety days, I can live with that.',
      'T: Ninety. Deal.',
    ),
  ).toMatch(/ninety|90/i);
});

test('an answer of two sentences is told with both', () => {
  expect(
    responseTo(
      /phone/i,
      "T: My worry is the workshop. I have forty men there who won't look at a phone.",
      'I: We can print the slips and post them. It costs one pound twenty each.',
      'T: Okay, that would do.',
    ),
  ).toMatch(/print.*(?:twenty|20)/is);
});

test('who is sorry in an answer is not taken for the side that raised the doubt', () => {
  const told = responseTo(
    /scanners/i,
    'N: So the term runs out in September.',
    "T: The scanners drop off the wifi every day, that's a real problem, and we are three men short.",
    'N: Those tickets I saw, and I am sorry, that should not have happened, and we swap the access points on Monday.',
    'T: Good, that helps.',
  );
  expect(told).toMatch(/sorry/);
  expect(told).not.toMatch(/the customer is sorry/i);
});
