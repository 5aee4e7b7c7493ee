import { describe, expect, test } from 'vitest';
import { wholeChoice } from '#functions/create-minutes/engine/japanese/wording/whole-choice.ts';

describe('a choice is told in whole sentences', () => {
  test.each([
    ['助かります、では足場は6段とする。', '足場は6段とする。'],
    ['承りました、塗料は水性で進める。', '塗料は水性で進める。'],
    ['ぜひ塗りましょう、門は紺とする。', '門は紺とする。'],
    ['賛成です、門は紺とする。', '門は紺とする。'],
    ['60枚とする。4,500円は。', '60枚とする。'],
    ['夜は絶対に。日中のみとする。', '日中のみとする。'],
    ['床は板とする。決まりや。', '床は板とする。'],
    ['年内は他社さんなので。3月2日から塗る。', '年内は他社さんなので、3月2日から塗る。'],
    ['脚立は2台では足りません、裏にも1台いる。', '脚立は2台では足りない。裏にも1台いる。'],
    ['約束なら守ります。足場代なしでやる。', '約束なら守る。足場代なしでやる。'],
  ])('%s is %s', (said, told) => {
    expect(wholeChoice(said, 'plain')).toBe(told);
  });

  test.each([
    ['来月から塗ります、担当は戸田とする。', '来月から塗る。担当は戸田とする。'],
    ['やめます、紙の請求書は。', 'やめます、紙の請求書は。'],
  ])('and what was chosen first stays: %s is %s', (said, told) => {
    expect(wholeChoice(said, 'plain')).toBe(told);
  });

  test.each([
    '2日ずつは申し訳ありません、足場の関係とする。',
    '3月2日からにする（年内は他社さんなので）。',
    '屋根は塗らない。',
  ])('%s stays', (said) => {
    expect(wholeChoice(said, 'plain')).toBe(said);
  });

  test('in 敬体 its sentences stay polite', () => {
    expect(wholeChoice('脚立は2台では足りません、裏にも1台いります。', 'polite')).toBe(
      '脚立は2台では足りません。裏にも1台いります。',
    );
  });
});
