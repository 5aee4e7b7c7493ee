import { expect, test } from 'vitest';
import { saidToBe } from '#functions/create-minutes/engine/japanese/acts/choices/team-decisions.ts';
import { findPeople } from '#functions/create-minutes/engine/people.ts';
import { minutesOf } from '../minutes-of.ts';

const team = ['山田', '佐藤', '鈴木', '高橋'];
const talk = Array.from({ length: 40 }, (_, i) => ({
  speaker: team[i % 4] ?? '',
  text: [
    'えー、前回の展示会では来場者が少なかったです。',
    'あー、そうですね、雨でしたから。',
    'えー、ブースの位置も悪かったと思います。',
    'はい。',
  ][i % 4] as string,
}));

function minutesWith(...said: readonly string[]) {
  const turns = [...talk, ...said.map((text) => ({ speaker: '山田', text })), { speaker: '佐藤', text: 'はい。' }];
  return minutesOf({ transcript: { turns }, meeting: { language: 'ja' } });
}

const three = [
  ['佐藤', '見積書を作成する。'],
  ['鈴木', '会場を予約する。'],
  ['高橋', '資料を準備する。'],
];

test.each([
  [
    '頼む',
    [
      'えー、佐藤さんは見積書を作成してください。',
      '鈴木さんは会場を予約してください。',
      '高橋さんは資料の準備をお願いします。',
    ],
  ],
  ['一息に頼む', ['次回までに、佐藤さんは見積書の作成、鈴木さんは会場の予約、高橋さんは資料の準備をお願いします。']],
  [
    '告げる',
    ['えー、佐藤さんが見積書を作成します。', '鈴木さんが会場を予約します。', '高橋さんには資料を準備してもらいます。'],
  ],
])('リーダーが一人ずつに%sことは、それぞれのタスクになる', (_, said) => {
  const { actionItems } = minutesWith(...said);
  expect(actionItems.map(({ owner, description }) => [owner?.name, description])).toEqual(three);
});

test('誰の名でもない役割は、タスクの主語として残る', () => {
  const { actionItems, decisions } = minutesWith(
    'えー、次回までの作業ですが、この営業エキスパートは来場者の声を調べます。',
    'あー、会場デザイナーはブースの図面を作ります。',
  );
  expect(actionItems.map(({ owner, description }) => [owner, description])).toEqual([
    [null, '営業エキスパートは来場者の声を調べる。'],
    [null, '会場デザイナーはブースの図面を作る。'],
  ]);
  expect(decisions).toEqual([]);
});

test.each([
  ['ありさま', ['佐藤さんは営業を担当しています。', '鈴木さんは来週、会場にいます。']],
  ['近況', ['佐藤さんは来週から休暇に入ります。', '鈴木さんは今月で退職します。', '高橋さんは東京支店に異動します。']],
  ['一人だけのこと', ['佐藤さんは新しいブースの図面を気に入ります。']],
])('%sは誰にも割り振られない', (_, said) => {
  expect(minutesWith(...said).actionItems).toEqual([]);
});

const people = findPeople(talk as never, []);
const choices = ['えー、ブースは赤色にしましょう。', 'うん、クジラです、はい。', 'あー、入口の看板が大きいです。'].map(
  (text, turn) => ({
    text,
    spans: [{ turn, text }],
  }),
);

test.each([
  ['話したままの会議で、こうすると言われたことだけ', talk, choices.slice(0, 1)],
  [
    '整えられた会議で、見つかったことすべて',
    talk.map((turn) => ({ ...turn, text: turn.text.replace(/^.ー、/u, '') })),
    choices,
  ],
])('チームの%sが決定になる', (_, turns, kept) => {
  expect(saidToBe(choices, { people, turns } as never)).toEqual(kept);
});
