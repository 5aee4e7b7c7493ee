import { describe, expect, test } from 'vitest';
import { asked } from '#functions/create-minutes/engine/japanese/wording/asked.ts';
import { finished } from '#functions/create-minutes/engine/japanese/wording/finished.ts';
import { withStops } from '#functions/create-minutes/engine/japanese/wording/stops.ts';
import { wholeDeed } from '#functions/create-minutes/engine/japanese/wording/whole-deed.ts';

describe('a sentence ends where speech says so, though no mark was written', () => {
  test.each([
    ['棚は高いなあ前のは三万だった。', '棚は高いなあ。前のは三万だった。'],
    ['鉢の一覧が要りますよね来週に出す。', '鉢の一覧が要りますよね。来週に出す。'],
    ['土は隣の農場が安いって聞いたよ肥料は同じだった。', '土は隣の農場が安いって聞いたよ。肥料は同じだった。'],
    ['枝はそのまま積んでいいんだ根は別に運ぶ。', '枝はそのまま積んでいいんだ。根は別に運ぶ。'],
    ['苗は畑に置けますそしたら運賃はなしとする。', '苗は畑に置けます。そしたら運賃はなしとする。'],
    ['おう苗は電話で頼む。', '苗は電話で頼む。'],
    [
      '肥料の袋が去年から変わったんですけど中身も前と同じものなのか。',
      '肥料の袋が去年から変わったんですが、中身も前と同じものなのか。',
    ],
  ])('%s', (said, told) => {
    expect(withStops(said)).toBe(told);
  });

  test.each([
    '棚を持ってきた人が植えたばかりの苗を見た。',
    '出荷の前に畑で測ってみますが、数は変わらない。',
    '高いよね。',
    '苗は畑に置く（土が良いなあ今年は乾いている）。',
  ])('%s stays', (said) => {
    expect(withStops(said)).toBe(said);
  });
});

describe('a task is the deed alone of what was said in a breath with it', () => {
  test.each([
    ['鉢の一覧要りますよね。出す。', '鉢の一覧を出す。'],
    ['苗の写真ってあります。組合に送る。', '苗の写真を組合に送る。'],
    ['それは大沢だな。土の検査を頼む。', '土の検査を頼む。'],
    ['できます。雨が上がったら見に行く。', '雨が上がったら見に行く。'],
    [
      'あれ根が付いているかどうかなんですよね。農場に聞いて電話する。',
      '根が付いているかどうか、農場に聞いて電話する。',
    ],
    ['苗を運ぶ。土は先に送ります。', '苗を運ぶ。土は先に送る。'],
  ])('%s', (said, told) => {
    expect(wholeDeed(said, 'plain')).toBe(told);
  });
});

describe('a question is told alone and by its words', () => {
  test.each([
    ['増やしたんですね。苗はどっちが持つことになっているんですか', '苗はどっちが持つことになっているか。'],
    ['何日から入るんですか。その二人', 'その二人は、何日から入るか。'],
    ['畑に柵って要るんですか。坂なので', '坂なので、畑に柵は要るか。'],
    ['雨で止まった日ってどうなんの。お金は取られんの', '雨で止まった日はどうなるか。お金は取られるか。'],
    ['途中でやめたら違約金ってあんの', '途中でやめたら違約金はあるか。'],
    ['苗は何日前まで残ってんの', '苗は何日前まで残っているか。'],
    ['半額にできるかどうか場長と相談しまして、金曜に返事します。', '半額にできるか。'],
  ])('%s', (said, told) => {
    expect(asked(said, 'plain')).toBe(told);
  });
});

describe('an objection says nothing that is for the listener alone', () => {
  test.each([
    ['七年は長いですよ。五年にできない。', '七年は長い。五年にできない。'],
    ['全部が二十五日なんです。そこは困る。', '全部が二十五日である。そこは困る。'],
    ['そうなんですよ。今日みたいな雨の日が困る。', '今日みたいな雨の日が困る。'],
    ['苗は一本で五百円ですから。', '苗は一本で五百円である。'],
    ['苗の値上げは困るなあ。', '苗の値上げは困る。'],
    ['三割はすみません。', '三割はできない。'],
  ])('%s', (said, told) => {
    expect(finished(said, 'plain')).toBe(told);
  });
});
