import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { minutesOf } from '../minutes-of.ts';
import { smallTalk, talk } from './talk.ts';

const request: unknown = JSON.parse(
  readFileSync(new URL('../../../fixtures/meetings/sales-en.json', import.meta.url), 'utf8'),
);

describe('the recorded discovery call', () => {
  const minutes = minutesOf(request as Parameters<typeof minutesOf>[0]);

  test('has what was settled one by one, and no promise among it', () => {
    expect(minutes.decisions.map(({ text }) => text)).toEqual([
      'The customer will run the pilot at Oakdale, with 20 vehicles. Six weeks.',
      'Start: Monday the eighteenth of March.',
      'They will just import the orders as a CSV file (For the pilot the vendor does not need SAP).',
      'Put those two in writing (Late deliveries and dispatcher time).',
    ]);
  });

  test('has the paper that the customer signs apart from the one the seller sends, each with its own day', () => {
    const tasks = minutes.actionItems.map(({ description, owner, due }) => [owner?.name, description, due?.date]);
    expect(tasks).toContainEqual(['Tom', 'Sign an NDA first.', undefined]);
    expect(tasks).toContainEqual(['Dana', 'Send an NDA.', '2024-03-05']);
    expect(tasks.find(([, description]) => description?.includes('SOC 2'))?.[2]).toBe('2024-03-06');
  });

  test('has a question of hers that a customer cannot answer as her task', () => {
    const task = minutes.actionItems.find(({ description }) => description.startsWith('Talk to Luis'));
    expect(task).toMatchObject({ owner: { name: 'Priya' } });
    expect(task?.description).toContain('have to buy devices');
  });

  test('has the doubts of two customers apart', () => {
    expect(minutes.objections.map(({ raisedBy }) => raisedBy)).toEqual(['Tom', 'Priya']);
    expect(minutes.objections[1]?.text).toBe(
      'The setup fee is going to be hard. The customer’s CFO is pretty strict on one-time costs this year.',
    );
  });

  test('tells a share of today’s trouble from the one that is aimed at', () => {
    const kinds = minutes.amounts.filter(({ unit }) => unit === 'percent').map(({ value, kind }) => [value, kind]);
    expect(kinds).toEqual([
      [8, 'cost'],
      [4, 'other'],
    ]);
  });
});

test('an approval is told by what it approves of', () => {
  const { decisions } = talk(
    ...smallTalk,
    'N: We could put four racks in the old office, and a trolley in the shop.',
    'T: In the shop is okay for me.',
    'N: Perfect.',
  );
  expect(decisions.map(({ text }) => text)).toEqual([expect.stringMatching(/^.*racks in the old office/)]);
});

test('a choice that repeats what was asked is told once', () => {
  const { decisions } = talk(
    ...smallTalk,
    'N: So ten flights a year, and skip those two months?',
    'T: Ten flights a year, and skip those two months.',
    'N: Agreed.',
  );
  expect(
    decisions
      .map(({ text }) => text)
      .join(' ')
      .match(/skip those two months/g),
  ).toHaveLength(1);
});
