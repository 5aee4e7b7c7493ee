import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

/** A call whose speakers are labelled by their family names alone. */
function callOf(...lines: readonly (readonly [speaker: string, text: string])[]) {
  return minutesOf({
    transcript: { turns: lines.map(([speaker, text]) => ({ speaker, text })) },
    participants: [
      { id: 's1', name: '堀 健', side: 'internal' },
      { id: 's2', name: '久保田 茂', side: 'internal' },
      { id: 'c1', name: '辻 美帆', side: 'external' },
    ],
    meeting: { startedAt: '2026-09-02T10:00:00+09:00', timeZone: 'Asia/Tokyo', language: 'ja' },
  });
}

test('a name of one kanji is one person with a side, a task and a share of the talk', () => {
  const { participants, actionItems, metrics } = callOf(
    ['堀', 'では見積書は私のほうで金曜日までにお送りします。'],
    ['辻', 'はい、お願いします。'],
    ['久保田', 'よろしくお願いいたします。'],
  );
  expect(participants.map(({ id, side, spoke }) => [id, side, spoke])).toEqual([
    ['s1', 'internal', true],
    ['s2', 'internal', true],
    ['c1', 'external', true],
  ]);
  expect(actionItems.map(({ owner }) => owner)).toMatchObject([
    { name: '堀 健', participantId: 's1', side: 'internal' },
  ]);
  expect(metrics.speakers.map(({ name, side }) => [name, side])).toContainEqual(['辻 美帆', 'external']);
});

test('who is called by one kanji and a title is given the task', () => {
  const { actionItems } = callOf(
    ['久保田', '辻さん、部屋の一覧を今週中にいただけますか。'],
    ['辻', 'はい、分かりました。'],
    ['堀', '助かります。'],
  );
  expect(actionItems.map(({ owner }) => owner?.name)).toEqual(['辻 美帆']);
});

test.each([
  ['別の者の姓', '堀江が来週の火曜までに図面を送ります。'],
  ['言葉の中', '会社の保健が来週の火曜までに図面を送ります。'],
])('one kanji within a longer word is not a name: %s', (_, text) => {
  const { actionItems } = callOf(['久保田', text], ['辻', 'お願いします。']);
  expect(actionItems.map(({ owner }) => owner?.name)).not.toContain('堀 健');
});
