import { expect, test } from 'vitest';
import { opened } from '#functions/create-minutes/engine/opening.ts';
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

test('nor the price a second time where something else was settled', () => {
  const price = { turn: 3, text: '一台月千二百六十円で' };
  const begun = [
    { text: '会議では、合意した価格（1台あたり月額1,260円）、研修などについて話し合った。', spans: [price] },
  ];
  const settled = (text: string, turn: number) =>
    ({ kind: 'decision', text, spans: turn === 3 ? [price] : [{ turn, text }] }) as const;
  const deal = { price: { amount: { spans: [price] }, said: price }, rivals: [], needs: [] };
  const [first] = opened(
    begun as never,
    [settled('2年で1,260円とすることになった。', 3), settled('研修はなしとすることになった。', 5)] as never,
    { opened: withSettled } as never,
    deal as never,
  ).begins;
  expect(first?.text).toBe(
    '会議では、合意した価格（1台あたり月額1,260円）、研修などについて話し合い、研修はなしとすることなどを決めた。',
  );
});
