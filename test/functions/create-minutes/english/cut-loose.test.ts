import { expect, test } from 'vitest';
import { cutLooseFinder } from '#functions/create-minutes/engine/english/clean/cut-loose.ts';
import { brokenShare, englishQuality } from '#functions/create-minutes/engine/english/quality.ts';
import { englishReader } from '#functions/create-minutes/engine/english/reader.ts';
import { isTellable } from '#functions/create-minutes/engine/english/wording/tellable.ts';
import { readSentences } from '#functions/create-minutes/engine/sentences.ts';
import { minutesOf } from '../minutes-of.ts';

const untimed = { start: undefined, end: undefined };

/** What of one turn may stand by itself. */
function whole(text: string): readonly string[] {
  const turns = [
    { id: 't1', speaker: 'Ann', text, ...untimed },
    { id: 't2', speaker: 'Bob', text: 'The depot has two gates.', ...untimed },
  ];
  const { sentences } = readSentences(turns, englishReader);
  const isCutLoose = cutLooseFinder(sentences);
  return sentences.filter((sentence) => sentence.speaker === 'Ann' && !isCutLoose(sentence)).map(({ raw }) => raw);
}

test.each([
  [
    'a denied reason',
    'the real reason that the drivers at the old depot came in so late every morning last winter was not because they were lazy or did not care about the job at all, but in fact they had no van.',
    'they were lazy',
  ],
  [
    'a part of a question',
    'Is it because the first half of the drivers is doing really well this year, and the impact on the new drivers is far beyond what we had hoped for, but you are not doing so well with the rest of them?',
    'the impact on the new drivers',
  ],
  [
    'the half of a contrast that is not so',
    'and I do not suggest that we paint all the vans as red as a fire engine this year, but more the kind of dark red that you see on the old buses in the harbour all day long.',
    'fire engine',
  ],
  ['what breaks off', 'The lids of the old crates were not lids,', 'lids'],
  ['what was to go on', 'The drivers have looked at the lids of the', 'lids'],
])('%s is not told by itself', (_, said, part) => {
  expect(whole(said).filter((text) => text.includes(part))).toEqual([]);
});

test.each([
  'The drivers were late because they had no van.',
  'This is the list that the drivers were trained on.',
  'The lids are not blue, but red.',
  'The drivers want new lids and',
  'They asked what it is for.',
  'Is it late? The van is at the depot.',
])('what is whole stays: "%s"', (said) => {
  expect(whole(said).at(-1)).toContain(said.split('? ').at(-1));
});

test.each([
  'cannot draw for toffee.',
  'has the original in their account.',
  'will try their best to draw.',
  'mentioned two heavy crates.',
  'said that throw out the lids.',
  'said that do note the colour of the lids.',
  'said that you could say good evening to it.',
  'said that the talk was around the fact that if the team buys two vans.',
  'thought that the team is before they close the gate.',
  'Since they have been away, they did not write.',
])('minutes of a team do not tell what it "%s"', (told) => {
  expect(isTellable(told, told)).toBe(false);
});

test.each([
  'has agreed to pay for half of the vans.',
  'wanted to open the depot at six.',
  'said that you can open the depot from outside.',
  'said that the team cannot open the depot before six.',
  'said that the trouble is that if the vans are late the depot closes.',
  'suggested that the team should open the depot at six.',
  'was worried about the depot.',
  'will order two vans.',
  'has fixed the leak.',
  'will show the van to the board on Monday.',
  'can deliver 40 crates.',
])('minutes of a team tell what it "%s"', (told) => {
  expect(isTellable(told, told)).toBe(true);
});

/** What summary and topics tell of a long talk in which every so many turns are `said`. */
function toldOf(said: string): string {
  const turns = Array.from({ length: 96 }, (_, i) => ({
    speaker: ['Ann', 'Bob', 'Cleo', 'Dan'][i % 4],
    text:
      i % 16 === 3
        ? said
        : `Um the depot number ${i} needs uh ${i + 2} new vans for the night shift on the harbour road.`,
  }));
  const { summary, topics } = minutesOf({ transcript: { turns }, meeting: { language: 'en' } });
  const told = [...summary.detailed.slice(1), ...topics.flatMap(({ points }) => points)];
  return told.map(({ text }) => text).join(' ');
}

test.each([
  ['said that you are right about the lids.', 'You are right about the lids', false],
  ['said that you are right about the lids.', "You're right about the lids", false],
  ['said that the van was chosen by yourself.', 'The van was chosen by yourself', false],
  ['said that they are always the last to leave the depot.', 'you guys are always the last to leave the depot', false],
  ['needs them to load the van.', 'I need you guys to load the van', true],
  ['said that you can open the gate by hand.', 'you can open the gate by hand', true],
])('who is spoken to is not told of: "%s"', (told, said, isTold) => {
  expect(isTellable(told, said)).toBe(isTold);
});

test('a sentence with a short form is begun anew as one without', () => {
  const [sentence] = readSentences(
    [{ id: 't1', speaker: 'Ann', text: "There'll be we have to work out the number of the vans.", ...untimed }],
    englishReader,
  ).sentences;
  expect(sentence && englishQuality(sentence)).toBeLessThan(brokenShare);
});

test('of a long talk no talk of the speaker himself is told', () => {
  const told = toldOf('I cannot draw the forklift, the cold store and the loading ramp with a pencil.');
  expect(told).toContain('new vans');
  expect(told).not.toContain('pencil');
});

test('of a long talk nothing is told that was not said to its end', () => {
  const told = toldOf('The drivers have looked at the forklift, the cold store and the pencil of the');
  expect(told).toContain('new vans');
  expect(told).not.toContain('pencil');
});
