import { expect, test } from 'vitest';
import { taskOf, writeAction } from '#functions/create-minutes/engine/english/team/actions.ts';
import { assigneeSaid } from '#functions/create-minutes/engine/english/team/assignee.ts';
import { readAssignment } from '#functions/create-minutes/engine/english/team/assignments.ts';
import { cleanEnglish } from '#functions/create-minutes/engine/english/clean/clean.ts';
import { expandContractions } from '#functions/create-minutes/engine/english/wording/contractions.ts';
import { readTask } from '#functions/create-minutes/engine/english/team/tasks.ts';
import { teamDecision } from '#functions/create-minutes/engine/english/team/team-decisions.ts';
import { teamQuestion } from '#functions/create-minutes/engine/english/team/team-questions.ts';
import { englishTerms } from '#functions/create-minutes/engine/english/words.ts';

const ours = { we: 'the team', you: undefined, I: 'Ann' };
const nobodyElse = {
  turns: [],
  people: [],
  weights: new Map(),
  heaviest: 0,
  day: undefined,
  time: undefined,
  timeZone: undefined,
};
const decided = (raw: string) => {
  const text = cleanEnglish(raw);
  return teamDecision({ index: 0, speaker: 'Ann', spans: [], raw, text, terms: englishTerms(text) }, ours);
};

test.each([
  ['Maybe we could put a second oven on the terrace.', 'The team could put a second oven on the terrace.'],
  ['I would go for the wooden counter with a drawer.', 'Ann would go for the wooden counter with a drawer.'],
  ['We have to buy the lamps that we saw in Lyon.', 'Buy the lamps that the team saw in Lyon.'],
  ['Inside the cabin we use two small lamps.', 'Inside the cabin the team uses two small lamps.'],
  ['So no need for a second boat.', 'No need for a second boat.'],
  ["Let's go with the wooden counter and the brass lamps.", 'Go with the wooden counter and the brass lamps.'],
])('of "%s" the line says who is meant: %s', (raw, line) => {
  expect(decided(raw)).toBe(line);
});

test.each([
  [
    "I think just to keep guests from waiting, 'cause sometimes the lift fails, we should open a second staircase.",
    'Just to keep guests from waiting, the team should open a second staircase.',
  ],
  [
    'To save some money, because the roof was dear, the terrace will have one oven.',
    'To save some money, the terrace will have one oven.',
  ],
  ['In order to fit the lamps, we need a lower ceiling.', 'In order to fit the lamps, the team needs a lower ceiling.'],
  ['The terrace, I think it was a good idea to use brass lamps.', 'It was a good idea to use brass lamps.'],
  ['The terrace, I think it should have a wooden floor.', 'The terrace should have a wooden floor.'],
])('what a choice is for does not stand for the choice: "%s"', (raw, line) => {
  expect(decided(raw)).toBe(line);
});

test.each([
  'Next to the oven on the left.',
  'The use of the brass lamps.',
  'As far as the brass that we can use we can use brass in the lamps.',
  'A wooden counter like this guy.',
  'At least for which lamps we are going to use.',
  'Brass lamps on the terrace, possibly having small shades being put on them.',
])('what is no clause is no decision: "%s"', (raw) => {
  expect(decided(raw)).toBeUndefined();
});

test.each([
  "I've never heard of brass lamps before.",
  'I was just wondering about the wooden counter.',
  "He's trying to remove the old counter and the lamps.",
  "We're writing down four for the lamps.",
])('what somebody does or did is no decision: "%s"', (raw) => {
  expect(decided(raw)).toBeUndefined();
});

test.each([
  ['Marta you will be working on the wooden counter', 'Marta'],
  ['and Jonas, you are going to look at the lamps', 'Jonas'],
  ['for the kitchen manager, which is Pia, you have to find two ovens', 'Pia'],
  ['the two designers will work together on a counter', 'the two designers'],
  ['Tomorrow you will look at the lamps', undefined],
  ['And you will look at the lamps', undefined],
  ['Something will work on the lamps and the counter', undefined],
])('"%s" gives its task to %s', (said, who) => {
  const plain = expandContractions(said);
  const task = readTask(plain) ?? readAssignment(plain);
  expect(task && assigneeSaid(task, plain)).toBe(who);
});

test.each([
  ['What so what do we need for the terrace in winter?', 'What do we need for the terrace in winter?'],
  ['What is what lamp is bright enough for a terrace?', 'What lamp is bright enough for a terrace?'],
  ['How much gas does the does our oven need in winter?', 'How much gas does our oven need in winter?'],
  ['What do we do with the lamps in winter?', 'What do we do with the lamps in winter?'],
  ['Do we do all our painting in winter?', 'Do we do all our painting in winter?'],
  ['Should we close the terrace in winter?', 'Should we close the terrace in winter?'],
])('"%s" is left open as "%s"', (raw, told) => {
  const text = cleanEnglish(raw);
  const sentence = { index: 0, speaker: 'Ann', spans: [], raw, text, terms: englishTerms(text) };
  expect(teamQuestion(sentence, undefined)).toBe(told);
});

test.each([
  [
    'So you will be working on, you know, the actual layout of the counter.',
    'Work on the actual layout of the counter.',
  ],
  ['You guys should send the plans to your coach today.', 'Send the plans to their coach today.'],
])('a task is written for those who were not there: "%s"', (raw, told) => {
  const text = cleanEnglish(raw);
  const sentence = { index: 0, speaker: 'Ann', spans: [], raw, text, terms: englishTerms(text) };
  const meeting = { ...nobodyElse, sentences: [sentence] };
  const task = taskOf(sentence, meeting);
  expect(task && writeAction(task, sentence, meeting, ours).text).toBe(told);
});
