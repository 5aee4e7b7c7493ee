import { describe, expect, test } from 'vitest';
import { minutesOfTalk, people, smallTalk } from '../japanese/meeting.ts';
import { call } from './talk.ts';

const { seller, engineer, buyer } = people;

describe('what somebody does on a screen that all look at', () => {
  const shown = call(
    'N: Ivo, do you want to take it from here?',
    'I: Sure, let me share my screen. Can you all see that?',
    'T: Yep.',
    "I: So this is the dispatch board. What I'll do is I'll take this job here and drag it over to Miguel.",
    'M: Oh, nice.',
    "I: So I'm going to pick Sam, and I'll hit notify, and the customer gets a text.",
    'T: Does it work with our old ledger?',
    "I: That I don't know. I'll find out and send you an answer by tomorrow.",
    "I: Alright, I'll stop sharing.",
  );

  test('is no task and no choice', () => {
    const told = [
      ...shown.actionItems.map(({ description }) => description),
      ...shown.decisions.map(({ text }) => text),
    ];
    expect(told.filter((text) => /Sam|Miguel|take it/.test(text))).toEqual([]);
  });

  test('and a promise beside it is a task', () => {
    expect(shown.actionItems.map(({ owner, due }) => [owner?.name, due?.date])).toEqual([['Ivo Brandt', '2026-04-02']]);
  });

  test('and what is promised while it is shown has to be done', () => {
    const { actionItems } = call(
      'N: Let me share my screen. This is the dispatch board.',
      'T: There is no field for the gas certificate.',
      "N: Right, it isn't there yet. I'll open a ticket for that with our developers.",
      'T: Thanks.',
    );
    expect(actionItems.map(({ description }) => description)).toEqual([expect.stringContaining('Open a ticket')]);
  });

  test('nor is each step of it, whatever day is set in it, and however much the customer likes it', () => {
    const { actionItems, decisions } = call(
      'N: Let me share my screen. This is the calendar.',
      'T: Can it do different times for each doctor?',
      "N: It can. So I go into the doctor, I set thirty minutes, I take off Thursday. And now I'll flip over to your side.",
      "T: Okay, that's nice.",
      'N: I will send you the price list tomorrow.',
      'T: Thanks.',
    );
    expect(decisions).toEqual([]);
    expect(actionItems.map(({ description }) => description)).toEqual([expect.stringContaining('price list')]);
  });

  test('while what is done with what is theirs is a task', () => {
    const { actionItems } = call(
      'N: Let me share my screen. This is the order page.',
      "N: And I'll change the delivery address in your account.",
      'T: Lovely.',
      'N: Thanks.',
    );
    expect(actionItems).toHaveLength(1);
  });

  test('is none in Japanese either', () => {
    const { actionItems, decisions } = minutesOfTalk([
      ...smallTalk,
      [seller, 'では森下さん、画面をお願いできますか。'],
      [engineer, 'はい、画面を共有しますね。見えますでしょうか。'],
      [buyer, 'はい、見えます。'],
      [
        engineer,
        'これが店長の画面です。ここで今日のシフトを確認します。休みの方を押して、代わりに佐藤さんを入れます。',
      ],
      [buyer, 'ああ、いいですね。'],
      [engineer, 'では共有を止めますね。議事録は明日お送りします。'],
      [buyer, 'お願いします。'],
    ]);
    expect(actionItems.map(({ description }) => description)).toEqual(['議事録を送る。']);
    expect(decisions).toEqual([]);
  });
});

test('what a thing can do, asked and told, is no decision', () => {
  const asked = call(
    'T: Our closing days are different from store to store. Can that be set as well?',
    'N: Yes, you can set that per store.',
    'T: Good.',
  );
  expect(asked.decisions).toEqual([]);
});

test('what will be told before everybody hangs up is no task', () => {
  const { actionItems } = call(
    'T: When would they be here?',
    "N: I've got to look at the press schedule. I'll come back to that before we hang up.",
    "N: I'll know when the press tells me.",
    "T: Okay. And I'll send you the artwork tomorrow.",
    'N: Thanks.',
  );
  expect(actionItems.map(({ description }) => description)).toEqual([expect.stringContaining('artwork')]);
});

test('what will be done before the year is wrapped up is one', () => {
  const { actionItems } = call(
    'T: Could we have the figures?',
    "N: I'll send you the final figures before we wrap up the financial year, by Friday.",
    'T: Thanks.',
  );
  expect(actionItems).toHaveLength(1);
});

test.each([
  ["N: I'll send you both an amendment by say Friday.", 'Send them both an amendment.'],
  ["N: I'll get you like a list of the visits by Friday.", 'Get Tess a list of the visits.'],
])('what only fills a promise is not told: %s', (said, told) => {
  const [item] = call('T: Could we have that in writing?', said, 'T: Thanks.').actionItems;
  expect(item?.description.replace(/^Get \S+/, 'Get Tess')).toBe(told);
});
