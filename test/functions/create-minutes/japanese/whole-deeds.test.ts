import { describe, expect, test } from 'vitest';
import { thingInDeed } from '#functions/create-minutes/engine/japanese/wording/thing-in-deed.ts';
import { wholeDeed } from '#functions/create-minutes/engine/japanese/wording/whole-deed.ts';
import { ofOwner } from '#functions/create-minutes/engine/japanese/wording/of-owner.ts';

describe('what a task is done with stands within', () => {
  test.each([
    ['押して返す。', '返却の申込書', '返却の申込書に押印して返す。'],
    ['印鑑押して、送る。', '返却の申込書', '返却の申込書に押印して、送る。'],
    ['スキャンして送っておく。', '庭の図面', '庭の図面をスキャンして送っておく。'],
    ['メールする。', '庭の図面', '庭の図面をメールで送る。'],
    ['それに丸つけて返す。', '苗の一覧', '苗の一覧に丸つけて返す。'],
    ['書いておく。', '庭の図面', '庭の図面を書いておく。'],
    ['そこは調べる。', '水道の配管', '水道の配管を調べる。'],
    ['金曜には電話する。', '剪定', '剪定について金曜には電話する。'],
    ['来週の月曜にする。', '剪定', '剪定は来週の月曜にする。'],
  ])('%s and %s', (deed, thing, told) => {
    expect(thingInDeed(deed, thing)).toBe(told);
  });

  test.each([
    ['送る。', '庭が広い'],
    ['木が届いたら植える。', '苗の一覧'],
    ['見積もりを送る。', '苗の一覧'],
    ['発送する。', '虫'],
    ['今日の日誌に書いておく。', '害虫'],
    ['組合長に上げる。', '剪定'],
    ['戻ったら調べる。', '苗'],
  ])('but not within %s: %s', (deed, thing) => {
    expect(thingInDeed(deed, thing)).toBeUndefined();
  });
});

describe('a task is told as a deed', () => {
  test.each([
    ['苗の目録はいつもらえますか。', '苗の目録を渡す。'],
    ['苗の目録だが、これはいつごろもらえますか。', '苗の目録を渡す。'],
    ['直したものはいつごろもらえますか（苗の目録）。', '直したものを渡す（苗の目録）。'],
    ['庭を測りに行ってもいいですか、午前中に。', '午前中に庭を測りに行く。'],
    ['アンケート、書く。', 'アンケートを書く。'],
    ['見積りが来たら本社に回すから来週の火曜かな。', '見積りが来たら本社に回す。'],
    ['契約書の案だが送る。', '契約書の案を送る。'],
    ['剪定の手順書である。用意する。', '剪定の手順書を用意する。'],
    ['苗の写真は、前に撮ったのがあった。それを送る。', '苗の写真を送る。'],
    ['見積書を持参する。早めにちょうだい。', '見積書を持参する。'],
    ['結果はお持ち…メールで送る。', '結果はメールで送る。'],
    ['いつから植えられるかは、今手元になくて分からない。調べて電話する。', 'いつから植えられるか、調べて電話する。'],
    [
      '肥料の予算は組合長が握っているので、何とも。組合長に聞いて、メールする。',
      '肥料の予算は、組合長に聞いて、メールする。',
    ],
  ])('%s', (text, told) => {
    expect(wholeDeed(text, 'plain')).toBe(told);
  });

  test('in the style that is asked for', () => {
    expect(wholeDeed('苗の目録はいつもらえますか。', 'polite')).toBe('苗の目録を渡します。');
  });

  test.each(['苗は要りますか。電話する。', '苗を頼む。届いたら植える。', '雨が降ったら延ばす。'])(
    '%s stays',
    (text) => {
      expect(wholeDeed(text, 'plain')).toBe(text);
    },
  );
});

test('who is told to do it does it', () => {
  expect(ofOwner('五十嵐には私から言って書かせる。', { name: '五十嵐 茜' })).toBe('書く。');
});
