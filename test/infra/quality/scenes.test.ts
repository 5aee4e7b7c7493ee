import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outcomeOf } from '#infra/quality/scenes/measure-scenes.ts';
import { readScenes } from '#infra/quality/scenes/scene.ts';
import { requestsOf } from '#infra/quality/scenes/scene-requests.ts';
import { readTalks } from '#infra/quality/talks/talk.ts';

const sales = join(import.meta.dirname, '../../fixtures/sales');
const tenOnMonday = { date: '2026-03-16', time: '10:00' };

test.each([
  ['the day and the hour agreed', tenOnMonday, [], 'right'],
  ['no hour where one was agreed', { ...tenOnMonday, time: null }, [], 'right'],
  ['another hour', { ...tenOnMonday, time: '11:00' }, [], 'time'],
  ['another day', { ...tenOnMonday, date: '2026-03-17' }, [], 'day'],
  ['another reading', { ...tenOnMonday, date: '2026-03-17' }, [{ date: '2026-03-17', time: null }], 'right'],
  ['nothing', null, [], 'missed'],
] as const)('a scene of which the minutes tell %s', (_, told, nextAlso, outcome) => {
  expect(outcomeOf(told, { next: tenOnMonday, nextAlso: [...nextAlso] })).toBe(outcome);
});

test.each([
  [null, 'none'],
  [tenOnMonday, 'invented'],
] as const)('a scene in which nothing is agreed', (told, outcome) => {
  expect(outcomeOf(told, { next: null, nextAlso: [] })).toBe(outcome);
});

test('every scene stands behind a talk of its language, by people of its own', () => {
  const requests = requestsOf(readScenes(join(sales, 'scenes')), readTalks(join(sales, 'talks')));
  for (const { scene, request } of requests) {
    const { transcript } = request as { transcript: { turns: { speaker: string }[] } };
    expect(transcript.turns.length).toBeGreaterThan(scene.turns.length + 20);
    const known = scene.participants.map(({ name }) => name);
    expect(transcript.turns.filter(({ speaker }) => !known.includes(speaker))).toEqual([]);
  }
});
