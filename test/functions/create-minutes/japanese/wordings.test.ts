import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people } from './meeting.ts';

const { seller, buyer, user } = people;
type Talk = readonly (readonly [speaker: string, text: string])[];

const decisionsOf = (talk: Talk) => minutesOfTalk(talk).decisions.map(({ text }) => text);
const tasksOf = (talk: Talk) =>
  minutesOfTalk(talk).actionItems.map(({ description, owner }) => [description, owner?.name]);

/** One or two turns each, said by people of other trades than the other tables. */
describe('in other wordings', () => {
  test.each<[string, string]>([
    ['毎月の報告書は廃止で。', 'はい、廃止ですね。'],
    ['オプションの清掃は外してください。', 'かしこまりました、外します。'],
    ['初回は百部だけ刷ってください。', '百部ですね。'],
    ['独占契約はなしにしましょう。', 'なしで結構です。'],
    ['看板は今回やめときますわ。', 'そうですか、わかりました。'],
    ['契約は更新しないということで、社長の判断が出ています。', 'そうでしたか。'],
    ['二案目の見本でお願いします。', 'ありがとうございます。'],
    ['契約主体は親会社ではなく、うちの名前でやります。', '承知いたしました。'],
  ])('%s %s is a decision', (said, answer) => {
    const talk: Talk = [
      [buyer, said],
      [seller, answer],
    ];
    expect(decisionsOf(talk)).toHaveLength(1);
  });

  test.each<[string, string]>([
    ['うちは冬は使いません。', '承知しました。'],
    ['担当は経理で、私は見ていません。', '承知しました。'],
    ['去年は別の会社に決めました。', 'そうなんですね。'],
    ['もし三台にするなら場所が要りますね。', 'そうですね。'],
  ])('%s %s is none', (said, answer) => {
    const talk: Talk = [
      [buyer, said],
      [seller, answer],
    ];
    expect(decisionsOf(talk)).toEqual([]);
  });

  test.each<[string, string]>([
    ['秘密保持契約の案文はこちらで起こします。', 'お願いします。'],
    ['原因を調べてご報告申し上げます。', '頼みますよ。'],
    ['倉田に言って、工程表を引き直させます。', 'お願いします。'],
    ['ではお見積書を今週中に。', 'お願いします。'],
    ['お預かりした図面を直させますよ、工場に。', 'はい。'],
  ])('%s %s is a task of the speaker', (said, answer) => {
    const talk: Talk = [
      [seller, said],
      [buyer, answer],
    ];
    expect(tasksOf(talk).map(([, owner]) => owner)).toEqual([seller]);
  });

  test.each<[string, string]>([
    ['考えておきます。', 'よろしくお願いします。'],
    ['もうちょっと大きく映してもらえますか。', 'はい、これでどうでしょう。'],
    ['ここからは森下が説明します。', 'お願いします。'],
    ['次のページに行きます。', 'はい。'],
  ])('%s %s is no task', (said, answer) => {
    const talk: Talk = [
      [buyer, said],
      [seller, answer],
    ];
    expect(tasksOf(talk)).toEqual([]);
  });

  test.each<[string, string, number]>([
    ['二台目は割引になるの。', '私の一存では決めかねます。', 1],
    ['二台目は割引になるの。', '二割お安くなります。', 0],
    ['廃棄の費用は誰が持つんですか。', 'すみません、そこは想定していませんでした。', 1],
    ['冬場の消費電力ってわかります。', '手元に数字がありません。', 1],
    ['一番気になるのは、雨の日に動くのかという点です。', '試験の結果待ちです。', 1],
    ['設置は御社でやってくれるんですよね。', 'もちろんです。', 0],
  ])('%s %s leaves %i questions', (said, answer, count) => {
    const talk: Talk = [
      [buyer, said],
      [seller, answer],
    ];
    expect(minutesOfTalk(talk).openQuestions).toHaveLength(count);
  });

  test.each<[string, string, number]>([
    ['そんなに払う余裕はありませんわ。', 'はあ。', 1],
    ['この時期に入れ替えるのは無理です。', '閑散期に合わせます。', 1],
    ['うちにはまだ早いんじゃないかな。', '小さく始められます。', 1],
    ['どうも営業さんの言う数字は当てにならない。', '実測値でお示しします。', 1],
    ['品質が高いですね。', 'ありがとうございます。', 0],
    ['うちは土日やってないんです。', '承知しました。', 0],
    ['値段は気にしません。', 'ありがとうございます。', 0],
  ])('%s %s is so many objections: %i', (said, answer, count) => {
    const talk: Talk = [
      [buyer, said],
      [seller, answer],
    ];
    expect(minutesOfTalk(talk).objections).toHaveLength(count);
  });

  test('a number taken back takes the choice of it back', () => {
    const talk: Talk = [
      [buyer, '台数は24台から20台に変えます。'],
      [user, 'いや、待って。夜勤が6人入るから、22台。'],
      [buyer, 'じゃあ22台の見積もりにしましょう。'],
      [seller, '22台ですね、了解です。'],
    ];
    expect(decisionsOf(talk).filter((text) => text.includes('20台'))).toEqual([]);
  });

  test.each<[string, string, string, string]>([
    [
      '次は中身の打ち合わせを。10月17日の土曜、15時はいかがでしょう。',
      '17日、いいですよ、15時で。',
      '2026-10-17',
      '15:00',
    ],
    ['次は9月11日、金曜の夜7時でいかがでしょう。', '11日の7時ですね、いいですよ。', '2026-09-11', '19:00'],
    ['続きは来月三日、昼イチでもう一回やりましょ。', '三日の十三時ですね、承知しました。', '2026-10-03', '13:00'],
  ])('%s %s is the next meeting', (said, answer, date, time) => {
    const talk: Talk = [
      [seller, said],
      [buyer, answer],
    ];
    expect(minutesOfTalk(talk).nextMeeting).toMatchObject({ date, time });
  });
});

describe('a task that names no thing is told with the one', () => {
  test.each<[string, Talk, string]>([
    [
      'that was asked for',
      [
        [buyer, '扉の図面はありますか。いつ見られますか。'],
        [seller, 'はい。では明日お送りします。'],
      ],
      '扉の図面を送る。',
    ],
    [
      'that its speaker has just spoken of',
      [
        [buyer, '率が変わりましたね。'],
        [seller, '覚書は率が変わったので作り直しています。金曜に郵送します。'],
      ],
      '覚書を郵送する。',
    ],
  ])('%s', (_, talk, description) => {
    expect(tasksOf(talk).map(([text]) => text)).toContain(description);
  });

  test('or with what was asked for, where that was said in full', () => {
    const talk: Talk = [
      [buyer, '扉の図面を一枚いただけますか。'],
      [seller, 'では明日お送りします。'],
    ];
    expect(tasksOf(talk).map(([text]) => text)).toEqual(['扉の図面を一枚渡す。']);
  });

  test('and stays as it is where it names one', () => {
    const talk: Talk = [
      [buyer, '扉の図面はありますか。'],
      [seller, 'では見積書と一緒に明日お送りします。'],
    ];
    expect(tasksOf(talk).map(([text]) => text)).toEqual(['見積書と一緒に送る。']);
  });
});
