import { describe, expect, test } from 'vitest';
import { withoutDay } from '#functions/create-minutes/engine/english/acts/tasks/day-apart.ts';
import { speaksToOther } from '#functions/create-minutes/engine/english/anybody.ts';
import { figuresOf } from '#functions/create-minutes/engine/english/wording/figures.ts';
import { namedOnce } from '#functions/create-minutes/engine/english/wording/named-once.ts';
import { toThirdPerson } from '#functions/create-minutes/engine/english/wording/pronouns.ts';
import { withoutSplices } from '#functions/create-minutes/engine/english/wording/splices.ts';
import { talk } from '../acts/talk.ts';
import { emptyMeeting } from '../nothing-said.ts';

const heard = (text: string) => ({
  ...emptyMeeting,
  turns: [{ id: 't1', speaker: 'Nora', text, start: undefined, end: undefined }],
});

test.each([
  ['it lets us take on two drivers', 'it lets the team take on two drivers'],
  ['Nora knows who lets me in', 'Nora knows who lets them in'],
  ['lets start with two vans', 'let the team start with two vans'],
])('what lets somebody do a thing is no call to do it: %s', (said, told) => {
  expect(toThirdPerson(said)).toBe(told);
});

describe('sums, shares and numbers are written as minutes have them', () => {
  test.each([
    ['Nora reported that it is 38,000 dollars a year.', 'Nora reported that it is $38,000 a year.'],
    ['It is 1.9 million euros, and 70 percent of it is due.', 'It is €1.9 million, and 70% of it is due.'],
    ['It went from thirty-one to thirty-eight a seat.', 'It went from 31 to 38 a seat.'],
    ['They pay 210 pounds per site.', 'They pay £210 per site.'],
    ['Nora can do nine dollars a crate.', 'Nora can do $9 a crate.'],
    ['Three per cent, fixed for a year.', '3%, fixed for a year.'],
    ['Sixty at the depot, forty at the others.', '60 at the depot, 40 at the others.'],
    ['Sixty at the depot, none at the others.', 'Sixty at the depot, none at the others.'],
    ['Two euro ten for a bag.', 'Two euro ten for a bag.'],
    ['They meet at twelve.', 'They meet at twelve.'],
    ['It is 2 pounds ten a bag.', 'It is £2.10 a bag.'],
    ['They were charged 4 dollars 18, all told.', 'They were charged $4.18, all told.'],
    ['They pay 2 pounds ten percent off.', 'They pay 2 pounds 10% off.'],
    ['It is two fifty a bag.', 'It is two fifty a bag.'],
  ])('%s', (told, written) => {
    expect(figuresOf(emptyMeeting)(told)).toBe(written);
  });

  test('but pounds stay where people pay in dollars', () => {
    expect(figuresOf(heard('It is four dollars a crate.'))('A crate bears 210 pounds.')).toBe(
      'A crate bears 210 pounds.',
    );
  });
});

describe('two clauses are parted by more than a comma', () => {
  test.each([
    [
      'Nora added that the money is there, they have put it aside.',
      'Nora added that the money is there; they have put it aside.',
    ],
    ['The crates went to a barn, they were dry there.', 'The crates went to a barn; they were dry there.'],
    ['When the van is late, they wait at the gate.', 'When the van is late, they wait at the gate.'],
    ['The lid they had, the blue one, was lost.', 'The lid they had, the blue one, was lost.'],
    ['Is it the lid, or is it the crate?', 'Is it the lid, or is it the crate?'],
    [
      'Nora said that they have to run, but, they can imagine it.',
      'Nora said that they have to run, but, they can imagine it.',
    ],
  ])('%s', (told, written) => {
    expect(withoutSplices(told)).toBe(written);
  });
});

test.each([
  ['The customer comes to the customer’s own tables.', 'The customer comes to their own tables.'],
  ['The vendor’s lids crack, and the vendor’s go soft.', 'The vendor’s lids crack, and the vendor’s go soft.'],
  ['The customer asks the vendor for the customer’s lids.', 'The customer asks the vendor for the customer’s lids.'],
])('what belongs to a party that was just named is theirs: %s', (told, written) => {
  expect(namedOnce(told)).toBe(written);
});

test.each([
  ['you close a job and send the lot', 'the customer closes a job and sends the lot'],
  ['you load it first and last time it broke', 'the customer loads it first and last time it broke'],
])('a second verb goes with the first: %s', (said, told) => {
  expect(toThirdPerson(said, { we: 'they', you: 'the customer' })).toMatch(told);
});

describe('a list names who is meant', () => {
  test('a doubt about "you" is one about the other side', () => {
    const [objection] = talk(
      'I: The price is forty a month.',
      "T: Your drivers come at eight and our gate opens at nine, that's a real problem.",
      'N: We can send them at nine, Tess.',
    ).objections;
    expect(objection?.text).toMatch(/The vendor’s drivers come at eight/);
    expect(objection?.response).toBe('The vendor can send them at nine.');
  });

  test.each([
    ['Your drivers come at eight.', true],
    ['You are at forty.', true],
    ['You cannot have two lists at a gate.', false],
    ['It is late by the time you have counted it.', false],
  ])('but what may be said of anybody is said of nobody: %s', (said, isMeant) => {
    expect(speaksToOther(said)).toBe(isMeant);
  });

  test('what belongs to the verb stays when its day goes', () => {
    expect(withoutDay('Key that credit in today', { date: '2026-04-02', asWritten: 'today', rule: 'weekday' })).toBe(
      'Key that credit in',
    );
  });
});
