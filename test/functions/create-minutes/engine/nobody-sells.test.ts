import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

const crew = ['Ann', 'Ben', 'Cem', 'Dua'];
/** Ends of what a team says as it speaks, long enough to be judged by what was learnt of teams. */
const talk = Array.from({ length: 120 }, (_, i) => ({
  speaker: crew[i % 4] ?? '',
  text: [
    `Um, the mast of boat ${i} was too heavy in the last race.`,
    'Um, the old ropes were worn at the ends.',
    'Uh, we have Velkan ropes from Brixmar on all the boats today, and they cost five euros.',
    'Yeah.',
  ][i % 4] as string,
}));

test.each([
  ['of tools and makers', 'Um, Velkan ropes are what we use today, and Brixmar makes them.', []],
  ['of rivals too', 'Um, our competitors at Velkan have a lighter boat.', ['Velkan']],
])('where a team talks among its own, talk %s names as rivals: %s', (_, text, names) => {
  const { competitors } = minutesOf({ transcript: { turns: [...talk, { speaker: 'Ann', text }] } });
  expect(competitors.map(({ name }) => name)).toEqual(names);
});
