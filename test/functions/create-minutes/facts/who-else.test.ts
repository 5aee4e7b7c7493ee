import { describe, expect, test } from 'vitest';
import type { Minutes } from '#functions/create-minutes/minutes/minutes.ts';
import { call } from '../acts/talk.ts';
import { minutesOfTalk, people, smallTalk } from '../japanese/meeting.ts';

const { seller, buyer } = people;
const rivalsOf = ({ competitors }: Minutes) => competitors.map(({ name, relation }) => [name, relation]);

describe('what friends and kin of the customer have', () => {
  const story = call(
    "T: My brother-in-law runs plumbers in Dayton and he's on DispatchPal. His guys still call the office.",
    'N: Yeah, we hear that.',
  );

  test('is another supplier, though not in place here', () => {
    expect(rivalsOf(story)).toEqual([['DispatchPal', 'considered']]);
  });

  test('and how they fare with it is no objection', () => {
    expect(story.objections).toEqual([]);
  });

  test('is so in Japanese', () => {
    const told = minutesOfTalk([
      ...smallTalk,
      [buyer, 'うちの妹がパン屋で働いてるんですけど、そこはテンケンくんっていうのを使ってるって言ってました。'],
      [seller, 'テンケンくんさん、よく聞きます。'],
      [buyer, '入力が細かいらしいですね。'],
      [seller, 'そうなんですね。'],
    ]);
    expect(rivalsOf(told)).toEqual([['テンケンくん', 'considered']]);
  });
});

test('whoever stands against the customer in his own trade is no rival of the seller', () => {
  const asked = call(
    'N: Who do you lose clients to, if I can ask?',
    "T: Greenwattle Vets, yeah, they've opened up on the highway.",
    'N: I see.',
  );
  expect(rivalsOf(asked)).toEqual([]);
});

test('what was tried is named after it', () => {
  const tried = call(
    'T: We had a go with one of these. Before your time. Hoofmetric. It had a camera.',
    'N: And how was it?',
    'T: The dust got into it.',
  );
  expect(rivalsOf(tried).map(([name]) => name)).toEqual(['Hoofmetric']);
});
