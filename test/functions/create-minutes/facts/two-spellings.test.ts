import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

function namesOf(lines: readonly string[], language = 'en') {
  return minutesOf(talkOf(lines, {}, language)).competitors.map(({ name }) => name.toLowerCase());
}

test.each([
  [['c: and the shop in ayr has the till hive on every counter', 's: tillhive okay', 'c: they like it'], 'till hive'],
  [["C: We've got crate pilot ringing every second day.", 'S: Cratepilot is without the lab module.'], 'crate pilot'],
])('a name that the customer brings up, and that is written in one word and in two: %j', (lines, name) => {
  expect(namesOf(lines)).toEqual([name]);
});

test.each([
  [['S: I can show you stockpilot on the screen.', 'C: So stock pilot counts the boxes by itself?']],
  [["C: I've got a show room in Ayr.", 'S: Is the showroom open on Sundays?', 'C: It is.']],
  [['C: We call back like we should.', 'S: A callback costs nothing.']],
  [['C: Is it for the tail lift or the fork lift?', 'S: The forklift.']],
  [['C: the wall paper came off', 'S: wallpaper is easy']],
])('what the seller brings up is no rival, nor are everyday words: %j', (lines) => {
  expect(namesOf(lines)).toEqual([]);
});

test.each([
  [['S: And the labels are from who?', 'C: Sundry Print and Sign. They do signs, really.'], 'sundry print'],
  [
    ['C: The Delmore, across the street, they went to Ashgrove Laundry, and now they have trucks at six.'],
    'ashgrove laundry',
  ],
])('an answer may have two trades in its name, and a neighbour may be across the street: %j', (lines, name) => {
  expect(namesOf(lines)).toEqual([name]);
});

test('short forms without an apostrophe are no names', () => {
  expect(namesOf(['c: if youd do fifty five all in id shake your hand', 's: weve no room on that'])).toEqual([]);
});

test.each([
  [['S: シーツのほうは、どちらに。', 'C: 千鳥洗濯さん。もう三十年です。'], '千鳥洗濯'],
  [['S: 今のホームページの会社、なんだっけ。', 'C: ネコサイド。'], 'ネコサイド'],
])('who is asked for is named in one word: %j', (lines, name) => {
  expect(namesOf(lines, 'ja')).toEqual([name]);
});

test.each([
  [['S: 研修の会場はどちらですか。', 'C: ホテルニューかもめです。']],
  [['S: 納品はどちらに。', 'C: ミズホ倉庫です。']],
])('a place is no supplier: %j', (lines) => {
  expect(namesOf(lines, 'ja')).toEqual([]);
});

test('what neighbours have is no supplier, what they went over to is', () => {
  expect(namesOf(['C: The school across the road has Chromebooks and they break.'])).toEqual([]);
});
