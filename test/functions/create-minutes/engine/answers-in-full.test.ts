import { expect, test } from 'vitest';
import { talk } from '../acts/talk.ts';
import { minutesOfTalk, people, smallTalk } from '../japanese/meeting.ts';

const { seller, buyer } = people;

test('a short answer to a worry is told with what its speaker goes on to say', () => {
  const { objections } = talk(
    'N: We would deliver from the Hartwell depot.',
    "T: My concern is the delivery. The last supplier was always late, and we can't have that.",
    "N: Our van leaves at four. If we're later than six you don't pay for that day's delivery.",
    'T: Okay.',
  );
  expect(objections.map(({ response }) => response)).toEqual([
    "The vendor’s van leaves at four. If they are later than six Tess does not pay for that day's delivery.",
  ]);
});

test('and so is a Japanese one', () => {
  const { objections } = minutesOfTalk([
    ...smallTalk,
    [buyer, '一袋五十切れだと余って捨てることになるので、困ります。'],
    [seller, '三十切れの袋もあります。値段は変わりません。'],
    [buyer, 'なるほど。'],
  ]);
  expect(objections.map(({ response }) => response)).toEqual(['30切れの袋もある。値段は変わらない。']);
});

test('but not with what is about something else', () => {
  const { objections } = talk(
    'N: We would deliver from the Hartwell depot.',
    "T: My concern is the price. The last supplier was cheaper, and we can't have that.",
    'N: We can take off five percent. Anyway, my daughter starts school on Monday.',
    'T: Okay.',
  );
  expect(objections.map(({ response }) => response)).toEqual(['The vendor can take off 5%.']);
});
