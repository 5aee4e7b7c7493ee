import { describe, expect, test } from 'vitest';
import { withoutDay } from '#functions/create-minutes/engine/english/acts/tasks/day-apart.ts';
import { mended } from '#functions/create-minutes/engine/english/wording/mend.ts';
import { settledWording } from '#functions/create-minutes/engine/english/acts/choices/settled.ts';
import { talk } from '../acts/talk.ts';

const thursday = { date: '2026-04-02', asWritten: 'this Thursday', rule: 'weekday' };

test.each([
  ['Have the fitter swing by this Thursday.', 'Have the fitter swing by'],
  ['Drop by this Thursday.', 'Drop by'],
  ['Send the plan by this Thursday.', 'Send the plan'],
])('the day that stands beside a task goes, and what belongs to the verb stays: %s', (deed, left) => {
  expect(withoutDay(deed, thursday)).toBe(left);
});

describe('what answers an objection', () => {
  const answered = (...lines: readonly string[]) => talk('N: How is the trial?', ...lines).objections[0]?.response;

  test('is not the sympathy before it', () => {
    expect(
      answered(
        "T: The scanner is far too slow for our drivers, that's a real problem.",
        'I: I hear you. We can give every driver the faster scanner at no charge.',
      ),
    ).toMatch(/faster scanner/);
  });

  test('is not what was said before it', () => {
    expect(
      answered(
        'T: Every Monday two drivers stand at the wrong gate.',
        'I: The planner sends each of them a message at five.',
        "T: That's a lot of messages, and nobody could read the last tool on a phone, so I'm worried.",
        'I: Ours opens without a login and shows one line only.',
      ),
    ).not.toMatch(/at five/);
  });

  test('is nothing where the other side is only sorry', () => {
    expect(
      answered(
        "T: The scanner is far too slow for our drivers, that's a real problem.",
        "I: That's a tough one, I'm sorry about that.",
      ),
    ).toBeNull();
  });
});

describe('an objection that points at what is said beside it is told with that', () => {
  test.each([
    [
      "T: That's a real problem. Our drivers have no signal in the yard.",
      /That is a real problem\. .*no signal in the yard\./,
    ],
    [
      "T: The alarm goes off twice a night. This I don't like at all.",
      /The alarm goes off twice a night\. Tess does not like this/,
    ],
  ])('%s', (said, expected) => {
    const { objections } = talk('N: How is the trial going?', said, 'N: I see.');
    expect(objections.map(({ text }) => text)).toEqual([expect.stringMatching(expected)]);
  });
});

describe('of a talk that was written down without capitals', () => {
  const lines = [
    'N: thanks for joining tess how was the trial',
    "T: well the drivers hate the app it's too slow for them",
    "N: okay i'll send milo the new version on monday",
    'T: fine milo tests it in april',
  ];

  test('people, days and months have theirs', () => {
    const { actionItems, summary } = talk(...lines);
    const told = [
      ...actionItems.map(({ description }) => description),
      ...summary.detailed.map(({ text }) => text),
    ].join(' ');
    expect(told).toMatch(/Milo/);
    expect(told).not.toMatch(/\b(?:milo|tess|monday|april)\b/);
  });

  test('what people said stays as it is written', () => {
    const { actionItems } = talk(...lines);
    expect(actionItems[0]?.evidence.map(({ quote }) => quote).join(' ')).toContain(
      "i'll send milo the new version on monday",
    );
  });
});

