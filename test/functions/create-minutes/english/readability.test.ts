import { expect, test } from 'vitest';
import { bestTelling } from '#functions/create-minutes/engine/english/readability/telling.ts';
import { matter } from '#functions/create-minutes/engine/english/readability/matter.ts';
import { readability } from '#functions/create-minutes/engine/english/readability/readability.ts';

const whole = 1;

test.each([
  ['said that the depot needs a second van for the morning.', 'said that the depot needs van a second for the.'],
  ['said that the drivers will test the scanner on Monday.', 'said that the drivers will the scanner is test on.'],
  [
    'reported that the supplier raised the price of the crates.',
    'reported that raised the price it of something crates.',
  ],
  ['suggested that the team should check the labels first.', 'suggested that the team should it like check it.'],
  ['thought that the new route saves half an hour.', 'thought that the, new, route, saves, half, an hour.'],
  ['said that the warehouse has two doors.', 'mentioned warehouse two doors.'],
  ['said that the lids are closed before the vans leave.', 'said that the lids are Closed before the vans The leave.'],
  ['said that the invoices are sent in the evening.', 'said that the invoices are invoices sent are in the evening.'],
])('"%s" reads better than "%s"', (better, worse) => {
  expect(readability(better, whole)).toBeGreaterThan(readability(worse, whole));
});

test.each([
  ['said that the drivers print the route sheets every morning.', 'said that it was like that.'],
  ['said that the warehouse needs a second door for the vans.', 'said that the team will move on to the next slide.'],
  ['reported that the scanner costs forty euros a month.', 'said that they have no idea.'],
  ['suggested that the team could rent the cold store for a year.', 'said that this is the last one.'],
])('"%s" says more than "%s"', (more, less) => {
  expect(matter(more)).toBeGreaterThan(matter(less));
});

test.each(['', 'said that', 'mentioned 7.', '。'])('how much "%s" says is told too', (telling) => {
  expect(matter(telling)).toBeGreaterThanOrEqual(0);
  expect(matter(telling)).toBeLessThanOrEqual(1);
});

test('of what was said in many more words less is trusted', () => {
  const telling = 'said that the depot needs a second van.';
  expect(readability(telling, 0.4)).toBeLessThan(readability(telling, 1));
});

test.each(['', 'said that', 'mentioned 7.', '。'])('"%s" is judged too', (telling) => {
  expect(readability(telling, whole)).toBeGreaterThanOrEqual(0);
  expect(readability(telling, whole)).toBeLessThanOrEqual(1);
});

test.each([
  [
    'said that the depot needs a second van for the morning and like it thing they it just with some of.',
    'said that the depot needs a second van for the morning.',
  ],
  [
    'has tried the new scanner in the warehouse, they things like it was it just is it.',
    'has tried the new scanner in the warehouse.',
  ],
])('of "%s" the part that reads well is told', (told, part) => {
  expect(bestTelling(told, whole).told).toBe(part);
});

test.each([
  'said that the depot opens at six and closes in the evening.',
  'said that the and like it thing they it just with some of.',
  'said that the depot needs a second van for the morning, but like it thing only if it it.',
  'reported that the supplier sent two hundred and twenty it it like thing some it.',
])('"%s" is told whole: it reads well, no part of it is a sentence, or the rest limits it', (told) => {
  expect(bestTelling(told, whole).told).toBe(told);
});

test('of a telling no figure is cut off', () => {
  expect(
    bestTelling('said that per scanner it is 410 euros, and the licence it is just eleven euros a month.', 1).told,
  ).toMatch(/eleven/);
});
