import { expect, test } from 'vitest';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, engineer, buyer, user } = people;
const responseTo = (doubt: RegExp, ...lines: [string, string][]) =>
  minutesOfTalk([
    ...smallTalk,
    ...lines,
    [seller, 'ほかにございますか。'],
    [buyer, 'いえ、以上です。'],
  ]).objections.find(({ text }) => doubt.test(text))?.response;

test('聞き返しではなく、そのあとの申し出が答えになる', () => {
  expect(
    responseTo(
      /予算|足/u,
      [buyer, '年間で九十万円しか予算を組んでいないので、このままだと足が出ます。困りましたね。'],
      [seller, '予算は年度の途中で増やせませんか。'],
      [buyer, 'それは無理です。'],
      [seller, '年一括でお支払いいただけるようでしたら、八十八万円まで下げさせていただきます。'],
      [buyer, 'それなら大丈夫です。それでお願いします。'],
    ),
  ).toMatch(/八十八万|88万/u);
});

test('別の心配への返事は答えにならない', () => {
  const response = responseTo(
    /スマホ|嫌が/u,
    [buyer, '夜勤の者がスマホを持たされるのを嫌がりそうで、心配なんです。'],
    [engineer, '通知は今お使いの電話機にも飛ばせますので、新しい端末を覚えていただく必要はございません。'],
    [buyer, 'それは助かります。'],
    [user, '録画の容量が足りなくならないか、それも不安です。'],
    [seller, '容量は月五千円で足せます。'],
  );
  expect(response).toMatch(/電話機|端末/u);
  expect(response).not.toMatch(/五千円/u);
});

test('誰も答えなかった心配には、次の話を答えとしない', () => {
  expect(
    responseTo(
      /英語/u,
      [buyer, 'サポートが英語だけというのは、現場の者には本当に困るんです。'],
      [seller, 'なるほど、そうですか。'],
      [seller, '次に研修ですが、オンラインで二時間を予定しております。'],
      [buyer, 'オンラインで結構です。'],
    ),
  ).toBeNull();
});
