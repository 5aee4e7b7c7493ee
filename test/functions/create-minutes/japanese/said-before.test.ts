import { describe, expect, test } from 'vitest';
import type { Acts } from '#functions/create-minutes/engine/draft.ts';
import { finishItems } from '#functions/create-minutes/engine/japanese/acts/finish.ts';
import { minutesOfTalk, people, smallTalk } from './meeting.ts';

const { seller, buyer } = people;
const { openQuestions } = minutesOfTalk([
  ...smallTalk,
  [buyer, '今の洗浄機は地震のときに止まる装置が付いてるんです。'],
  [buyer, 'それは御社のにも付いてますか。'],
  [seller, 'すみません、今はわかりかねます。'],
  [seller, 'ほかに何かございますか。'],
  [buyer, 'いえ、以上です。'],
]);

describe('an item that points at what was said before', () => {
  test('has it behind it, as minutes have it', () => {
    expect(openQuestions.map(({ text }) => text)).toEqual([
      'それは自社のにも付いているか（今の洗浄機は地震のときに止まる装置が付いている）。',
    ]);
  });

  test('cites it', () => {
    expect(openQuestions[0]?.evidence.map(({ quote }) => quote)).toContain(
      '今の洗浄機は地震のときに止まる装置が付いてるんです。',
    );
  });
});

test('what is asked by its tone stands behind a task as a question', () => {
  const { actionItems } = minutesOfTalk([
    ...smallTalk,
    [seller, '単価は二年間固定です。'],
    [buyer, '配送の追加料金は、二年目も付かないですよね。'],
    [seller, 'そこは、ちょっと確認してお返事させてください。'],
    [buyer, 'お願いします。'],
    [seller, 'ほかに何かございますか。'],
    [buyer, 'いえ、以上です。'],
  ]);
  expect(actionItems.map(({ description }) => description)).toEqual([
    'そこは、確認して返事する（配送の追加料金は、2年目も付かないか）。',
  ]);
});

test('and what is taken for granted as it is', () => {
  const { actionItems } = minutesOfTalk([
    ...smallTalk,
    [seller, '単価は二年間固定です。'],
    [buyer, '配送の追加料金は、二年目も付くんですよね。'],
    [seller, 'そこは、ちょっと確認してお返事させてください。'],
    [buyer, 'お願いします。'],
    [seller, 'ほかに何かございますか。'],
    [buyer, 'いえ、以上です。'],
  ]);
  expect(actionItems.map(({ description }) => description)).toEqual([
    'そこは、確認して返事する（配送の追加料金は、2年目も付く）。',
  ]);
});

const noActs: Acts = { decisions: [], actionItems: [], openQuestions: [], objections: [], nextMeeting: undefined };

test('what stands before the brackets is in the order of writing', () => {
  const text = '20年くらい前に1回あったんだよ、裏の石垣が崩れて（土砂崩れは外すと出なくなる）。';
  const [objection] = finishItems(
    { ...noActs, objections: [{ text, spans: [], raisedBy: undefined, response: undefined }] },
    'plain',
  ).objections;
  expect(objection?.text).toBe('裏の石垣が崩れて、20年くらい前に1回あった（土砂崩れは外すと出なくなる）。');
});
