import { describe, expect, test } from 'vitest';
import { isOpen } from '#functions/create-minutes/engine/japanese/wording/asked.ts';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, buyer } = people;
type Lines = [speaker: string, text: string][];
const questions = (...lines: Lines) =>
  minutesOfTalk([...smallTalk, ...lines, [seller, '承知しました。']]).openQuestions.map(({ text }) => text);

test.each([
  ['残りの12本の見積りは月末までに作る。', false],
  ['何それ聞いていない。それ以上は1円も出ない。', false],
  ['袋が読めないものが混ざっていて、レジが止まる。（どうするか）', false],
  ['経理に聞いてみないと何とも言えない。', true],
  ['床の厚みがわからない。', true],
  ['空いているかどうかよ。', true],
  ['出るのか出ないのかだけ早めに知りたい。', true],
  ['値引きの幅は社内で検討する。', true],
  ['納期は工場次第である。', true],
  ['違約金は交渉中である。', true],
])('whether something is open is told by its words: %s', (said, open) => {
  expect(isOpen(said)).toBe(open);
});

describe('an open question', () => {
  test.each<[how: string, lines: Lines, expected: string[]]>([
    [
      'is listed once, and not once more by who promises to find out',
      [
        [buyer, '燃料のサーチャージみたいなのは付かないですよね？'],
        [seller, 'あ、そこなんですが…。実は今、社内で検討してるところで、まだ付けるとも付けないとも決まってなくて。'],
        [buyer, 'え、固定って言いましたよね。'],
        [seller, '単価は固定なんですが、はい、そこは、ちょっと確認してお返事させてください。'],
        [buyer, '付くんだったら話が違ってくるので、そこははっきりさせてほしいです。'],
        [seller, '承知しました。月曜中には必ずご連絡します。'],
      ],
      ['燃料のサーチャージのようなものは付かないか。'],
    ],
    [
      'is told by what nobody knows yet',
      [
        [seller, '七日は大丈夫なんですけど、十四日は講師に聞いてみないとわからないです。'],
        [buyer, 'じゃあ聞いてみてください。'],
        [seller, '木曜までには返事しますね。'],
      ],
      ['14日はどうか。'],
    ],
    [
      'is none of what was turned down since',
      [
        [buyer, '電気自動車はどうなの。この前、よそに勧められたんだけど。'],
        [seller, '電気だと、今の走行距離だと途中で充電が必要になるかもしれないですね。'],
        [buyer, 'じゃあ電気はまだ早いな。今回はなしで。'],
      ],
      [],
    ],
    [
      'is not settled by a no to something with a shorter name',
      [
        [buyer, '保証人は要りますか。'],
        [seller, 'すみません、今はわかりかねます。延長保証は年に三万円です。'],
        [buyer, '保証はなしでお願いします。'],
      ],
      ['保証人は要るか。'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(questions(...lines)).toEqual(expected);
  });

  test('is told by what is undecided', () => {
    expect(
      questions(
        [buyer, 'それと、残業の申請のね、承認を誰がやるのかっていうのが、うち決まってなくて。班長なのか課長なのか。'],
        [seller, 'システムはどちらでも設定できますので、決めていただければ。'],
        [buyer, 'ちょっと部長とも相談しないとなあ。まだ何とも言えないです。'],
        [seller, 'じゃあ次回までにというか、決まりましたらで。'],
      ).join(''),
    ).not.toContain('うち決まって');
  });

  test('asks for a thing, and not whether it is there', () => {
    expect(
      questions(
        [buyer, '介護施設さん向けに、やわらかいご飯のセットってないんですか。おかゆとか。'],
        [seller, '今、企画してるんですけど、出せるかどうか、いつになるかはまだ。'],
      ),
    ).toEqual(['介護施設さん向けに、やわらかいご飯のセットはないか。']);
  });
});
