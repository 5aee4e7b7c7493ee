import { describe, expect, test } from 'vitest';
import { standsAlone } from '#functions/create-minutes/engine/english/wording/stands-alone.ts';
import { talk } from '../acts/talk.ts';

describe('a line is told of two sides only where it says something by itself', () => {
  test.each([
    [
      'whom it is about',
      'said that he is back in the office on the twenty-first',
      'He is back in the office on the twenty-first',
    ],
    ['what it is', 'said that it is one per truck in the contract', "It's one per truck in the contract"],
    ['what these are', 'said that these go to the warehouse every night', 'These go to the warehouse every night'],
    [
      'who "you" is',
      'said that you will not drop under the floor with two rooms',
      "You won't drop under the floor with two rooms",
    ],
    ['more than a sum', 'can sign twelve forty', 'I can sign twelve forty'],
    ['more than a day', 'said that the twentieth is fine', 'The twentieth is fine'],
  ])('and not where it leaves open %s', (_, told, said) => {
    expect(standsAlone(told, said)).toBe(false);
  });

  test.each([
    [
      'said that three years at thirty-one, and the customer may leave the contract',
      'Three years at thirty-one, and you may leave the contract',
    ],
    [
      'said that forty pence and they would stop the complaints of the drivers',
      'Forty pence and they would stop the complaints of the drivers',
    ],
    ['reported that 200 orders in July for the Dutch shop', '200 orders in July for the Dutch shop'],
    ['said that the customer does, as a plain export of the data', 'You do, as a plain export of the data'],
    ['said that 32 bucks a month per unit of the school', '32 bucks a month per unit of the school'],
    [
      'will come to that when they do the terms of the contract',
      "I'll come to that when we do the terms of the contract",
    ],
    [
      'genuinely does not, the product team has not told the office',
      "I genuinely don't, the product team has not told the office",
    ],
    ['mentioned eleven dollars per camera and month', 'Eleven dollars per camera and month'],
    ['reported that flat rate, three cents a kilometre', 'Flat rate, three cents a kilometre'],
    ['said that the Mettler people are charging. no, leave it', 'The Mettler people are charging... no, leave it'],
  ])('and not where its first words are no clause: %s', (told, said) => {
    expect(standsAlone(told, said)).toBe(false);
  });

  test.each([
    [
      'has packs in three hallways and the fire marshal has been by twice',
      "I've got packs in three hallways and the fire marshal's been by twice",
    ],
    ['reported that the board has given them 35,000 for this line', 'The board has given me 35,000 for this line'],
    [
      'said that Marlowe run out at the end of May and they need notice',
      'Marlowe run out at the end of May and they need notice',
    ],
    ['said that it takes the clerks a week to close the books', 'It takes the clerks a week to close the books'],
    ['said that for the pilot they want the whole north side', 'For the pilot I want the whole north side'],
    ['said that that price covers the licences of both plants', 'That price covers the licences of both plants'],
    ['said that they have them down for 180 laptops', 'We have you down for 180 laptops'],
    ['asked to make it six gates for the whole depot', 'Make it six gates for the whole depot'],
  ])('%s', (told, said) => {
    expect(standsAlone(told, said)).toBe(true);
  });
});

describe('a summary of a length nobody asked for', () => {
  const lines = [
    'N: Thanks for having us. How did the trial of the scanners at the depot go?',
    'T: Better than I feared. The drivers stopped calling the office every morning.',
    'N: Good to hear. So for the rollout, do we start with two depots?',
    'T: Yes. We will start with two depots, Kiel and Lübeck, on the first of May.',
    'M: The old handhelds break down every week, and I am worried the new ones will not last in the cold store.',
    'I: The new handhelds are built for the cold store and we replace every broken one within two days.',
    'M: My brother keeps bees behind the church and the honey won a ribbon in the autumn.',
    'N: It would be nineteen euros per scanner per month for the whole of the two depots.',
    'T: Nineteen euros per scanner per month, agreed, the board has approved forty thousand euros for it.',
    'N: I will send the order form for the scanners by Friday.',
    'T: And we meet again on Tuesday the fourteenth at ten.',
    'N: Tuesday the fourteenth at ten works for us.',
  ];

  test('does without what is by the way', () => {
    const told = talk(...lines).summary.detailed.map(({ text }) => text);
    expect(told.join(' ')).not.toMatch(/bees|honey/);
    expect(told.join(' ')).toMatch(/19 per scanner per month/);
  });
});

describe('what somebody takes back in one breath', () => {
  test.each([
    'No wait, scrap that, the fourth of May is too close for the warehouse.',
    'Sorry, no, the warehouse crew is away until the twelfth of May.',
    'Actually, forget that, the warehouse crew is away in the first week of May.',
    'Wait, no, the warehouse closes for the stocktaking in May.',
    'I take that back, the warehouse needs until the end of May.',
    'No, hang on, the warehouse is painted in the first week of May.',
  ])('is not told: %s', (taken) => {
    const { summary, topics } = talk(
      'N: Thanks for having us. When could the new scanners go into the warehouse?',
      `T: The warehouse crew unpacks the scanners on the fourth of May. ${taken}`,
      'N: The scanners cost nineteen euros per scanner per month.',
      'T: The board has approved forty thousand euros for the scanners.',
    );
    const told = [...summary.detailed, ...topics.flatMap(({ points }) => points)].map(({ text }) => text).join(' ');
    expect(told).not.toMatch(/unpacks the scanners/);
  });
});