test.each([
  ['What Rosa could do is forty, if you take the stand.', 'Forty, if you take the stand.'],
  ['They could lend Milo a scanner for a month.', 'They will lend Milo a scanner for a month.'],
  ['Ines would leave the side gate out for now.', 'Ines will leave the side gate out for now.'],
  ['Ines would rather pay monthly.', 'Ines would rather pay monthly.'],
  ['No wait, the blue one.', 'The blue one.'],
  ['Two years at thirty-one, done.', 'Two years at thirty-one.'],
  ['Six hundred, sir.', 'Six hundred.'],
  ['What if the depot keeps its own keys.', 'The depot keeps its own keys.'],
  ['Milo can live with twenty-seven, on a two-year term.', 'Twenty-seven, on a two-year term.'],
  ['Milo can live with it.', 'Milo can live with it.'],
  ['First of June is fine.', 'First of June is fine.'],
  ['There is no deal.', 'There is no deal.'],
  ['Are they agreed that they set up a spare rack?', 'They set up a spare rack.'],
  ['They have a deal on two years, at 215.', 'Two years, at 215.'],
  ['They will say between seven and eight.', 'Between seven and eight.'],
  ['They will say so.', 'They will say so.'],
  ['Marrickville first then, that is the quiet one.', 'Marrickville first, that is the quiet one.'],
  ['We deliver it by then, in two lots.', 'We deliver it by then, in two lots.'],
  ['The price stays fixed until then, no later.', 'The price stays fixed until then, no later.'],
  [
    'They run it in Kiel, with two vans? Milo starts on the tenth.',
    'They run it in Kiel, with two vans. Milo starts on the tenth.',
  ],
  ['The delivery in May? Milo confirms it.', 'The delivery in May? Milo confirms it.'],
  ['Four days, then, Monday to Thursday, no problem.', 'Four days, Monday to Thursday.'],
  ['Sixty-eight it is.', 'Sixty-eight.'],
  ['That is how it is.', 'That is how it is.'],
  ['Two depots makes sense.', 'Two depots.'],
  ['That works for Milo.', 'That works for Milo.'],
  ['Two twenty fine.', 'Two twenty.'],
  ['Milo is happy with four per van.', 'Four per van.'],
  ['Milo would like to put the site on monthly visits.', 'Milo will put the site on monthly visits.'],
  ['Milo would like to know more.', 'Milo would like to know more.'],
  ['Two nine, go ahead.', 'Two nine.'],
])('a choice is told without how it was offered or taken: %s', (said, told) => {
  expect(settledWording(said)).toBe(told);
});

test('a sentence goes on in small letters behind who said it, names and days apart', () => {
  const { summary } = talk(
    'N: How are the gates at the depot?',
    'T: Members of the public are in the north yard all day at the moment.',
    'M: Mill Street has the same trouble with the gate since January.',
    'T: Make it six gates for the whole depot, please.',
  );
  const told = summary.detailed.map(({ text }) => text).join(' ');
  expect(told).toContain('Tess Harlow said that members of the public');
  expect(told).toContain('that Mill Street has');
  expect(told).toContain('Tess Harlow asked the vendor to make it six gates');
});

test.each([
  ['What would that be then nine fifty.', 'Nine fifty.'],
  ['Can the customer please have the crates wrapped? Absolutely.', 'Have the crates wrapped.'],
  ['What if the customer started at silver, for the first year?', 'Start at silver, for the first year.'],
])('a choice is told without how it was asked: %s', (said, told) => {
  expect(settledWording(said)).toBe(told);
});

test.each([
  ['Tess will be honest, the setup scares them.', 'The setup scares them.'],
  ['They will be frank with the vendor, the price is too high.', 'The price is too high.'],
  ['Tess had hoped for double, to be candid.', 'Tess had hoped for double.'],
  ['What worries Tess, if they are candid, is the listed stand.', 'What worries Tess is the listed stand.'],
  ['To be honest for that money.', 'To be honest for that money.'],
])('how frankly it was said is no part of it: %s', (said, told) => {
  expect(mended(said)).toBe(told);
});

test.each([
  ['Is not it on the roadmap?', 'Isn’t it on the roadmap?'],
  ['Why do not they bring a bigger van?', 'Why don’t they bring a bigger van?'],
  ['The one that is not it is blue.', 'The one that is not it is blue.'],
])('what is asked with "not" is asked as people write it: %s', (said, written) => {
  expect(mended(said)).toBe(written);
});
