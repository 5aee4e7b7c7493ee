import { describe, expect, test } from 'vitest';
import { ofOwner } from '#functions/create-minutes/engine/japanese/wording/of-owner.ts';
import { wordTask } from '#functions/create-minutes/engine/japanese/wording/task.ts';
import { spokenDeed } from '#functions/create-minutes/engine/japanese/wording/spoken-deed.ts';
import { withoutMendedDay } from '#functions/create-minutes/engine/japanese/wording/day-mended.ts';
import { withoutDay } from '#functions/create-minutes/engine/japanese/wording/without-day.ts';
import { minutesOf } from '../minutes-of.ts';
import { minutesOfTalk, people } from './meeting.ts';

const { seller, buyer } = people;
const due = (asWritten: string) => ({ asWritten, date: '2026-09-04', rule: 'dayOfMonth' }) as const;

test.each([
  ['申請書は書類が届いたら僕が書きます', '申請書は書類が届いたら書く。'],
  ['私のほうは、鍵の一覧を送ります', '鍵の一覧を送る。'],
  ['裏門の鍵はうちから送ります', '裏門の鍵を送る。'],
  ['日時と裏門の鍵、あとで送ります', '日時と裏門の鍵をあとで送る。'],
])('its owner stands beside the task %s', (said, told) => {
  expect(wordTask(said, false, 'plain')).toBe(told);
});

test.each([
  ['入荷日の確認お願いしてもいいですか', '入荷日を確認する。'],
  ['手元に届いたら、返送をお願いします', '手元に届いたら、返送する。'],
  ['契約書は法務に見せないといけないから、早めにちょうだい', '契約書を早めに渡す。'],
  ['月曜には返事ちょうだい', '月曜には返事する。'],
  ['社員への周知は、浜名さんにお願いします', '社員への周知を担当する。'],
])('a deed that is asked for by its name is done: %s', (said, told) => {
  expect(wordTask(said, true, 'plain')).toBe(told);
});

describe('what its owner is made to do is a deed of his', () => {
  const owner = { name: '浅見 亮' };
  test.each([
    ['図面は浅見に出させる。', '図面を出す。'],
    ['報告書を開発の浅見に書かせる。', '報告書を書く。'],
    ['鍵は浅見に調べさせる。', '鍵を調べる。'],
    ['浅見のほうから店長に直接電話させる。', '店長に直接電話する。'],
    ['名簿は浅見が持っているので、浅見に送らせる。', '名簿は浅見が持っているので、送る。'],
    ['図面は浅見に出させます。', '図面を出します。'],
  ])('%s is %s', (said, told) => {
    expect(ofOwner(said, owner)).toBe(told);
  });

  test.each(['すぐ浅見さんに知らせる。', '結果を浅見に送る。'])('%s stays', (said) => {
    expect(ofOwner(said, owner)).toBe(said);
  });
});

test.each([
  ['見積書を改め、4日後の土曜……いえ、失礼しました、13日の金曜に届ける。', '見積書を改め、13日の金曜に届ける。'],
  ['紙の書類を18日に……18日は出張でした、20日に投函する。', '紙の書類を20日に投函する。'],
  ['名簿は来週の月曜に…あ月曜私休みだ火曜までに送る。', '名簿は、火曜までに送る。'],
  ['見積りは木曜に……明日出す。', '見積りは、明日出す。'],
  ['その次の月曜、9日には渡せる。', 'その次の月曜、9日には渡せる。'],
  ['月曜に測って、金曜に送る。', '月曜に測って、金曜に送る。'],
  ['月曜か、火曜に送る。', '月曜か、火曜に送る。'],
])('a day that its speaker gave up in the same breath goes: %s', (said, told) => {
  expect(withoutMendedDay(said)).toBe(told);
});

describe('a day that gave way goes with the one beside the task', () => {
  test.each([
    ['見積書を25日までに出し直す。24日の夕方までに。', '24日の夕方までに', '見積書を出し直す。'],
    ['鍵の一覧を5日に送る。', '3日のうち', '鍵の一覧を送る。'],
    ['届いてから一週間ほどで、鍵の一覧を出す。', '届いてから一週間', '鍵の一覧を出す。'],
  ])('%s', (said, written, told) => {
    expect(withoutDay(said, due(written), 'plain')).toBe(told);
  });

  test.each([
    ['来週の月曜の会議の資料を送る。', '金曜'],
    ['鍵の一覧を、今年最後の土曜、26日に届ける。', '19日'],
    ['9日に届いたら、中身を確かめて返す。', '12日'],
    ['鍵の一覧に記入して一週間以内に。', '一週間以内'],
  ])('but a day of something else stays: %s', (said, written) => {
    expect(withoutDay(said, due(written), 'plain')).toBe(said);
  });
});

