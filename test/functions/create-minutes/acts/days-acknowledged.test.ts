import { expect, test } from 'vitest';
import { minutesOfTalk, people, smallTalk } from '../japanese/meeting.ts';
import { call } from './talk.ts';

const dueOf = (lines: readonly string[], thing: RegExp) =>
  call(...lines).actionItems.find(({ description }) => thing.test(description))?.due?.date ?? null;
const { seller, buyer } = people;
type Lines = [speaker: string, text: string][];
const japaneseDueOf = (lines: Lines, thing: RegExp) =>
  minutesOfTalk([...smallTalk, ...lines, [buyer, 'そうですか。']]).actionItems.find(({ description }) =>
    thing.test(description),
  )?.due?.date ?? null;

test.each<[string[], RegExp, string | null]>([
  [
    [
      "N: I'll send you the questionnaire by Thursday.",
      "T: Thursday's good, and you'll have it back with every box filled in by the end of the month.",
    ],
    /filled in/,
    '2026-04-30',
  ],
  [
    ["N: They'll ship on Tuesday, the forty boxes.", "T: Tuesday is good. Then I'll repeat the test here in Kassel."],
    /test/,
    null,
  ],
  [
    [
      "N: I'll get you the revised quote tomorrow.",
      "T: Tomorrow's fine. Once I have that I'll have our attorney read the terms.",
    ],
    /terms/,
    null,
  ],
])('what another promises for a day is taken, and is no day of who takes it: %j', (lines, thing, day) => {
  expect(dueOf(lines, thing)).toBe(day);
});

test.each<[string[], RegExp, string]>([
  [['T: Can you send me the drawings by Friday?', "N: Friday's fine, I'll send them."], /drawings/, '2026-04-03'],
  [["N: I'll send you the drawings.", 'T: I need them by Friday.', 'N: Friday is good.'], /drawings/, '2026-04-03'],
])('but what is asked for is: %j', (lines, thing, day) => {
  expect(dueOf(lines, thing)).toBe(day);
});

test.each<[Lines, RegExp]>([
  [
    [
      [buyer, '決算書は28日には出します。'],
      [seller, '28日ですね、承知しました。あと、納品の日取りは私のほうで倉庫に確認します。'],
    ],
    /倉庫/,
  ],
  [
    [
      [buyer, '新しい単価表は来週の火曜にお送りします。'],
      [seller, '火曜で結構です。サンプルの件は、私から部長に話しておきます。'],
    ],
    /部長/,
  ],
])('the same in Japanese: %j', (lines, thing) => {
  expect(japaneseDueOf(lines, thing)).toBe(null);
});

test('but what is asked for is, in Japanese', () => {
  const lines: Lines = [
    [buyer, '図面を来週の火曜までに送ってもらえますか。'],
    [seller, '火曜ですね、承知しました。図面をお送りします。'],
  ];
  expect(japaneseDueOf(lines, /図面/)).toBe('2026-09-08');
});

test.each<[Lines, RegExp]>([
  [
    [
      [seller, '見本のデータをいただけましたら、開発に見せて可否をお答えします。'],
      [buyer, 'じゃあ、金曜までに渡します。'],
    ],
    /可否/,
  ],
  [
    [
      [buyer, '直した見積りが来たら、判子を押して返します。'],
      [seller, '見積りはあさってメールします。'],
    ],
    /判子/,
  ],
  [
    [
      [seller, '審査が通りましたら、納品の日を押さえます。'],
      [buyer, '審査の書類は今月末までに出しますよ。'],
    ],
    /納品/,
  ],
])('what waits for what another gives has not the day of that: %j', (lines, thing) => {
  expect(japaneseDueOf(lines, thing)).toBe(null);
});
