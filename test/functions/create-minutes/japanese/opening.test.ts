import { expect, test } from 'vitest';
import { withSettled } from '#functions/create-minutes/engine/japanese/opening.ts';

const opening = '会議では、競合（オリベ技研）、隔月などについて話し合った。';

test('the first line has what was settled, and among others one of it', () => {
  expect(withSettled(opening, '台数は4台のままとすることになった。', true)).toBe(
    '会議では、競合（オリベ技研）、隔月などについて話し合い、台数は4台のままとすることになった。',
  );
  expect(withSettled(opening, '台数は4台のままとすることになった。', false)).toBe(
    '会議では、競合（オリベ技研）、隔月などについて話し合い、台数は4台のままとすることなどを決めた。',
  );
  expect(
    withSettled('会議では、隔月などについて話し合いました。', '台数は4台のままとすることになりました。', false),
  ).toBe('会議では、隔月などについて話し合い、台数は4台のままとすることなどを決めました。');
});

test.each([
  ['says nothing of what it is about', 'そのまま140とすることになった。'],
  ['gives its reason', '経営会議が通ったので、台数は4台とすることになった。'],
  ['says the price again that stands before it', '価格は42万円とすることになった。'],
  ['says a sum and not what it is for', '1,650円とすることになった。'],
  ['was not put in writing', 'やっぱ車は4台やんとすることになった。'],
])('but nothing that %s', (_, settled) => {
  expect(withSettled(opening, settled, true)).toBeUndefined();
});
