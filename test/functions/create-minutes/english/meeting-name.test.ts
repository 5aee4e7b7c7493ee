import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

/** What a team of three says of its boats, behind the words that open their meeting. */
function opening(first: string): string {
  const said = [
    'The rudder needs a new bearing before the summer.',
    'I looked at the rudder, and the bearing is worn.',
    'The sail loft asked about the rudder as well.',
    'The sail loft wants the bearing by May.',
    'And the rudder of the small boat has the same bearing.',
    'The sail loft is closed for the winter.',
    'So the rudder comes first, then the sail loft.',
  ];
  const turns = [first, ...said, ...said].map((text, i) => ({ speaker: ['Ann', 'Bo', 'Cleo'][i % 3], text }));
  return minutesOf({ meeting: { title: 'Yard', language: 'en' }, transcript: { turns } }).summary.oneLine;
}

test.each([
  ['Okay, so this is our second design meeting.', 'The second design meeting was about '],
  ['Welcome to the kick-off meeting, everybody.', 'The kick-off meeting was about '],
  [
    'Welcome to the 12th meeting of the Harbour Committee on Small Boats.',
    'The 12th meeting of the Harbour Committee on Small Boats was about ',
  ],
])('a meeting has the name it is opened by: %s', (first, begins) => {
  expect(opening(first).startsWith(begins)).toBe(true);
});

test.each([
  'We start with the minutes of the last meeting.',
  'This is a quick meeting.',
  'Is this the meeting room?',
  'It is the board meeting that worries me.',
  'I cannot stay, it is the quarterly review on Monday.',
  'We have another budget meeting on Friday.',
  "Welcome to the meeting of the yard's people.",
])('and none where it is not told from others: %s', (first) => {
  expect(opening(first)).toMatch(/^The meeting was about /);
});

test('a team was about what several of them speak of, not what one of them tells', () => {
  const aside =
    'The parrot cage fell down. The parrot cage is green, and a parrot cage like the parrot cage of my aunt is dear.';
  expect(opening(aside)).toBe('The meeting was about the sail loft, the rudder and bearing.');
});
