import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { type Answers, openPage } from '../../support/page.ts';

const id = '01939a00-0000-7000-8000-000000000001';
const execution = {
  ...{ id, operation: 'create-minutes', trigger: 'api', caller: 'console', attempts: 1, duplicates: 0 },
  ...{ meetingId: null, companyId: null, createdAt: '2026-11-18T09:00:00Z', startedAt: null, durationMs: null },
  ...{ error: null, reExecutedFrom: null, stages: [] },
};
/** The log at each look: one execution, of which the last state stays. */
const logOf = (...statuses: readonly string[]): Answers[string] => {
  const left = [...statuses];
  return () => ({
    executions: [{ ...execution, status: left.length > 1 ? left.shift() : left[0] }],
    nextCursor: null,
  });
};
const minutes = {
  meeting: { title: 'Northwind pilot', startedAt: null },
  rendered: { markdown: '# Northwind pilot', html: '<!doctype html><h1>Northwind pilot</h1>' },
  coverage: { turnsUsed: 12, turnsDropped: [] },
  rejectedItems: [],
  warnings: ['Days are counted in UTC.'],
  execution: { id, engine: 'rules', engineVersion: 'rules-1', detectedFormat: 'turns', durationMs: 1500 },
};

test('a sample is one click away from its minutes', async () => {
  const { click, text, calls, document } = await openPage({ 'create-minutes': () => minutes });
  click('.samples button');
  await vi.waitUntil(() => text('.outcome').includes('Made in 1.5 s'));
  expect(calls).toMatchObject([{ operation: 'create-minutes', body: { meeting: { language: 'en' } } }]);
  expect(text('.minutes')).toContain('Days are counted in UTC.');
  expect(document.querySelector('iframe')?.getAttribute('srcdoc')).toContain('<h1>Northwind pilot</h1>');
});

test('an execution that is at work is followed until it has ended', async () => {
  const { goTo, text, calls } = await openPage({ getLog: logOf('accepted', 'accepted', 'running', 'succeeded') });
  await goTo(`#executions/${id}`);
  await vi.waitUntil(() => text('.badge') === 'succeeded');
  await wait(50);
  expect(calls.map(({ operation }) => operation)).toEqual(['getLog', 'getLog', 'getLog', 'getLog']);
});

test('one that never ends is looked at no more than forty times', async () => {
  const { goTo, calls } = await openPage({ getLog: logOf('running') });
  await goTo(`#executions/${id}`);
  await vi.waitUntil(() => calls.length > 40);
  await wait(50);
  expect(calls).toHaveLength(1 + 40);
});

test('nothing is looked at behind another part of the page', async () => {
  const { goTo, calls, text } = await openPage({ getLog: logOf('running') });
  await goTo(`#executions/${id}`);
  await vi.waitUntil(() => text('.badge') === 'running');
  await goTo('#checks');
  await wait(50);
  const before = calls.length;
  await wait(50);
  expect(calls).toHaveLength(before);
});

test('minutes that are made later are followed beside their execution', async () => {
  const { click, text } = await openPage({
    'create-minutes': () => ({ execution: { id, status: 'accepted' } }),
    getLog: logOf('running', 'succeeded'),
  });
  click('.samples button');
  await vi.waitUntil(() => text('.badge') === 'succeeded');
});

test('the other language is a click away, and stays', async () => {
  const { click, text, document } = await openPage({});
  click('header > button');
  expect(document.documentElement.lang).toBe('ja');
  expect(text('main h2')).toMatch(/議事録/);
});

test('a key that is not accepted is asked for', async () => {
  const { document, click, text } = await openPage({}, 'another-key');
  click('.samples button');
  await vi.waitUntil(() => text('.outcome').includes('API key is missing or not accepted'));
  expect(document.querySelector('form.key')?.hasAttribute('hidden')).toBe(false);
});
