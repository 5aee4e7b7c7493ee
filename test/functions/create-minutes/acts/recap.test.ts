import { expect, test } from 'vitest';
import { smallTalk, talk } from './talk.ts';

const after = ['N: Anything else from your side?', "T: No, that's everything.", 'N: Thanks a lot.', 'T: Bye.'];
const decided = (...lines: string[]) => talk(...smallTalk, ...lines, ...after).decisions.map(({ text }) => text);

test('a summing-up of points that the other side says yes to is decided', () => {
  expect(
    decided(
      'T: So four trucks, lithium, six years, four hundred a month, and you take three of the old ones.',
      "N: That's it.",
    ),
  ).toEqual(['Four trucks, lithium, six years, 400 a month, and Nora takes three of the old ones.']);
});

test('what the other side puts right stands as it was put right', () => {
  const [recap] = decided(
    'N: Okay, so to recap: fourteen fascias, three vans, proofs to Milo.',
    'T: Eleven fascias.',
    'N: Eleven, yes. Agreed?',
    'T: Agreed.',
  );
  expect(recap).toBe('Eleven fascias, three vans, proofs to Milo.');
});

test('who does what by when is no decision', () => {
  expect(
    decided('N: So quote from me tomorrow, reference by Friday, list by the tenth, Milo has it.', "T: That's it."),
  ).toEqual([]);
});
