import { describe, expect, test } from 'vitest';
import { englishOutcome } from '#functions/create-minutes/engine/english/wording/outcome.ts';
import type { Person } from '#functions/create-minutes/engine/people.ts';
import { emptyMeeting } from '../nothing-said.ts';

const people: readonly Person[] = (
  [
    ['Tess Harlow', 'external'],
    ['Milo Fenn', 'external'],
    ['Nora Quist', 'internal'],
  ] as const
).map(([name, side]) => ({
  participantId: undefined,
  name,
  side,
  role: undefined,
  email: undefined,
  speaker: name,
  names: [],
}));
const turns = ['Tess Harlow', 'Nora Quist'].map((speaker, i) => ({
  id: `t${i + 1}`,
  speaker,
  text: 'It is so.',
  start: undefined,
  end: undefined,
}));
const spans = turns.map(({ text }, turn) => ({ turn, text }));
const meeting = { ...emptyMeeting, turns, people };

function told(text: string, response?: string): string | undefined {
  const objections = [{ text, response, raisedBy: 'Tess Harlow', spans }];
  const acts = { decisions: [], actionItems: [], openQuestions: [], objections, nextMeeting: undefined };
  return englishOutcome(acts, meeting)[0]?.text;
}

describe('what somebody said before he objected', () => {
  const before = { turn: 0, text: 'It is not.' };
  const toldWith = (listed: string, turn = 0) => {
    const text = 'It took eleven, and nobody rang.';
    const objections = [{ text, response: undefined, raisedBy: 'Tess Harlow', spans }];
    const lists = { objections: [{ ...objections[0]!, text: listed, spans: [{ ...before, turn }, ...spans] }] };
    const acts = { decisions: [], actionItems: [], openQuestions: [], objections, nextMeeting: undefined };
    return englishOutcome(acts, meeting, lists)[0]?.text;
  };

  test('is told with it, as the list has it', () => {
    expect(toldWith('Six weeks it was meant to take. It took eleven, and nobody rang.')).toBe(
      'Tess Harlow objected: six weeks it was meant to take; it took eleven, and nobody rang.',
    );
  });

  test('goes on with a capital behind a question', () => {
    expect(toldWith('Six weeks? It took eleven, and nobody rang.')).toBe(
      'Tess Harlow objected: six weeks? It took eleven, and nobody rang.',
    );
  });

  test.each([
    [
      'is left to the list where both are long',
      `${'Six long weeks '.repeat(10)}it was. It took eleven, and nobody rang.`,
      0,
    ],
    ['is left to the list where another said it', 'Nora said six weeks. It took eleven, and nobody rang.', 1],
  ])('%s', (_, listed, turn) => {
    expect(toldWith(listed, turn)).toBe('Tess Harlow objected that it took eleven, and nobody rang.');
  });
});

describe('a summary tells of an objection', () => {
  test.each([
    [
      'what is a clause as one: that',
      'Every crate in the depot has a crack that nobody reported.',
      'Tess Harlow objected that every crate in the depot has a crack that nobody reported.',
    ],
    [
      'the clause and not what it is led in with',
      'Different. When the customer changed carriers, nobody picked up the phone for a month.',
      'Tess Harlow objected that when they changed carriers, nobody picked up the phone for a month.',
    ],
    [
      'of several long sentences the first',
      'The customer rolled out handheld scanners to forty depots three years ago. Within a quarter hardly anyone was using them. The drivers went back to paper, and they are not going through that again.',
      'Tess Harlow objected: the customer rolled out handheld scanners to forty depots three years ago; within a quarter hardly anyone was using them.',
    ],
    [
      'nobody as "you"',
      'Your lids cost more than the crates do.',
      'Tess Harlow objected that the vendor’s lids cost more than the crates do.',
    ],
    [
      'nobody who is called at the end of a clause',
      'The rent for the crates is steep, Nora.',
      'Tess Harlow objected that the rent for the crates is steep.',
    ],
    [
      'the speaker by name once',
      'Tess found out from the drivers at the depot.',
      'Tess Harlow objected that they found out from the drivers at the depot.',
    ],
  ])('%s', (_, text, sentence) => {
    expect(told(text)).toBe(sentence);
  });

  test('nothing where a speaker broke off', () => {
    expect(told('The lids of the crates are.')).toBeUndefined();
  });
});

describe('of the answer it tells', () => {
  test.each([
    [
      'the first clause',
      'The new lids have a steel rim, and the vendor will swap every crate that was delivered to the depot or to the yard behind it before the first of March.',
      'the new lids have a steel rim',
    ],
    [
      'what comes after "but"',
      'The vendor cannot drop the clause, but they could leave the rent of the crates where it is.',
      'the vendor cannot drop the clause, but they could leave the rent of the crates where it is',
    ],
    [
      'a title with its name',
      'Mr. Zielke has looked at the crates himself.',
      'Mr. Zielke has looked at the crates himself',
    ],
  ])('%s', (_, response, clause) => {
    expect(told('The lids will crack in the cold.', response)).toBe(
      `Tess Harlow objected that the lids will crack in the cold; Nora Quist answered that ${clause}.`,
    );
  });

  test('nothing where it is a condition without what it is one of', () => {
    expect(told('The lids will crack in the cold.', 'Even when it is only half of them.')).toBe(
      'Tess Harlow objected that the lids will crack in the cold.',
    );
  });
});

test('who objects is no subject of what happened to him', () => {
  expect(told('What got Tess was not even the outage.')).toBe(
    'Tess Harlow objected that what got them was not even the outage.',
  );
});