describe('an objection is answered by what answers it', () => {
  const answerTo = (...said: readonly string[]) =>
    minutesOfTalk([
      [buyer, 'この棚は高すぎて、社長に説明できません。'],
      ...said.map((text): [string, string] => [seller, text]),
    ]).objections.map(({ response }) => response);

  test('and not by being sorry', () => {
    expect(answerTo('それは本当に申し訳ございませんでした。三段の棚でしたら二割下げられます。').join('')).toContain(
      '2割下げ',
    );
  });

  test('nor by sympathy alone', () => {
    expect(answerTo('それは本当にご迷惑をおかけいたしました。')).toEqual([null]);
  });
});

test('a number is told with its unit', () => {
  const { decisions } = minutesOfTalk([
    [seller, '台数が増えますので、15パーセントまでなら。'],
    [buyer, 'じゃあ15で。'],
    [seller, '承知しました。'],
  ]);
  expect(decisions.map(({ text }) => text).join('')).not.toContain('15とする');
});

test('people are no topics', () => {
  const { summary } = minutesOfTalk([
    [seller, '搬入口の図面は赤沢さんが持っています。'],
    [buyer, '赤沢さんに搬入口の鍵も聞いてください。'],
    [seller, '赤沢さんには搬入口の件で明日電話します。'],
  ]);
  const about = summary.detailed.find(({ text }) => text.startsWith('会議では'))?.text ?? '';
  expect(about).not.toContain('赤沢');
});

test.each(['C++', '営業（第一', 'A|B'])('a name of any characters owns what is said: %s', (name) => {
  const { actionItems } = minutesOf({
    transcript: {
      turns: [
        { speaker: name, text: '鍵の一覧は私が金曜日までに送ります。' },
        { speaker: '戸田', text: `${name}さんに、棚の図面も送らせてください。` },
      ],
    },
    participants: [
      { name, side: 'internal' },
      { name: '戸田', side: 'external' },
    ],
    meeting: { startedAt: '2026-09-02T10:00:00+09:00', timeZone: 'Asia/Tokyo', language: 'ja' },
  });
  expect(actionItems[0]).toMatchObject({ owner: { name }, due: { date: '2026-09-04' } });
});

test('what a customer says of his own house is the customer’s', () => {
  const { decisions } = minutesOfTalk([
    [seller, '送料はどうしましょうか。'],
    [buyer, '送料は弊社で負担することに決めました。'],
  ]);
  expect(decisions.map(({ text }) => text).join()).toContain('先方で負担');
});

describe('why a task is done does not stand in front of it', () => {
  test.each([
    ['私の一存では難しいので、上に確認します', '上に確認する。'],
    ['案内はうちで書きます、店長の名前で出すんで', '案内を書く。'],
    ['はっきりした時期は開発に聞いてみないとわからないので、確認して連絡します', '時期を確認して連絡する。'],
  ])('%s', (said, told) => {
    expect(wordTask(said, false, 'plain')).toBe(told);
  });

  test('but what the thing is does', () => {
    expect(wordTask('図面がないと困るので、送ります', false, 'plain')).toContain('図面');
  });
});

test('what comes out by itself is nobody’s task', () => {
  const talk = [
    [seller, '読めないところだけ黄色く出ますので、全部見直す必要はないんです。'],
    [buyer, 'なるほど。'],
    [seller, '結果は来週の水曜までにまとめてお送りします。'],
    [buyer, 'お願いします。'],
  ] as const;
  expect(minutesOfTalk(talk).actionItems.map(({ description }) => description)).toEqual(['結果をまとめて送る。']);
});

