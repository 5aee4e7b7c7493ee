import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

const amountsOf = (...lines: readonly string[]) => minutesOf(talkOf(lines, {}, 'ja')).amounts;
const said = (...lines: readonly string[]) => amountsOf(...lines).map(({ value, unit }) => `${value} ${unit}`);

describe('what is counted keeps its counter', () => {
  test.each([
    ['S: 基本料には月2000通まで入っていまして、超えた分は1通6円です。', ['2000 通', '6 JPY']],
    ['C: では12万部、1部90円でお願いします。', ['120000 部', '90 JPY']],
    ['S: 月額は1院あたり2万4千円、5院で12万円です。', ['24000 JPY', '5 院', '120000 JPY']],
    ['S: 月額は1医院あたり2万4千円、5医院様で12万円です。', ['24000 JPY', '5 院', '120000 JPY']],
    ['S: 1日180食でお受けして、1食480円です。', ['180 食', '480 JPY']],
  ])('%s', (line, expected) => {
    expect(said(line)).toEqual(expected);
  });

  test('and a price is for one of them', () => {
    expect(amountsOf('S: 超えた分は1通6円です。').map(({ per }) => per)).toEqual([['通']]);
    expect(amountsOf('S: 1医院あたり月額2万4千円です。').map(({ per }) => per)).toEqual([['医院', '月']]);
  });

  test('but a few that are handed over are no amount', () => {
    expect(said('S: 月額は8万円です。', 'C: 契約書は2部で、封筒は3通お願いします。')).toEqual(['80000 JPY']);
  });
});

test('a number said again without what it counts is no sum', () => {
  const lines = [
    'S: 本体のお見積もりが1850万円です。',
    'C: 1850ですか。据付は別ですよね。',
    'S: はい、別で120万です。',
    'C: で、毎分60箱っていうのは本当に出ますか。',
    'S: 60は正直厳しいです。45から50くらいかと。',
    'C: 50かあ。',
  ];
  expect(said(...lines)).toEqual(['18500000 JPY', '1200000 JPY']);
});
