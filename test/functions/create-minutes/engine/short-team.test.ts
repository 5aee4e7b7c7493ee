import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';

const weekly = (turns: readonly (readonly [speaker: string, text: string])[], language: string, timeZone: string) =>
  minutesOf({
    meeting: { title: 'Weekly', language, startedAt: '2026-12-14T09:15:00Z', timeZone },
    transcript: { turns: turns.map(([speaker, text]) => ({ speaker, text })) },
  });

describe('a short meeting of one team', () => {
  const { decisions, actionItems, nextMeeting, objections, warnings } = weekly(
    [
      ['Helen', "Okay, shall we start? Rob's on leave so it's just the three of us."],
      ['Dmitri', 'Fine by me.'],
      ['Helen', 'First thing, the office move. Sana, where are we?'],
      [
        'Sana',
        "The lease is signed. The big question is the furniture, because the old desks won't fit the new layout.",
      ],
      ['Sana', 'I got two quotes for twenty-six desks, the second one includes delivery and assembly.'],
      ['Dmitri', "I'd take the second. Last time we assembled things ourselves it took two weekends."],
      ['Helen', "Agreed. Let's go with the one that includes assembly."],
      ['Sana', "Okay, I'll place the order this week then."],
      ['Helen', 'Last point, the support rota. Nobody picks up between twelve and one.'],
      ['Sana', "Could we take turns week by week rather than day by day? It's easier to remember."],
      ['Helen', 'Week by week is fine. Dmitri, could you make a list?'],
      ['Dmitri', "Yes, I'll put it on the wiki tomorrow."],
      ['Dmitri', 'The coffee machine is broken again.'],
      ['Helen', 'Oh no. Sana, can you call the service people?'],
      ['Sana', "I did that this morning, they're coming on Thursday."],
      ['Helen', "Perfect. Then that's it, same time next week."],
    ],
    'en',
    'UTC',
  );

  test('settles what was chosen, and not who is away or what somebody will do', () => {
    const told = decisions.map(({ text }) => text);
    expect(told).toContain('Go with the one that includes assembly.');
    for (const one of told) expect(one).not.toMatch(/leave|place the order|wiki/);
  });

  test('says outright what is settled, so its lists are no guesses', () => {
    expect(warnings).toEqual([]);
  });

  test('gives tasks to who takes them, and none that is done', () => {
    expect(actionItems.map(({ owner }) => owner?.name)).toEqual(['Sana', 'Dmitri']);
    expect(actionItems[0]).toMatchObject({ description: 'Place the order.', due: { date: '2026-12-18' } });
  });

  test('meets again, and raises no objections to itself', () => {
    expect(nextMeeting?.date).toBe('2026-12-21');
    expect(objections).toEqual([]);
  });
});

test('a short Japanese meeting of one team knows when it meets again', () => {
  const { actionItems, nextMeeting } = weekly(
    [
      ['三宅', 'じゃあ始めましょうか。今日は移転の件と当番の件です。'],
      ['岡', 'お願いします。'],
      ['三宅', 'まず移転ですけど、小谷さん、どうなってますか。'],
      ['小谷', '契約は終わりました。問題は机で、今のだと新しいレイアウトに入らないんですよね。'],
      ['岡', '組み立て込みの方がいいんじゃないですか。前回は週末が二回つぶれましたし。'],
      ['三宅', 'そうですね、じゃあ組み立て込みの方にしましょう。'],
      ['小谷', 'わかりました。では今週中に発注しておきます。'],
      ['三宅', '岡さん、当番表を作ってもらえますか。'],
      ['岡', 'はい、明日までに作ります。'],
      ['三宅', '小谷さん、コーヒーメーカーの修理は呼べますか。'],
      ['小谷', '今朝電話しました。木曜に来ます。'],
      ['三宅', 'では次回は来週の同じ時間で。'],
    ],
    'ja',
    'Asia/Tokyo',
  );
  expect(actionItems.map(({ owner, due }) => [owner?.name, due?.date])).toEqual([
    ['小谷', '2026-12-18'],
    ['岡', '2026-12-15'],
  ]);
  expect(nextMeeting?.date).toBe('2026-12-21');
});
