import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people } from './meeting.ts';

const { seller, buyer, user } = people;
type Line = readonly [speaker: string, text: string];

/** So many remarks of both sides that what was learnt from talks is asked as well. */
const smallTalk: readonly Line[] = Array.from({ length: 16 }, (_, i): readonly Line[] => [
  [seller, `画面の${i + 1}番目の項目は在庫の一覧でございます。`],
  [buyer, 'うちの倉庫は古いので、棚の並びもまちまちです。'],
]).flat();

describe('the next meeting after a long talk on Wednesday, 2 September 2026, 10:00', () => {
  test.each<[string, Line[], string, string | undefined]>([
    [
      'offered by day, at the same time',
      [
        [seller, '次は工程の読み合わせで、二週間後の水曜、十六日の同じ時刻はいかがですか。'],
        [buyer, '十六日な。ヘルメット持って来い。'],
      ],
      '2026-09-16',
      '10:00',
    ],
    [
      'by its date, after the rhythm of the meetings to come',
      [
        [seller, '定例は隔週の木曜、十時からでよろしいでしょうか。'],
        [buyer, '隔週の木曜十時、いいですよ。'],
        [seller, 'では次回は九月の十七日、木曜ですね、十時から。'],
        [buyer, 'はい、十七日で。'],
      ],
      '2026-09-17',
      '10:00',
    ],
    [
      'by a half sentence',
      [
        [buyer, '次、来週の木曜、十日でどうだ。また三時。'],
        [seller, '三時、喜んで。'],
      ],
      '2026-09-10',
      '15:00',
    ],
    [
      'with the time in the answer',
      [
        [seller, '来週の金曜、十一日はいかがでしょう。'],
        [user, '棚卸しの終わった後なので、いいですよ。二時に。'],
      ],
      '2026-09-11',
      '14:00',
    ],
  ])('%s', (_, lines, date, time) => {
    expect(minutesOfTalk([...smallTalk, ...lines]).nextMeeting).toMatchObject({ date, time });
  });

  test('a day on which something is delivered is none', () => {
    const talk: Line[] = [...smallTalk, [seller, '棚札は十日に倉庫へ発送いたします。'], [buyer, '助かります。']];
    expect(minutesOfTalk(talk).nextMeeting).toBeNull();
  });
});
