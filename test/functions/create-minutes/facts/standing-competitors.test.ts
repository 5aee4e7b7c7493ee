import { expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { talkOf } from './talk-of.ts';

const namesOf = (lines: readonly string[]) => minutesOf(talkOf(lines)).competitors.map(({ name }) => name);

test.each([
  [['C: We do have Gullwire at two of the depots, and it texts the driver.'], 'Gullwire'],
  [['C: Gullwire is fine for texts.', "S: So is Gullwire the thing we'd be replacing?"], 'Gullwire'],
  [['C: The old Pendomax scales stop every week, because the dust goes inside.'], 'Pendomax'],
  [['C: At Marlowe Cold, yeah. Nine years with them. They charge us four ten a pallet.'], 'Marlowe Cold'],
  [["C: You should know we've got Hexaview in on the fourteenth."], 'Hexaview'],
  [['C: It was Curdex, never again.', "S: So once you're off Curdex, who keeps the records?"], 'Curdex'],
])('what stands, or is to be replaced, whoever says it: %s', (lines, name) => {
  expect(namesOf(lines)).toEqual([name]);
});

test.each([
  'I have also Alvarina on the table, a company from Lugo. They are at nine hundred.',
  'Alvarina, from Lugo. They want nine hundred for it.',
])('where a rival comes from is none: %s', (line) => {
  expect(namesOf([`C: ${line}`])).not.toContain('Lugo');
});

test.each([
  'They drive from Foxford to Ballina every day.',
  'I pay you to tick boxes, not to ask me.',
  'The old Fairview site is closed, the lease is up.',
])('none in: %s', (line) => {
  expect(namesOf([`C: ${line}`])).toEqual([]);
});

test('who was in and asks a price is a rival in writing without capitals, be its name a common word', () => {
  const lines = ["C: i've had sterling in here on thursday they walked round they've said three nine a month"];
  expect(namesOf([...lines, 'S: okay and is that with the windows', 'C: with the windows yeah'])).toEqual(['sterling']);
});
