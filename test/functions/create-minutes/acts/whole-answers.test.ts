import { expect, test } from 'vitest';
import { talk } from './talk.ts';

const responses = (...lines: readonly string[]) => talk(...lines).objections.map(({ response }) => response);

test.each([
  [
    'with what comes of its condition',
    [
      'T: Eleven cents a label is too expensive for us.',
      'N: If you took the two years, I could probably get it down to nine.',
    ],
    /two years.*nine/,
  ],
  [
    'with what is said behind an aside',
    [
      'T: We cannot afford that, it is far too much.',
      "N: Then, and stop me if I'm wrong, that's nearly forty thousand a year you spend on not having it.",
    ],
    /^That is nearly (?:40,000|forty thousand) a year/,
  ],
  [
    'by what is done, and not by how it was heard',
    [
      'T: Your paint came off on two of the doors, that is unacceptable.',
      'N: That hurts to hear. We will repaint both of them on our account.',
    ],
    /repaint both/,
  ],
])('what answers a worry is told %s', (_, lines, told) => {
  expect(responses(...lines)).toEqual([expect.stringMatching(told)]);
});
