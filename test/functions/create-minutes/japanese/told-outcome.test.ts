import { describe, expect, test } from 'vitest';
import type { Acts } from '#functions/create-minutes/engine/draft.ts';
import { japaneseOutcome } from '#functions/create-minutes/engine/japanese/outcome.ts';
import type { Person } from '#functions/create-minutes/engine/people.ts';

const spans = [{ turn: 0, text: '' }];
const nothing: Acts = { decisions: [], actionItems: [], openQuestions: [], objections: [], nextMeeting: undefined };
const toldOf = (acts: Partial<Acts>) =>
  japaneseOutcome({ ...nothing, ...acts }, { people: [] }, 'plain').map(({ text }) => text);
const objection = (text: string, response?: string) =>
  toldOf({ objections: [{ text, response, raisedBy: '五十嵐', spans }] });
const question = (text: string) => toldOf({ openQuestions: [{ text, askedBy: '五十嵐', spans }] });

describe('the summary tells what an objection is', () => {
  test.each([
    ['塗料の費用は高すぎる。', '五十嵐は、塗料の費用は高すぎるとの懸念を示した。'],
    ['足場が風で倒れるのではないか。', '五十嵐は、足場が風で倒れるのではないかとの懸念を示した。'],
    ['去年の塗装は三割安かった。', '五十嵐は、去年の塗装は三割安かったと指摘した。'],
    ['去年も足場が落ちて人が来ただろう。', '五十嵐は、去年も足場が落ちて人が来たと指摘した。'],
    ['足場は先に外してほしい。', '五十嵐は、足場は先に外してほしいと求めた。'],
    ['足場の数が去年より多い。', '五十嵐は、足場の数が去年より多いとの懸念を示した。'],
    ['塗る順はこちらで決めたい。', '五十嵐は、塗る順はこちらで決めたいと希望した。'],
  ])('%s', (text, told) => {
    expect(objection(text).join('')).toBe(told);
  });

  test.each([
    ['足場は翌日に外すことを提案する。', 'これに対し、足場は翌日に外すとの提案があった。'],
    ['一割引きではいかがでしょうか。', 'これに対し、一割引きではどうかとの提案があった。'],
    ['足場は鋼なので倒れない。', 'これに対し、足場は鋼なので倒れないとの回答があった。'],
  ])('and what was said to it: %s', (response, told) => {
    expect(objection('塗料の費用は高すぎる。', response).join('')).toContain(told);
  });

  test.each(['自社は足場込みなんで。', '工場長様が。', '足場の写真を送っておりまして——。'])(
    'but no piece of an answer: %s',
    (response) => {
      expect(objection('塗料の費用は高すぎる。', response)).toEqual([
        '五十嵐は、塗料の費用は高すぎるとの懸念を示した。',
      ]);
    },
  );

  test.each(['高いわ、それ。', 'それは困る。', '足場の分がまた高いねん。', '塗料代が三百とか。'])(
    'what is said only in talk is left to the list: %s',
    (text) => {
      expect(objection(text)).toEqual([]);
    },
  );
});

describe('an open question of the summary', () => {
  test.each([
    ['足場は雨でも使えるか。', '足場は雨でも使えるかどうかは、未回答である。'],
    ['塗装に入るのはいつか。', '塗装に入るのはいつかは、未回答である。'],
    ['値段は下がらないか。', '値段は下がらないかは、未回答である。'],
    ['足場が使えるかどうか。', '足場が使えるかどうかは、未回答である。'],
  ])('%s', (text, told) => {
    expect(question(text)).toEqual([told]);
  });

  test.each(['それは誰に聞けばいいか。', '足場はどうなりますのでしょうか。', '足場ねえ、雨は平気か。'])(
    'what is no writing is left to the list: %s',
    (text) => {
      expect(question(text)).toEqual([]);
    },
  );
});

test('a courtesy is no task of the summary', () => {
  const owner = { speaker: '古川', name: '古川' } as unknown as Person;
  const tasks = ['お手数をかける。', '足場の図面を送る。'].map((text) => ({ text, owner, due: undefined, spans }));
  expect(toldOf({ actionItems: tasks })).toEqual(['古川が足場の図面を送ることとなった。']);
});

test('a next meeting whose year nobody knows is told in digits', () => {
  const nextMeeting = { text: '九月二十六日の木曜日の十四時', date: undefined, time: '14:00', rule: undefined, spans };
  expect(toldOf({ nextMeeting })).toEqual(['次回は9月26日の木曜日の14時である。']);
});
