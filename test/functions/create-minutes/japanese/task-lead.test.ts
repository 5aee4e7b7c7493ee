import { describe, expect, test } from 'vitest';
import { withoutMendedDay } from '#functions/create-minutes/engine/japanese/wording/day-mended.ts';
import { withoutLead } from '#functions/create-minutes/engine/japanese/wording/without-lead.ts';

describe('a Japanese task is told without what leads to it', () => {
  test.each([
    ['でですね注文書をメールで送る。', '注文書をメールで送る。'],
    ['そうしたら手順書を二部用意する。', '手順書を二部用意する。'],
    ['失礼しました、では木曜に見本を送る。', '木曜に見本を送る。'],
    ['私、量って写真と一緒に送る。', '量って写真と一緒に送る。'],
    ['僕のほうからは、棚の図面を送る。', '棚の図面を送る。'],
    ['これで、私としては、部長に上げる。', '部長に上げる。'],
    ['私の携帯の番号を送る。', '私の携帯の番号を送る。'],
    ['うちの倉庫を空ける。', 'うちの倉庫を空ける。'],
  ])('%s', (said, told) => {
    expect(withoutLead(said)).toBe(told);
  });
});

describe('and without a day that was named first and does not do', () => {
  test.each([
    ['献立と名簿を、明日……すみません、明日は健診だった。メールで送る。', '献立と名簿を、メールで送る。'],
    ['校正刷りは火曜に…火曜は研修だった。出す。', '校正刷りは出す。'],
    ['直した約款はお持ち…失礼、明後日は出張だった。送る。', '直した約款は送る。'],
    ['明日にでも、明日は棚替えだった。送る。', '送る。'],
    ['木曜は検品の立ち会い。金曜に送る。', '金曜に送る。'],
    ['水曜に送る。返事は木曜までにもらう。', '水曜に送る。返事は木曜までにもらう。'],
    ['火曜は定休日なので、水曜に伺う。', '火曜は定休日なので、水曜に伺う。'],
  ])('%s', (said, told) => {
    expect(withoutMendedDay(said)).toBe(told);
  });
});
