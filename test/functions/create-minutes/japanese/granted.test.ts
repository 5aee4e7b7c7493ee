import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, buyer } = people;
type Lines = [speaker: string, text: string][];
const decisions = (...lines: Lines) =>
  minutesOfTalk([...smallTalk, ...lines, [seller, '承知しました。']]).decisions.map(({ text }) => text);

describe('what the seller grants after a complaint or a request is settled', () => {
  test.each<[what: string, lines: Lines, expected: string]>([
    [
      'a credit',
      [
        [buyer, '古川さん、この前のほうれん草、ちょっと傷んでたよ。三袋くらい。捨てたけどさ。'],
        [seller, 'すみません、傷んだ分は請求から引いておきます。'],
        [buyer, 'うん、頼むね。'],
      ],
      '傷んだ分は請求から引いておく。',
    ],
    [
      'what is done for nothing',
      [
        [buyer, '裏の古い冷凍庫、あれ引き取ってもらえます？'],
        [seller, '普通は処分料が一万五千円かかるんですけど、今回は無料で引き取ります。'],
        [buyer, 'ほんと？助かる。'],
      ],
      '普通は処分料が1万5,000円かかるが、今回は無料で引き取る。',
    ],
    [
      'what was charged twice',
      [
        [buyer, '先月分、二重に請求されてたんですよ。'],
        [seller, '大変失礼しました。来月の請求で一万二千円、相殺させていただきます。'],
        [buyer, 'お願いします。'],
      ],
      '来月の請求で1万2,000円、相殺する。',
    ],
  ])('%s', (_, lines, expected) => {
    expect(decisions(...lines)).toEqual([expected]);
  });

  test.each<[what: string, lines: Lines]>([
    [
      'what is done anyway',
      [
        [buyer, 'そのテストって、有料なんですか。'],
        [seller, 'いえ、初回は無償でやらせていただいてます。'],
        [buyer, 'そりゃ助かる。'],
      ],
    ],
    [
      'what is refused',
      [
        [buyer, '開けてしまったら、返してもらえます？'],
        [seller, '開封後は返金いたしかねます。'],
        [buyer, 'わかりました。'],
      ],
    ],
    [
      'what the thing comes with',
      [
        [buyer, '故障したら困るんですよ。'],
        [seller, 'ご契約いただくと、故障の際は無料で交換いたします。'],
        [buyer, 'はい。'],
      ],
    ],
    [
      'what is done even then',
      [
        [buyer, '故障したら困るんですよ。'],
        [seller, '二年目に故障しても無料で交換いたします。'],
        [buyer, 'はい。'],
      ],
    ],
    [
      'what nobody asked for',
      [
        [buyer, 'うちは三人で回してます。'],
        [seller, '送料はうちで持ちます。'],
        [buyer, 'それは嬉しいですね。'],
      ],
    ],
  ])('but not %s', (_, lines) => {
    expect(decisions(...lines)).toEqual([]);
  });
});
