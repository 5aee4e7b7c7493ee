import { describe, expect, test } from 'vitest';
import { talk } from './talk.ts';

const decisions = (...lines: string[]) => talk(...lines).decisions.map(({ text }) => text);

describe('settled is', () => {
  test.each([
    [
      'what one side proposes and the other accepts',
      ['N: How about a pilot with eight trucks?', 'T: Yes, that works.'],
    ],
    ['what the customer announces', ["T: We're going with the smaller package."]],
    [
      'what is picked in so many words',
      ['N: We could do twelve months or twenty-four months.', 'T: Twelve months it is.'],
    ],
    [
      'a conditional offer once it is taken',
      ['N: If you paid annually I could offer ten percent.', "T: Okay, let's do that."],
    ],
    ['what is named as picked', ['N: We have One More Page and Broken Sentences.', "T: Then it's One More Page."]],
    ['what a lone speaker tells of the meeting', ['T: We agreed to renew.']],
  ])('%s', (_, lines) => {
    expect(decisions(...lines)).toHaveLength(1);
  });
});

describe('not settled is', () => {
  test.each([
    ['a proposal nobody accepts', ['N: How about a pilot with eight trucks?', 'T: Hm, I would have to think.']],
    ['a proposal that is refused', ['N: How about a pilot with eight trucks?', "T: No, we can't do that."]],
    ['a wish', ["T: I'd lean towards the smaller package, maybe.", 'N: Noted.']],
    [
      'what is taken back',
      ["T: Let's go with seventy seats.", 'M: The temps desk needs fifteen more.', 'T: True, scratch that.'],
    ],
    ['the course of the meeting', ["N: Let's start with introductions.", 'T: Sure.']],
    ['history', ['T: Last year we decided to buy tablets.', 'N: I see.']],
    ['the date of the next meeting', ['N: Shall we meet next Tuesday at ten?', 'T: Tuesday at ten works.']],
  ])('%s', (_, lines) => {
    expect(decisions(...lines)).toEqual([]);
  });
});

test('a choice without something is not told as one with it', () => {
  expect(
    decisions('N: For the pilot we could do without the connector?', 'M: Agreed, no connector for the pilot.'),
  ).toEqual(['No connector for the pilot.']);
});

test('a choice that is summed up is told by its summary', () => {
  expect(
    decisions(
      'N: If you did the main theatres and left out the day unit, you would be at fifty-three.',
      'M: Oh, leave it out then.',
      "T: Then that's what we're doing. Main theatres, fifty-three.",
      'N: Lovely.',
    ),
  ).toContain('Main theatres, 53.');
});

describe('a choice is told by', () => {
  test.each([
    [
      'the offer, not what is said beside it',
      ["N: What I could do is throw in the training at no charge, it's normally twelve hundred.", "T: I'll take it."],
      ['Nora will throw in the training at no charge.'],
    ],
    [
      'the terms that are named in a row',
      ['T: So four thousand, three years, and a break at twenty-four months.', "N: Great, I'll take that."],
      [expect.stringMatching(/three years, and a break at 24 months/i)],
    ],
    [
      'the terms that whoever takes them says again',
      [
        'N: On two years it is three forty. Give me three years and I can sign off three eighteen.',
        'M: Three eighteen does get me under the line, though.',
        'T: All right. Three eighteen, three years.',
        'N: Good.',
      ],
      ['318, three years.'],
    ],
    [
      'its summary by whoever chose',
      [
        'N: You stay on Pro and you pay three hundred per site for twelve months.',
        "T: Okay, then let's go with that. Three hundred, Pro, twelve months.",
        'N: Wonderful.',
      ],
      [expect.stringMatching(/300, Pro, 12 months/)],
    ],
  ])('%s', (_, lines, told) => {
    expect(decisions(...lines)).toEqual(told);
  });
});