describe('a task of finding out has the question in front that it is to answer', () => {
  test.each<[[string, string][], string]>([
    [
      [
        [buyer, 'この端末で繁体字は出せますか。'],
        [seller, 'そこは分からないですね。開発に聞いて、金曜までにご連絡します。'],
      ],
      'この端末で繁体字は出せるか、開発に聞いて、連絡する。',
    ],
    [
      [
        [buyer, '補助金の次の締切っていつでしたっけ？'],
        [seller, '今正確にはちょっと分かりません。'],
        [buyer, 'じゃあそれは、私が商工会議所に聞いてみます。'],
      ],
      '補助金の次の締切はいつか、商工会議所に聞いてみる。',
    ],
    [
      [
        [buyer, 'あと10万円、なんとかお願いします。'],
        [seller, 'うーん、そこはちょっと社長に聞いてみないと。'],
        [buyer, 'じゃあ聞いてみてください。'],
        [seller, '分かりました。聞いてみます。'],
      ],
      '社長に聞いてみる。',
    ],
    [
      [
        [buyer, '解約したあとも署名の記録は見られますか。'],
        [seller, '私も自信がないので、法務に照会して、水曜までに書面でお返事します。'],
      ],
      '解約したあとも署名の記録は見られるか、法務に照会して、書面で返事する。',
    ],
    [
      [
        [buyer, '患者さんの番号は古い版でも自動で合いますか。'],
        [seller, '月曜までにメールでお返事します。'],
      ],
      '患者さんの番号は古い版でも自動で合うか、メールで返事する。',
    ],
    [
      [
        [seller, 'タナベースさんは、バージョンによるので、確認が必要です。'],
        [buyer, 'それ大事ですから。'],
        [seller, 'はい、開発の者に確認して、金曜までに回答いたします。'],
      ],
      'タナベースについて、開発の者に確認して、回答する。',
    ],
  ])('%j', (lines, told) => {
    expect(minutesOfTalk(lines).actionItems.map(({ description }) => description)).toContain(told);
  });

  test('but not the one whether he will', () => {
    const { actionItems } = minutesOfTalk([
      [buyer, '工場に確認して、書面で報告してもらえますか。'],
      [seller, 'はい、工場に確認して、書面で報告します。'],
    ]);
    expect(actionItems.map(({ description }) => description)).toEqual(['工場に確認して、書面で報告する。']);
  });
});

describe('a task is told without what is left of speech', () => {
  test.each([
    ['来週の火曜、月曜日中には見積書を送る。', '月曜日中には見積書を送る。'],
    ['カタログを手配して送る。14日、了解である。', 'カタログを手配して送る。'],
    ['1枚である。比較表を作る。', '比較表を作る。'],
    ['あそうだ、じゃあその前だな、課長に話つける。', '課長に話をつける。'],
    ['帰りに写真撮って送る。', '帰りに写真を撮って送る。'],
    ['ただ図面は明日送る。', '図面は明日送る。'],
    ['夕方には座標を送れる。', '夕方には座標を送る。'],
    ['見本は渡せる。', '見本は渡す。'],
  ])('%s is %s', (said, told) => {
    expect(spokenDeed(said)).toBe(told);
  });

  test.each(['次の月曜、9日には渡す。', '見積書を再提出する。', '全店入れる。', '明日仕上げて持参する。'])(
    '%s stays',
    (said) => {
      expect(spokenDeed(said)).toBe(said);
    },
  );
});

test('what somebody takes away is told by what he will do with it, and being away is no task', () => {
  const { actionItems } = minutesOfTalk([
    [buyer, '2700。切りよく。'],
    [seller, '持ち帰らせてください。部長の大塚に相談して、来週中にお返事します。'],
    [buyer, '月曜と火曜は私が出張でして。'],
  ]);
  expect(actionItems.map(({ description }) => description)).toEqual(['部長の大塚に相談して、返事する。']);
});

test('what is only put to somebody, and a courtesy, is no task', () => {
  const { actionItems } = minutesOfTalk([
    [seller, '一度お詫びに伺いたいのですが、今週の木曜はいかがですか。'],
    [buyer, '木曜は無理です。'],
    [seller, '訂正版は昨日メールしてあります。お手数をおかけします。'],
  ]);
  expect(actionItems).toEqual([]);
});

test('an objection is answered by the colleague who is asked', () => {
  const { objections } = minutesOfTalk([
    [buyer, '図面に書き込めないのは困りますね。'],
    [seller, '次の更新で、10月でしたっけ、森下さん。'],
    [people.engineer, '10月は別の機能で、書き込みは年明けの更新になります。'],
  ]);
  expect(objections.map(({ response }) => response)).toEqual([expect.stringContaining('年明け')]);
});

test('who is called in the middle of his task is not told in it', () => {
  const { actionItems } = minutesOfTalk([
    [seller, 'ちょうどいいところに戸田さん得意先マスタの棚卸しを今月末までにお願いします'],
    [buyer, 'はい、やります。'],
  ]);
  expect(actionItems.map(({ description }) => description).join('')).not.toContain('戸田さん');
});
