import { describe, expect, test } from 'vitest';
import { inWriting } from '#functions/create-minutes/engine/japanese/mend.ts';
import { wordRemark } from '#functions/create-minutes/engine/japanese/wording/remark.ts';

const writing = { names: [], fullNames: [] };

describe('turns of speech are put in writing', () => {
  test.each([
    ['このままだと赤字になっちゃいますので', 'このままだと赤字になってしまいますので'],
    ['返しちゃう場合は半分です', '返してしまう場合は半分です'],
    ['古いやつは引き取ります', '古いものは引き取ります'],
    ['棚の奥のとこに置きます', '棚の奥のところに置きます'],
    ['工場で使う言い回しじゃない', '工場で使う言い回しではない'],
    ['倉庫からシステムって入れますか', '倉庫からシステムは入れますか'],
    ['人数が増えたけど予算は同じです', '人数が増えたが、予算は同じです'],
    ['それはですね2月の改修で直りました', '2月の改修で直りました'],
    ['寝返りはですね体の重心で見分けます', '寝返りは、体の重心で見分けます'],
    ['そうですね……11校まとめてなら出せます', '11校まとめてなら出せます'],
    ['わかったわかった専務に言っておく', '専務に言っておく'],
    ['単価は1万5千円で、年6240件です', '単価は1万5,000円で、年6,240件です'],
    ['札は八十六枚取り付けます', '札は86枚取り付けます'],
  ])('%s', (said, written) => {
    expect(inWriting(said, writing)).toBe(written);
  });

  test.each([
    '棚を持って入ってください',
    '飛行機に間に合った',
    '赤いやつれた顔',
    'ここだけちゃうか',
    '八千代市の店と五十音順の札',
    'お盆の十三十四ならいい',
  ])('%s stays', (said) => {
    expect(inWriting(said, writing)).toBe(said);
  });
});

describe('a figure or a day that was taken back at once is not told', () => {
  test.each([
    ['保守は9、あ、失礼しました、10パーセントなら', '保守は10パーセントなら'],
    ['似たものが79、違う、89万でした', '似たものが89万でした'],
    ['工事は月曜、いや火曜に始めます', '工事は火曜に始めます'],
    ['台数は12台…いえ、15台です', '台数は15台です'],
  ])('%s', (said, written) => {
    expect(inWriting(said, writing)).toBe(written);
  });

  test('two that are both meant stay', () => {
    expect(inWriting('月曜、火曜は休みです', writing)).toBe('月曜、火曜は休みです');
  });
});

describe('what is done for somebody points the right way', () => {
  test.each([
    ['もう少しご検討いただけますか', 'もう少し検討してもらえますか'],
    ['どちらから供給いただけますか', 'どちらから供給してもらえますか'],
    ['研修を二回にさせていただきます', '研修を2回にします'],
    ['見積書をお届けに上がります', '見積書を届けに行きます'],
    ['書面でご回答申し上げます', '書面で回答します'],
    ['申込書をメールで差し上げます', '申込書をメールで送ります'],
    ['昨年は三十万円いただきました', '昨年は30万円もらいました'],
  ])('%s', (said, written) => {
    expect(inWriting(said, writing)).toBe(written);
  });
});

test.each([
  ['失礼しました、棚は外してください', '棚は外してください。'],
  ['率直に申しまして、棚が高すぎます', '棚が高すぎる。'],
  ['な、棚は年内に要るんです', '棚は年内に要る。'],
  ['そもそもな、棚が入りません', '棚が入らない。'],
])('%s begins with the matter', (said, told) => {
  expect(wordRemark(said, 'plain')).toBe(told);
});
