import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, buyer, engineer } = people;
type Line = readonly [speaker: string, text: string];

function dueOf(lines: readonly Line[], about: RegExp): string | null | undefined {
  const found = minutesOfTalk([...smallTalk, ...lines]).actionItems.filter(({ description }) =>
    about.test(description),
  );
  expect(found).toHaveLength(1);
  return found[0]?.due?.date;
}

describe('the day of a task on Wednesday, 2 September 2026, beside days that are not its own', () => {
  test.each<[string, RegExp, Line[], string | undefined]>([
    [
      'of when people meet next',
      /溶接/,
      [
        [buyer, '溶接の検査記録は電子でもらえますか。'],
        [seller, '溶接の検査記録の形式は工場に確認いたします。'],
        [buyer, 'お願いします。次回の打ち合わせはいつにしましょうか。'],
        [seller, '15日の火曜はいかがですか。'],
        [buyer, '火曜は棚卸しなので、17日の木曜で。'],
      ],
      undefined,
    ],
    [
      'of what is brought up after it',
      /溶接/,
      [
        [buyer, '溶接の検査記録は電子でもらえますか。'],
        [seller, '溶接の検査記録の形式は工場に確認してご連絡します。'],
        [buyer, '補助金の話って、どうなりました？'],
        [seller, '対象にはなるはずなんですが、申請が10月15日締切なので、早めに動かないとですね。'],
      ],
      undefined,
    ],
    [
      'of what another promises then',
      /ひな型を送/,
      [
        [seller, '調査票のひな型は明日お送りします。'],
        [buyer, 'それをもらったら各支店に回して、25日までに返します。'],
      ],
      '2026-09-03',
    ],
    [
      'that the other side wishes for',
      /成績書/,
      [
        [seller, '成績書は今週の金曜までにお出しします。'],
        [buyer, 'うちの工場長が木曜に監査を受けるので、木曜までになりませんか。'],
        [seller, 'わかりました。'],
      ],
      '2026-09-03',
    ],
    [
      'that the other side wishes for and does not get',
      /成績書/,
      [
        [seller, '成績書は今週の金曜までにお出しします。'],
        [buyer, '木曜までになりませんか。'],
        [seller, '申し訳ありません、木曜は難しいです。'],
      ],
      '2026-09-04',
    ],
    [
      'by which the other side has to do something itself',
      /駐車場/,
      [
        [buyer, '駐車場の空きはありますか。'],
        [seller, '駐車場の空きは管理の者に聞いてメールします。'],
        [buyer, '20日までに組合に出さないと、うるさいんですよ。'],
      ],
      undefined,
    ],
    [
      'that who has it names himself',
      /図面/,
      [
        [seller, '図面は森下が今月中に起こします。'],
        [engineer, '月末は出張ですので、18日には仕上げます。'],
        [buyer, '助かります。'],
      ],
      '2026-09-18',
    ],
  ])('%s', (_, about, lines, due) => {
    expect(dueOf(lines, about)).toBe(due);
  });
});
