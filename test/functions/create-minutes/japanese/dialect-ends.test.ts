import { describe, expect, test } from 'vitest';
import { inWriting } from '#functions/create-minutes/engine/japanese/mend.ts';

const writing = { names: [], fullNames: [] };

describe('what is said in one part of the country is written as everywhere', () => {
  test.each([
    ['鉢は一つ300円やねん。', '鉢は一つ300円である。'],
    ['隣の農場のほうが近いやん。', '隣の農場のほうが近いではないか。'],
    ['畑まで運ぶんはしんどいねん。', '畑まで運ぶんはしんどい。'],
    ['苗は要らんと思います', '苗は要らないと思います'],
    ['運賃が高なったら困る', '運賃が高くなったら困る'],
    ['4月やのうて5月に植えます', '4月ではなく5月に植えます'],
    ['水ば引いて、土ば替える', '水を引いて、土を替える'],
    ['隣の鉢のほうが安か。', '隣の鉢のほうが安い。'],
    ['畑は広いばってん、水が遠い', '畑は広いが、水が遠い'],
    ['組合の人が来ると言いよった', '組合の人が来ると言っていた'],
    ['肥料は去年の倍だろ。', '肥料は去年の倍だろう。'],
    ['そんなに払えねえ。', 'そんなに払えない。'],
    ['値段を聞きてえ。', '値段を聞きたい。'],
  ])('%s', (said, written) => {
    expect(inWriting(said, writing)).toBe(written);
  });

  test.each([
    '期限を延ばす話が出ました',
    '行事が重なると畑に出られません',
    '手押し車は重たい',
    '油断しないで。',
    '一度見たい。',
    'お客さんと話します',
    '子供たちが並ばない',
    '少し待ってねえ。',
  ])('%s stays', (said) => {
    expect(inWriting(said, writing)).toBe(said);
  });
});
