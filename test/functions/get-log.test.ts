import { describe, expect, test } from 'vitest';
import { getLog } from '#functions/getLog/handler.ts';
import { call } from '../support/call.ts';
import { newExecution, temporaryLog } from '../support/store.ts';

const now = () => new Date('2026-11-20T12:00:00Z');

interface LogAnswer {
  totals?: object;
  executions: { id: string; input?: unknown; output?: unknown }[];
  nextCursor: string | null;
}

async function logOf(count: number) {
  const log = await temporaryLog();
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const execution = newExecution();
    await log.open(execution);
    ids.unshift(execution.id);
  }
  const operation = getLog({ executions: log, now });
  const ask = async (body: object = {}) => (await call('getLog', operation, { body })).body as LogAnswer;
  return { log, ids, ask, operation };
}

describe('getLog', () => {
  test('lists executions newest first, without their input and output', async () => {
    const { ids, ask } = await logOf(3);
    const { executions, nextCursor } = await ask();
    expect([executions.map(({ id }) => id), nextCursor]).toEqual([ids, null]);
    expect(executions[0]).not.toHaveProperty('input');
  });

  test('pages through all of them with the cursor', async () => {
    const { ids, ask } = await logOf(5);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: LogAnswer = await ask({ limit: 2, cursor });
      seen.push(...page.executions.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(ids);
  });

  test('ends without a cursor when the last page is full', async () => {
    const { ask } = await logOf(2);
    expect((await ask({ limit: 2 })).nextCursor).toBeNull();
  });

  test('shows one execution, with input and output when asked', async () => {
    const { ids, ask } = await logOf(2);
    const { executions } = await ask({ executionId: ids[1], include: ['input', 'output'] });
    expect(executions).toMatchObject([{ id: ids[1], input: { transcript: 'Aiko: はい' }, output: null }]);
  });

  test.each([
    [0, []],
    [1, [{ attempt: 1, status: 'running' }]],
    [3, [{ attempt: 3, status: 'running' }]],
  ])('of an event that was tried %i times shows the last attempt, when asked', async (attempts, shown) => {
    const { log } = await logOf(1);
    const list: typeof log.list = async (...asked) => (await log.list(...asked)).map((each) => ({ ...each, attempts }));
    const operation = getLog({ executions: { ...log, list }, now });
    const { body } = await call('getLog', operation, { body: { include: ['attempts'] } });
    expect(body).toMatchObject({ executions: [{ attempts: shown }] });
  });

  test('takes one value or several for a filter', async () => {
    const { ids, ask } = await logOf(1);
    expect((await ask({ operation: 'create-minutes', status: ['running', 'failed'] })).executions).toMatchObject([
      { id: ids[0] },
    ]);
    expect((await ask({ operation: ['recorder'] })).executions).toEqual([]);
  });

  test('looks at the last seven days unless a time is named', async () => {
    const { log, ids, ask } = await logOf(1);
    const old = newExecution({ startedAt: new Date('2026-11-13T11:59:59Z') });
    await log.open(old);
    expect((await ask()).executions.map(({ id }) => id)).toEqual(ids);
    expect((await ask({ since: '2026-11-01T00:00:00+09:00' })).executions).toHaveLength(2);
    expect((await ask({ until: '2026-11-14T00:00:00Z' })).executions).toMatchObject([{ id: old.id }]);
  });

  test('counts a value that is named twice once', async () => {
    const { ids, ask } = await logOf(3);
    expect((await ask({ status: ['running', 'running', 'failed'] })).executions.map(({ id }) => id)).toEqual(ids);
  });

  test('cuts a page whose inputs are too long for one answer, and leads on', async () => {
    const { log, ask } = await logOf(0);
    const input = { transcript: 'x'.repeat(3_000_000) };
    for (let n = 0; n < 4; n += 1) await log.open(newExecution({ input }));
    const first = await ask({ include: ['input'] });
    const second = await ask({ include: ['input'], cursor: first.nextCursor });
    expect([first.executions.length, second.executions.length, second.nextCursor]).toEqual([2, 2, null]);
  });

  test('counts per status when asked', async () => {
    const { ask } = await logOf(3);
    expect(await ask({ limit: 1, totals: true })).toMatchObject({ totals: { running: 3, failed: 0 } });
    expect(await ask()).not.toHaveProperty('totals');
  });

  test('shows a call whose function died as timed out, to be run again', async () => {
    const { log, ask } = await logOf(0);
    await log.open(newExecution({ leaseUntil: new Date('2026-11-20T11:59:59Z') }));
    expect((await ask({ status: 'timedOut' })).executions).toMatchObject([
      { status: 'timedOut', error: { code: 'died', retryable: true } },
    ]);
  });

  test('looks at the body alone: what a gateway adds to the address is no field', async () => {
    const { ids, operation } = await logOf(1);
    const answer = await call('getLog', operation, { body: { idempotencyKey: 'k' }, query: 'key=k&operaton=test' });
    expect(answer).toMatchObject({ status: 200, body: { executions: [{ id: ids[0] }] } });
  });

  test.each([
    [{ limit: 0 }, 'limit: must be a whole number between 1 and 200'],
    [{ limit: 201 }, 'limit: must be a whole number between 1 and 200'],
    [{ limit: 1.5 }, 'limit: must be a whole number between 1 and 200'],
    [{ limit: '5' }, 'limit: must be a whole number between 1 and 200'],
    [{ executionId: '1' }, 'executionId: must be the id of an execution'],
    [{ since: 'yesterday' }, 'since: must be an RFC 3339 time such as 2026-11-20T09:00:00Z'],
    [{ cursor: 'x' }, 'cursor: must be the nextCursor of an earlier answer'],
    [{ include: ['transcript'] }, 'include[0]: must be one of input, output, attempts'],
    [{ status: Array(6).fill('failed') }, 'status: must not have more than 5 values'],
    [{ since: '2026-11-02T00:00:00Z', until: '2026-11-01T00:00:00Z' }, 'since: must be earlier than until'],
    [{ meetingId: 'a\u0000b' }, 'meetingId: must not have a null character'],
    [{ include: 'input' }, 'include: must be a list'],
    [{ totals: 'yes' }, 'totals: must be true or false'],
    [{ meetingId: '' }, 'meetingId: must not be empty'],
    [{ status: 'done' }, /^status: must be one of accepted, running, succeeded, failed, timedOut$/],
    [{ status: ['succeeded', 'done'] }, /^status\[1\]: must be one of accepted/],
    [{ operaton: 'test' }, 'body: has no field "operaton"; did you mean operation?'],
    [{ status: [] }, /^status: must not be empty$/],
  ])('refuses %j and names field and rule', async (body, error) => {
    const { operation } = await logOf(0);
    const answer = await call('getLog', operation, { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error: typeof error === 'string' ? error : expect.stringMatching(error) });
  });
});
