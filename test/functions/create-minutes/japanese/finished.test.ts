import { describe, expect, test } from 'vitest';
import { asked } from '#functions/create-minutes/engine/japanese/wording/asked.ts';
import { finished } from '#functions/create-minutes/engine/japanese/wording/finished.ts';

describe('an open question asks by its words', () => {
  test.each([
    ['何枚まで塗れる?', '何枚まで塗れるか。'],
    ['塗料は水で落ちるの?', '塗料は水で落ちるか。'],
    ['冬でも塗れます?', '冬でも塗れるか。'],
    ['その話、本当?', 'その話、本当か。'],
    ['トタンにも塗れるんですか、ヌリソラって。', 'ヌリソラは、トタンにも塗れるか。'],
    ['これ前から聞きたかったんだが、足場は要るか。', '足場は要るか。'],
    ['よ、足場は要るか。', '足場は要るか。'],
    ['足場は要るか。', '足場は要るか。'],
  ])('%s', (text, told) => {
    expect(asked(text, 'plain')).toBe(told);
  });

  test('in polite minutes it stays as it was asked', () => {
    expect(asked('何枚まで塗れる?', 'polite')).toBe('何枚まで塗れる?');
  });
});

describe('an objection and its response end as writing does', () => {
  test.each([
    ['塗料は足場込みなんで。', '塗料は足場込みである。'],
    ['北側は日が当たらないんで。', '北側は日が当たらない。'],
    ['違約金はなしということで。', '違約金はなしとする。'],
    ['足場の写真を送っておりまして——。', '足場の写真を送っている。'],
    ['去年は三割安く済んでいて。前の業者に頼む。', '去年は三割安く済んでいて。前の業者に頼む。'],
    ['足場代が高いって（前の業者は込みであった）。', '足場代が高い（前の業者は込みであった）。'],
    ['塗料の費用が高すぎる。', '塗料の費用が高すぎる。'],
  ])('%s', (text, told) => {
    expect(finished(text, 'plain')).toBe(told);
  });
});

test.each([
  ['表紙の赤が見本と違っていた。', '表紙の赤が見本と違っていました。'],
  ['方針が立てられない。', '方針が立てられません。'],
  ['先のことは分からない。', '先のことは分かりません。'],
  ['塗料は足場込みなんで。', '塗料は足場込みです。'],
  ['去年は三割安かった。', '去年は三割安かったです。'],
  ['費用が膨らむことがない。工事は急がない。', '費用が膨らむことがありません。工事は急ぎません。'],
  ['前の業者は三週間放置だった。', '前の業者は三週間放置でした。'],
  ['費用が高い。北側も塗ってほしい。', '費用が高いです。北側も塗ってほしいです。'],
])('in polite minutes all of it is polite: %s', (text, told) => {
  expect(finished(text, 'polite')).toBe(told);
});
