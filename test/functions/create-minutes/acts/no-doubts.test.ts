import { describe, expect, test } from 'vitest';
import { smallTalk, talk } from './talk.ts';

const scene = (...lines: string[]) => talk(...smallTalk, ...lines, 'N: All right, understood.');
const told = (items: readonly { readonly text: string }[]) => items.map(({ text }) => text).join('\n');

describe('what speaks against nothing is no objection', () => {
  test.each([
    [
      'a wish',
      "T: For the north, so Leeds and York, we'd want to be the sole one for a year.",
      'N: We could do six months.',
    ],
    ['a yes', "T: It's a deal for that part, payment up front, seven percent.", 'N: Great, that makes ninety-two.'],
    [
      'what leads to a question',
      'T: I have a question on laundry. When a guest leaves, the sheets go to one firm, the towels to another, and the rugs somewhere else again. Can your app keep them apart?',
      'N: Yes, you set a rule for each kind.',
    ],
    ['praise', 'T: My cousin did it once for a school, it takes a morning, they liked it.', "N: I'd love that."],
  ])('such as %s', (_, ...lines) => {
    expect(told(scene(...lines).objections)).toBe('');
  });

  test('what a colleague says on about a doubt is part of it', () => {
    const { objections } = scene(
      'T: Your drivers would have the keys to our warehouse, and I am not comfortable with that, it worries me.',
      'M: It is more than a worry, frankly. The insurer would not accept it.',
      'N: The keys stay in a box that only your guard can open.',
    );
    expect(objections).toHaveLength(1);
  });

  test.each([
    ["T: We'd want to be the sole one for a year, but six months is too short for us to earn it back.", /short/],
    [
      'T: I have a question on fees. The last people charged us twice for that and I am worried it happens again. Is it in the price?',
      /twice|worried/,
    ],
  ])('but it is where something is held against buying: %s', (line, doubt) => {
    expect(told(scene(line, 'N: It is all in the price, nothing comes on top of it.').objections)).toMatch(doubt);
  });
});

describe('what the seller alone says he could do', () => {
  test('is no choice where nobody takes it', () => {
    const { decisions } = scene(
      'N: There are two ways to get there. One, we cut the number of visits. Two, you pay the year up front, and I can put four percent on the table for that.',
      "T: We don't pay up front, our auditors hate it.",
    );
    expect(told(decisions)).not.toMatch(/percent|visits/);
  });
});

describe('what the seller waives', () => {
  test.each([
    [
      "N: There's normally a surcharge for weekend work, six percent, but I'll waive it since you paid early.",
      /waive/i,
    ],
    ["N: The lift costs four hundred to deliver. We'll absorb the delivery charge.", /absorb/i],
  ])('is settled: %s', (line, choice) => {
    expect(told(scene(line, "T: That's noted with pleasure.").decisions)).toMatch(choice);
  });

  test.each([
    ["N: There's a set-up fee of six hundred. If you sign this week I'll waive it.", 'T: Let me think about that.'],
    ["N: There's a delivery charge of ninety. I'll waive it for you.", "T: No, don't, we have a budget for that."],
  ])('is not where there is an if or a no: %s', (...lines) => {
    expect(told(scene(...lines).decisions)).not.toMatch(/waive/);
  });
});
