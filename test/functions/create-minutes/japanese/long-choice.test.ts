import { expect, test } from 'vitest';
import { wordChoice } from '#functions/create-minutes/engine/japanese/wording/choice.ts';

// quadratic work on so much takes many seconds; linear work milliseconds, on any machine within these two seconds
const limitMs = 2000;

test.each(['でお願いします', 'にしましょう', 'させていただいて', 'てください', 'いただいて'])(
  'a choice that says %s without end is worded in time that grows with its length',
  (phrase) => {
    const said = `プランは${phrase.repeat(20_000)}、そのプランでお願いします`;
    expect(wordChoice(said, 'plain')).toMatch(/、そのプランとする。$/);
  },
  limitMs,
);

test('an ending with a mark of its own is found behind others', () => {
  expect(wordChoice('見積を出して、その金額で進めさせていただいて、よろしいでしょうか', 'plain')).toMatch(
    /で進める。$/,
  );
});

test('a reason is no thing that is chosen, as a day from which on something holds is', () => {
  expect(wordChoice('棚は要らない、天井裏だから', 'plain')).not.toContain('とする');
  expect(wordChoice('棚は4月から', 'plain')).toBe('棚は4月からとする。');
});
