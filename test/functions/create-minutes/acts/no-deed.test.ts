import { describe, expect, test } from 'vitest';
import { neededThing } from '#functions/create-minutes/engine/english/acts/deeds/needed-thing.ts';
import { lacksVerb } from '#functions/create-minutes/engine/english/acts/tasks/lacks-verb.ts';
import { call } from './talk.ts';

const tasks = (...lines: readonly string[]) =>
  call(...lines).actionItems.map(({ description, owner }) => [description, owner?.name]);

describe('a task that names no deed', () => {
  test.each([
    ['Monday is early enough.', true],
    ['The papers go round in a week.', true],
    ['By the nineteenth, all three.', true],
    ['Send the plan.', false],
    ['Do them a dummy.', false],
  ])('is told from an order by its first word: %s', (text, lacks) => {
    expect(lacksVerb(text, [])).toBe(lacks);
  });

  test('is that of the other one, where its owner only asks for a thing that the other one gives', () => {
    const found = tasks(
      'N: What I need from you is a drawing of the old hall, with the height of the gutter.',
      'T: The drawing is in the archive. You have it by Friday. No, Friday is a holiday. Until Monday.',
      'N: Monday is early enough.',
    );
    expect(found.filter(([, owner]) => owner === 'Nora Quist')).toEqual([]);
    expect(found).toContainEqual([expect.stringContaining('drawing'), 'Tess Harlow']);
  });
});

describe('a thing that is needed, or only named, is found in', () => {
  test.each([
    ["And I'd like the electricity of last winter.", 'the electricity of last winter', false],
    ['From you I am missing the serial number.', 'the serial number', false],
    ['What I need from your side is the menu files.', 'the menu files', false],
    ["The number of bins per run'd be handy.", 'the number of bins per run', false],
    ['And three, the revised quotation.', 'the revised quotation', true],
  ])('%s', (said, thing, isOnlyNamed) => {
    expect(neededThing(said)).toEqual({ thing, isOnlyNamed });
  });

  test.each([
    ['The half-year closes on the ninth.'],
    ['The Wednesday.'],
    ['I would like to see it.'],
    ['The drawing?'],
  ])('but not in: %s', (said) => {
    expect(neededThing(said)).toBeUndefined();
  });
});
