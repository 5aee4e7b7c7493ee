import { expect, test } from 'vitest';
import { talk } from './talk.ts';

const decided = (...lines: readonly string[]) => talk(...lines).decisions.map(({ text }) => text);

test.each([
  [
    'asked for and named twice',
    [
      'N: That is the scope, then.',
      'T: And start?',
      'N: The week after, the fourth of May?',
      'M: I am here.',
      'T: Good, the fourth of May.',
    ],
    'Start: the fourth of May.',
  ],
  [
    'that moves once',
    [
      'N: When could the pilot begin?',
      'T: The first of May.',
      'M: No, the first is a bank holiday here.',
      'N: Monday the fourth of May then.',
      'T: The fourth, yes.',
    ],
    'Start of the pilot: Monday the fourth of May.',
  ],
  [
    'of the go-live, which is what the bare day is of',
    [
      'N: The contract says go-live in the second quarter. What did you have in mind?',
      'T: We were hoping for the first of May.',
      'N: That is a Friday. How about Monday the fourth?',
      'M: Monday the fourth is good.',
      'T: Okay, Monday May fourth it is.',
      'N: And shall we two meet again next Wednesday at ten?',
      'T: Wednesday at ten works.',
    ],
    'Go-live: Monday May fourth.',
  ],
])('a day %s is a decision with what begins on it', (_, lines, told) => {
  expect(decided(...lines)).toContain(told);
});

test.each([
  [
    'refused',
    ['N: So a start date. The fourth of May?', 'T: The fourth does not work for us.', 'N: Fine, leave it open.'],
  ],
  [
    'of somebody else',
    [
      'N: When did you start with your present supplier?',
      'T: On the fourth of May.',
      'N: The fourth of May, okay, noted.',
    ],
  ],
  [
    'by which something must run',
    ['N: When could the pilot begin?', 'T: Before the fourth of May.', 'N: The fourth of May, okay.'],
  ],
  [
    'of a holiday',
    [
      'N: When do we start?',
      'N: We could do the fourth of May.',
      'T: The fourth of May is a holiday here.',
      'N: I see.',
    ],
  ],
  [
    'of something that comes up later',
    [
      'N: When do we start?',
      'T: Monday.',
      'N: And the invoice?',
      'T: On the fourth of May.',
      'N: The fourth of May, fine.',
    ],
  ],
  [
    'past, and of another thing than what one is asked to begin with',
    [
      'T: You please start.',
      'N: The planner moved to the new server on the second of November, so it was slow.',
      'T: Yes, yes, we noticed.',
    ],
  ],
  ['to meet on', ['N: Shall we meet before the go-live? The fourth of May?', 'T: The fourth works.']],
])('a day that is %s is none', (_, lines) => {
  expect(decided(...lines).filter((text) => /^(?:Start|Go-live)/.test(text))).toEqual([]);
});

test('the summary tells it as agreed', () => {
  const { summary } = talk(
    'N: When could the pilot begin?',
    'T: Not in April. The fourth of May?',
    'N: The fourth of May is fine on our side.',
    'T: Then the fourth of May.',
  );
  expect(summary.detailed.map(({ text }) => text)).toContain('Agreed start of the pilot: the fourth of May.');
});

test('a bare day said of it is no task', () => {
  const { actionItems } = talk(
    'N: The price is forty-two dollars per bin per month.',
    "T: That's steep. Binwise quoted us thirty-six.",
    'N: With fifty bins I could go to thirty-nine.',
    'T: Thirty-nine for fifty bins, deal.',
    "N: Our partner installs the sensors, I'd have to ask them about the roof.",
    'T: And when do we start?',
    'N: The week of the fourth of May. The fourth itself is a Monday.',
    'T: The fourth of May then.',
    'N: Perfect, the fourth.',
    "T: I'll ask our landlord about the roof as well.",
  );
  expect(actionItems.filter(({ description }) => /^The fourth/.test(description))).toEqual([]);
});
