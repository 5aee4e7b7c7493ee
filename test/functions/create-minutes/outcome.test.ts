import { describe, expect, test } from 'vitest';
import type { Minutes } from '#functions/create-minutes/minutes/minutes.ts';
import { talk } from './acts/talk.ts';
import { minutesOf } from './minutes-of.ts';

const texts = ({ summary }: Minutes) => summary.detailed.map(({ text }) => text);

const settled = talk(
  'N: Thanks for having us back. How did the trial at the depot go?',
  'T: Better than I feared. The drivers stopped calling the office.',
  'N: Good to hear. So for the rollout, do we start with two depots?',
  'T: Yes. We will start with two depots, Kiel and Lübeck.',
  'N: Two depots it is.',
  'M: The handhelds are old, though, I am worried they will not last.',
  'I: We support them until the end of next year.',
  'N: And shall we meet again on Tuesday the fourteenth at ten?',
  'T: Tuesday the fourteenth at ten works for us.',
);

describe('the summary of a talk between two sides', () => {
  test('ends with what was settled and when they meet next', () => {
    expect(texts(settled).slice(-2)).toEqual([
      'It was decided to start with two depots, Kiel and Lübeck.',
      'Next meeting: on Tuesday the fourteenth, ten.',
    ]);
  });

  test('rests what came of it on the turns in which it was said', () => {
    const [next] = settled.summary.detailed.slice(-1);
    expect(next?.evidence.flatMap(({ turnIds }) => turnIds)).toEqual(['t8', 't9']);
  });

  test('tells nothing of it twice', () => {
    expect(texts(settled).filter((text) => /two depots/.test(text))).toHaveLength(1);
  });

  test.each([
    ['plain', 'まずは二店舗で始めることになった。', '次回は4月14日の10時である。'],
    ['polite', 'まずは二店舗で始めることになりました。', '次回は4月14日の10時です。'],
  ])('does so in Japanese, in %s style', (japaneseStyle, decision, next) => {
    const minutes = minutesOf({
      transcript: [
        '営業 佐野: 先日の試用の結果はいかがでしたか。',
        '顧客 三宅: おかげさまで、残業が減りました。',
        '営業 佐野: ありがとうございます。では、まずは二店舗で始めるということでよろしいでしょうか。',
        '顧客 三宅: はい、二店舗でお願いします。',
        '営業 佐野: 次回は4月14日の10時でいかがでしょうか。',
        '顧客 三宅: 4月14日の10時で大丈夫です。',
      ].join('\n'),
      meeting: { startedAt: '2026-04-01T10:00:00+09:00', timeZone: 'Asia/Tokyo', language: 'ja' },
      participants: [
        { name: '営業 佐野', side: 'internal' },
        { name: '顧客 三宅', side: 'external' },
      ],
      options: { japaneseStyle },
    });
    expect(texts(minutes).slice(-2)).toEqual([decision, next]);
  });
});
