import { describe, expect, test } from 'vitest';
import { japaneseDue } from '#functions/create-minutes/engine/japanese/due.ts';

describe('due dates of a meeting on Wednesday, 1 April 2026', () => {
  const calendar = { day: '2026-04-01', fiscalStart: 4 };

  test.each([
    ['本日中にお送りします', '2026-04-01'],
    ['明日までに直します', '2026-04-02'],
    ['明朝までに送ります', '2026-04-02'],
    ['明後日には届きます', '2026-04-03'],
    ['金曜までに出します', '2026-04-03'],
    ['今週の金曜日の夕方までには送ります', '2026-04-03'],
    ['来週の金曜までに上げます', '2026-04-10'],
    ['再来週の火曜に送ります', '2026-04-14'],
    ['今週中に送ります', '2026-04-03'],
    ['来週いっぱいで仕上げます', '2026-04-10'],
    ['来週頭に送ります', '2026-04-06'],
    ['週明けの火曜に送ります', '2026-04-07'],
    ['3営業日以内にご返送します', '2026-04-06'],
    ['翌営業日までに回答します', '2026-04-02'],
    ['４８時間以内に回答します', '2026-04-03'],
    ['二週間後に連絡します', '2026-04-15'],
    ['2、3日中に送ります', '2026-04-04'],
    ['一両日中に送ります', '2026-04-03'],
    ['１４日までに送ります', '2026-04-14'],
    ['二十日までにお送りします', '2026-04-20'],
    ['20日(月)までに送ります', '2026-04-20'],
    ['4/20までに送ります', '2026-04-20'],
    ['来週の水曜、8日までに送ります', '2026-04-08'],
    ['十月一日までに準備します', '2026-10-01'],
    ['令和9年3月末までに終えます', '2027-03-31'],
    ['今月末までに出します', '2026-04-30'],
    ['来月頭に出します', '2026-05-01'],
    ['来月中旬までに出します', '2026-05-20'],
    ['来月の第2水曜までに出します', '2026-05-13'],
    ['第2四半期末までに終えます', '2026-09-30'],
    ['上期末までに終えます', '2026-09-30'],
    ['下期末までに終えます', '2027-03-31'],
    ['年度末までに終えます', '2027-03-31'],
    ['年内に出します', '2026-12-31'],
  ])('%s: %s', (said, date) => {
    expect(japaneseDue(said, calendar)).toMatchObject({ date });
  });

  test.each([
    ['金曜ではなく木曜までに送ります', '2026-04-02'],
    ['金曜までは無理ですが、来週の月曜までに送ります', '2026-04-06'],
    ['火曜にいただいた資料を明日までに確認します', '2026-04-02'],
    ['8日の会議までに用意します', '2026-04-08'],
  ])('%s keeps the day that is meant', (said, date) => {
    expect(japaneseDue(said, calendar)).toMatchObject({ date });
  });

  test.each([
    '月末締めの翌月末払いでお願いします',
    '先週の金曜に送りました',
    '火曜にいただいた資料を確認します',
    '金曜の会議の資料を送ります',
    'なるべく早く送ります',
  ])('%s has none', (said) => {
    expect(japaneseDue(said, calendar)).toBeUndefined();
  });

  test('a week by itself is kept as written and has no day', () => {
    expect(japaneseDue('来週には返事します', calendar)).toMatchObject({ date: null, rule: null });
  });

  test('quarters follow the fiscal year the speakers name', () => {
    expect(japaneseDue('第2四半期末までに終えます', { ...calendar, fiscalStart: 1 })).toMatchObject({
      date: '2026-06-30',
    });
  });

  test('without a day of the meeting the words stay and nothing is guessed', () => {
    expect(japaneseDue('金曜までに出します', undefined)).toEqual({ asWritten: '金曜までに', date: null, rule: null });
  });
});
