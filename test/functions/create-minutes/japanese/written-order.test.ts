import { expect, test } from 'vitest';
import { inWrittenOrder } from '#functions/create-minutes/engine/japanese/wording/written-order.ts';

test.each([
  [
    'あちらは70円でやると言っていましたよ、こないだ営業が来て。',
    'こないだ営業が来て、あちらは70円でやると言っていた。',
  ],
  [
    '今までは社内で塗っていたので、外に出すお金がないんですよ、上が。',
    '今までは社内で塗っていたので、上が、外に出すお金がない。',
  ],
  ['無理です、足場の番など見られない。', '無理である。足場の番など見られない。'],
  ['現場の写真が6年分あるんですよ、消えたら困る。', '現場の写真が6年分ある。消えたら困る。'],
])('%s is written %s', (said, written) => {
  expect(inWrittenOrder(said, 'plain')).toBe(written);
});

test.each(['申し訳ありません、塗料が上がっています。', '塗料が高いです、うち。', '足場が高いので、塗らない。'])(
  '%s stays',
  (said) => {
    expect(inWrittenOrder(said, 'plain')).toBe(said);
  },
);
