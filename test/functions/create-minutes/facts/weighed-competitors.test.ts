import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

/** Long enough to be weighed by what was learnt; nobody is named in it. */
const chat: Readonly<Record<string, readonly string[]>> = {
  en: Array.from({ length: 16 }, () => ['S: The lift squeaks again.', 'C: Ours hums a tune at night.']).flat(),
  ja: Array.from({ length: 16 }, () => ['S: 雨がよく降りますね。', 'C: ええ、傘が手放せません。']).flat(),
};

function namesOf(lines: readonly string[], language: string) {
  const { competitors } = minutesOf(talkOf([...(chat[language] ?? []), ...lines], {}, language));
  return competitors.map(({ name }) => name);
}

test.each([
  ['en', ['S: Who else are you talking to?', 'C: Brindlesoft came round on Monday.'], 'Brindlesoft'],
  ['en', ['C: Tallybox is cheaper than you by a third.'], 'Tallybox'],
  ['en', ['C: We have been on Quorvanta for six years and the contract ends in May.'], 'Quorvanta'],
  ['en', ['C: Grainwell quoted us nine thousand dollars.', 'S: What does Grainwell charge for support?'], 'Grainwell'],
  ['ja', ['S: 他社さんも検討されていますか。', 'C: タスキルさんから見積もりをもらっています。'], 'タスキル'],
  ['ja', ['C: 今はマルコビスを使っていますが、更新が来月なんです。'], 'マルコビス'],
])('a rival is found in %s: %j', (language, lines, name) => {
  expect(namesOf(lines, language)).toEqual([name]);
});

test.each([
  ['a system it connects to', 'en', ['C: Does it export to Ledgerly?', 'S: Yes, Ledgerly takes a file every night.']],
  ['a product of the seller', 'en', ['S: Our own Flowpath module does that.', 'S: Flowpath is included in the price.']],
  ['a customer of the seller', 'en', ['S: One of our customers, Meridian Foods, has it in nine plants.']],
  ['a town', 'en', ['C: The site in Rotterdam goes first.']],
  ['a person', 'en', ['C: Bernadette wants it before the summer.']],
  ['a system it connects to', 'ja', ['C: キンタイルとAPIで連携できますか。', 'S: はい、キンタイルへ出力できます。']],
  ['a customer of the seller', 'ja', ['S: 導入事例ですと、アオバ食品様にお使いいただいています。']],
])('%s is no rival (%s: %j)', (_, language, lines) => {
  expect(namesOf(lines, language)).toEqual([]);
});

test('a day behind a name is no part of it, and where somebody is at is no rival', () => {
  const lines = [
    'C: Maria at Lakeside said, what happens when the internet goes down. Because it does. At Lakeside it’s like once a week.',
    "C: I'm out at Lakeside Monday, I'll run a speed test for a couple hours.",
    'C: Tallybox is cheaper than you by a third.',
    'S: If Lakeside works, we do it.',
  ];
  expect(namesOf(lines, 'en')).toEqual(['Tallybox']);
});

test('a school or a street is no rival', () => {
  const lines = [
    'C: We asked for three quotes. Calder High has the worst pitches, and Calder High wants them done by May.',
    'C: Tallybox is cheaper than you by a third.',
  ];
  expect(namesOf(lines, 'en')).toEqual(['Tallybox']);
});

test.each([
  ["C: We're also looking at Brightpath.", 'C: The team has been looking at Brightpath since spring.', 'Brightpath'],
  [
    'C: Brindle Court quoted us nine thousand dollars.',
    'C: Brindle Court is cheaper than you by a third.',
    'Brindle Court',
  ],
])('who is looked at, or named after a place, is a rival all the same: %s', (first, second, name) => {
  expect(namesOf([first, 'S: I see.', second], 'en')).toEqual([name]);
});

test('who was had round to see it is considered, and not used before', () => {
  const lines = ["C: I've had Dustmaster round and he's cheaper than you by a third.", 'S: For the same flow?'];
  const { competitors } = minutesOf(talkOf([...(chat.en ?? []), ...lines], {}, 'en'));
  expect(competitors).toMatchObject([{ name: 'Dustmaster', relation: 'considered' }]);
});
