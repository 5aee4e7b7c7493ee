import { expect, test } from 'vitest';
import { minutesOfTalk, people } from './meeting.ts';

const { seller, buyer } = people;
const answer = '一か月のあいだ、担当の者が毎日現場に入って、その場で直すようにいたします。';
const raised = (said: string) =>
  minutesOfTalk([
    [buyer, said],
    [seller, answer],
  ]).objections.map(({ text }) => text);

test.each([
  '貼って二日もすると、シールが剥がれるんですよね。',
  '利用者さんから、おかずが冷めているという声がかなりありまして。',
  'この条件だと、ちょっと予算オーバーかな。',
  '振動のある機械は、隣の部屋で困ります。',
  '月28万はねえだろ、よそは25でいいって言ってんだよ。',
])('a complaint without a strong word is an objection: %s', (said) => {
  expect(raised(said)).toHaveLength(1);
});

test.each(['棚の高いところに置いています。', '見積もりは安いですね。'])('%s holds nothing against it', (said) => {
  expect(raised(said)).toEqual([]);
});
