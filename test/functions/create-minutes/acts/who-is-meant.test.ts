import { describe, expect, test } from 'vitest';
import { talk } from './talk.ts';

const deed = (...lines: readonly string[]) =>
  talk(...lines, 'T: Good.')
    .actionItems.map(({ description }) => description)
    .join();

describe('"her" and "him" are', () => {
  test.each([
    ['whose diary it is', "N: It'd be Marta, she trains the crews. I'll check her diary.", /^Check Marta’s diary\.$/],
    ['who is said to do something', "N: Marta signs those. I'll ask her on Friday.", /^Ask Marta\b/],
    ['who was to be talked to', "N: We should talk to Monica about it. I'll ask her on Friday.", /^Ask Monica\b/],
    [
      'who was just named and is then spoken of',
      "N: The inspector is in on Thursday. And then there's Tess. She believes nothing that isn't on paper. I'll email her the quote on Friday.",
      /^Email Tess the quote\b/,
    ],
    ['who has that role', "N: We'd need our electrician for that. I'll ask him on Friday.", /^Ask the electrician\b/],
    ['who works there', "N: That's Aoife in our office. I'll ring her tonight.", /^Ring Aoife\b/],
  ])('%s', (_, said, told) => {
    expect(deed(said)).toMatch(told);
  });

  test.each([
    [
      'a name that may be a supplier',
      "N: Our auditor wants proof. Maria keeps the records. I'll ask her on Friday.",
      /^Ask her\b/,
    ],
    ['a company', "N: Amazon has the same. I'll ring her tonight.", /^Ring her\b/],
    ['a name that is a month as well', "N: We should talk to April about it. I'll ask her on Friday.", /^Ask her\b/],
  ])('not told behind %s', (_, said, told) => {
    expect(deed(said)).toMatch(told);
  });
});

describe('"our" in a promise', () => {
  test.each([
    [
      'goes before people who are asked',
      "N: I'll ask our legal team about that tomorrow.",
      'Ask the legal team about that.',
    ],
    [
      'stays with what is sent',
      "N: I'll send our proposal and your quote to our board tomorrow.",
      'Send the vendor’s proposal and Tess’s quote to their board.',
    ],
    [
      'stays before a conjunction',
      "N: I'll share our and your comments with our own team tomorrow.",
      'Share the vendor’s and Tess’s comments with their own team.',
    ],
  ])('%s', (_, said, told) => {
    expect(deed(said)).toBe(told);
  });
});

test('"you" that means anybody is not the customer', () => {
  const { summary } = talk(
    'N: I did one on a large gentleman in Lyon last week and you could see the kidney.',
    'T: That is what our surgeons want from the new scanner.',
  );
  expect(summary.detailed.map(({ text }) => text).join(' ')).not.toMatch(/customer could see|Tess Harlow could see/);
});
