import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

const tasksOf = (...lines: readonly string[]) =>
  minutesOf({
    transcript: lines.map((line, i) => `${i % 2 === 0 ? '古川' : '戸田'}：${line}`).join('\n'),
    participants: [
      { name: '古川', side: 'internal' },
      { name: '戸田', side: 'external' },
    ],
    meeting: { startedAt: '2026-09-02T10:00:00+09:00', timeZone: 'Asia/Tokyo', language: 'ja' },
  }).actionItems.map(({ description, owner, due }) => [description, owner?.name, due?.date]);

test.each([
  ['お願いできますか。部長に見せるので。'],
  ['すみません、お願いしてもいいですか。'],
  ['ぜひお願いしたいです。'],
])('whoever asks for what was offered accepts it: %s', (answer) => {
  const tasks = tasksOf('棚の比較表、お作りしましょうか。', answer, 'わかりました。');
  expect(tasks).toEqual([['棚の比較表を作る。', '古川', undefined]]);
});

test('an offer of the speaker alone may have a day', () => {
  const tasks = tasksOf('金曜までに棚の比較表をお作りしましょうか。', 'ええ、お願いします。', 'はい。');
  expect(tasks).toEqual([[expect.stringMatching(/^(?:金曜までに)?棚の比較表を作る。$/), '古川', '2026-09-04']]);
});

test('whoever wants what was promised by another day gives it that day, and asks for nothing else', () => {
  const tasks = tasksOf(
    '棚の見積書を今週中にお送りします。',
    '今週中っていうか、金曜の朝に社長と打ち合わせがあるんで、木曜までにもらえると。',
    '木曜ですね。かしこまりました。',
  );
  expect(tasks).toEqual([[expect.stringMatching(/^棚の見積書を.*送る。$/), '古川', '2026-09-03']]);
});
