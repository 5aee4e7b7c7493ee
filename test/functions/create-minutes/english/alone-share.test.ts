import { expect, test } from 'vitest';
import { aloneShare } from '#functions/create-minutes/engine/english/wording/alone-share.ts';
import { withoutAsides } from '#functions/create-minutes/engine/english/clean/asides.ts';
import { minutesOf } from '../minutes-of.ts';

test.each([
  'The oven needs a new door before the summer.',
  'It is important that the oven has a new door.',
  'It takes two days to paint the terrace.',
  'I think these lamps are too dark for the terrace.',
  'This oven needs a new door.',
  'I would put the second oven on the terrace.',
  'We need two ovens for the summer.',
])('"%s" stands alone', (said) => {
  expect(aloneShare(said)).toBe(1);
});

test.each([
  ['It needs a new door before the summer.', 'what needs it'],
  ['I think they are too dark for the terrace.', 'what is dark'],
  ['He paints with a very thick brush.', 'who paints'],
  ['This is because of the summer.', 'what is so'],
  ['You have to open the door of the oven.', 'who has to'],
  ['We have ten minutes left for the ovens.', 'what passes in the room'],
  ['We will start with the minutes of the kitchen group.', 'what passes in the room'],
  ['I have seen ovens with glass doors.', 'what one of them has seen'],
])('"%s" leaves a reader to ask %s', (said) => {
  expect(aloneShare(said)).toBeLessThan(1);
});

test.each([
  ['Another thing I think we missed is the door.', 'Another thing we missed is the door.'],
  ['The oven that I think Ida has is too small.', 'The oven that Ida has is too small.'],
  ['I think we missed the door.', 'I think we missed the door.'],
])('what is thought of a thing that was named is told of it: "%s"', (said, told) => {
  expect(withoutAsides(said)).toBe(told);
});

const team = ['Ann', 'Ben', 'Cem', 'Dua'];

test('under a heading stands what says of itself what it is about', () => {
  const turns = Array.from({ length: 120 }, (_, i) => ({
    speaker: team[i % 4],
    text: [
      `Um, the oven of kitchen ${i} needs a new door before the summer.`,
      'It needs a new door and a new handle before the summer, um.',
      'The terrace has room for um two ovens and a wooden counter.',
      'They are the ovens and the doors of the kitchen and the terrace.',
    ][i % 4],
  }));
  const points = minutesOf({ transcript: { turns } }).topics.flatMap((topic) => topic.points);
  expect(points.length).toBeGreaterThan(0);
  expect(points.filter(({ text }) => /that (?:it|they) /.test(text))).toEqual([]);
});
