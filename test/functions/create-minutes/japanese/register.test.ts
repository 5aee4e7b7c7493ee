import { describe, expect, test } from 'vitest';
import { inWriting } from '#functions/create-minutes/engine/japanese/mend.ts';
import { withoutLinks } from '#functions/create-minutes/engine/japanese/wording/links.ts';
import { inRegister } from '#functions/create-minutes/engine/japanese/wording/register.ts';

describe('a told line does not hang on the talk before it', () => {
  test.each([
    ['だから棚が足りない。', '棚が足りない。'],
    ['それで月に三万円払っている。', '月に三万円払っている。'],
    ['そうですよね…ただ、棚は春から据え置いている。', '棚は春から据え置いている。'],
    ['そこなんすが、県の補助を使えば半分出る。', '県の補助を使えば半分出る。'],
    ['でも、棚は動かせない。', '棚は動かせない。'],
    ['ただ送料は別である。', '送料は別である。'],
    ['つきましては棚の図面を渡す。', '棚の図面を渡す。'],
    ['率直に申し上げると、棚は高い。', '棚は高い。'],
    ['正直棚は高い。', '棚は高い。'],
    ['それなんだが、棚を一つ減らす。', '棚を一つ減らす。'],
    ['棚を増やすのは、正直怖い。', '棚を増やすのは、怖い。'],
  ])('%s', (said, told) => {
    expect(withoutLinks(said)).toBe(told);
  });

  test('of two sentences the second says how it goes on', () => {
    expect(withoutLinks('棚は直せる。ただ冬は休みである。')).toBe('棚は直せる。ただし、冬は休みである。');
    expect(withoutLinks('棚が揺れる。だから上に置けない。')).toBe('棚が揺れる。そのため、上に置けない。');
  });

  test.each(['それで進める。', 'ただで直す。', 'それでも棚は要る。', '正直者の棚である。'])('%s stays', (said) => {
    expect(withoutLinks(said)).toBe(said);
  });
});

describe('words of talk are told in those of writing', () => {
  test.each([
    ['棚は要らないって言われた', '棚は要らないと言われた'],
    ['「棚ばっかり」って言う', '「棚ばかり」と言う'],
    ['棚はちょっと高い', '棚は少し高い'],
    ['棚はちょっと動かせない', '棚は動かせない'],
    ['棚を確認して、ちょっと今期の枠で買う', '棚を確認して、今期の枠で買う'],
    ['一枚三万円ちょっとである', '一枚三万円強である'],
    ['やっぱり棚がいい', 'やはり棚がいい'],
    ['こっちを使う', 'こちらを使う'],
    ['なんで棚が揺れるか。', 'なぜ棚が揺れるか。'],
    ['棚なんて無理である', '棚など無理である'],
    ['棚のことなんですけどね、二段で足りる', '棚のことだが、二段で足りる'],
  ])('%s', (said, written) => {
    expect(inRegister(said)).toBe(written);
  });

  test.each([
    '棚を持って聞いてみる',
    '休みなんで送る',
    '行って聞く',
    '保険会社に当たって、月末には答える',
    'ちょっとした棚',
  ])('%s stays', (said) => {
    expect(inRegister(said)).toBe(said);
  });
});

describe('names in writing', () => {
  const writing = { names: ['ファリダ'], fullNames: [] };

  test.each([
    ['ホシゾラ介機さんは高いです', 'ホシゾラ介機は高いです'],
    ['タナトリアさんからも聞いています', 'タナトリアからも聞いています'],
    ['棚の保管庫って二台要る', '棚の保管庫は2台要る'],
    ['リモート コントロールを作ります', 'リモート・コントロールを作ります'],
    ['保険料なんですが、去年の事故が響きまして上がります', '保険料について、去年の事故が響きまして上がります'],
    ['早速ですが、棚は高いです', '棚は高いです'],
  ])('%s', (said, written) => {
    expect(inWriting(said, writing)).toBe(written);
  });

  test.each(['ファリダさんに送ります', 'スタッフさんに送ります', '棚は無料ですが、送料が要ります'])(
    '%s stays',
    (said) => {
      expect(inWriting(said, writing)).toBe(said);
    },
  );
});
