import { describe, expect, test } from 'vitest';
import { requestOptions } from '#functions/create-minutes/request-options.ts';
import { reExecute } from '#functions/reExecute/handler.ts';
import { InputError } from '#shared/errors.ts';
import type { CallOperation, OperationAnswer } from '#shared/net/call-operation.ts';
import type { NewExecution } from '#shared/store/execution.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import { acceptedKey, call } from '../support/call.ts';
import { newExecution, temporaryLog } from '../support/store.ts';

const minutes = {
  decisions: [{ text: 'The pilot starts in May.' }],
  summary: { oneLine: 'A pilot was agreed.' },
  rendered: { markdown: '# Minutes' },
  execution: { id: 'old', engineVersion: '1', durationMs: 4, reExecutedFrom: null },
};
const now = () => new Date('2026-11-20T12:00:00Z');
const end = { finishedAt: new Date('2026-11-20T10:00:00Z'), durationMs: 4, stages: [] };

async function recordedRun(log: ExecutionStore, given: Partial<NewExecution> = {}): Promise<string> {
  const execution = newExecution(given);
  await log.open(execution);
  await log.close(execution.id, { status: 'succeeded', output: minutes, ...end });
  return execution.id;
}

/** A backend that records its calls and leaves an execution, as the real one does. */
function backend(log: ExecutionStore, answer: (n: number) => Partial<OperationAnswer> = () => ({ output: minutes })) {
  const calls: { id: string; body: object; apiKey: string | undefined; headers: object | undefined }[] = [];
  const callOperation: CallOperation = async (id, { body, apiKey, headers }) => {
    calls.push({ id, body, apiKey, headers });
    const given = answer(calls.length);
    const run = newExecution({ reExecutedFrom: headers?.['x-re-executed-from'], trigger: 'reExecute' });
    await log.open(run);
    const failed = { status: 'failed', error: { code: 'internal', message: '', retryable: true }, ...end } as const;
    await log.close(run.id, given.output ? { status: 'succeeded', output: given.output, ...end } : failed);
    return { executionId: run.id, ...given } as OperationAnswer;
  };
  return { calls, callOperation };
}

const ask = async (log: ExecutionStore, callOperation: CallOperation, body: object, budgetMs = 60_000) =>
  (await call('reExecute', reExecute({ executions: log, callOperation, now, budgetMs, patienceMs: 60_000 }), { body }))
    .body as {
    results: { executionId: string; newExecutionId: string | null; status: string }[];
    nextCursor: string | null;
    error?: string;
  };

const never: CallOperation = () => Promise.reject(new Error('not to be called'));

describe('one execution run again', () => {
  test('is called with its recorded input, on behalf of the caller, and points at the first run', async () => {
    const log = await temporaryLog();
    const id = await recordedRun(log, { input: { transcript: 'A: x', idempotencyKey: 'k' } });
    const { calls, callOperation } = backend(log);
    const { results } = await ask(log, callOperation, { executionId: id });
    expect(calls).toEqual([
      {
        id: 'create-minutes',
        body: { transcript: 'A: x' },
        apiKey: acceptedKey,
        headers: { 'x-re-executed-from': id },
      },
    ]);
    expect(results).toEqual([
      {
        executionId: id,
        operation: 'create-minutes',
        newExecutionId: expect.any(String),
        status: 'succeeded',
        changed: false,
        identical: true,
        difference: [],
        error: null,
      },
    ]);
  });

  test.each([
    [
      'id and times alone',
      { ...minutes, execution: { ...minutes.execution, id: 'new', durationMs: 9, reExecutedFrom: 'old' } },
      { changed: false, identical: true },
    ],
    [
      'the engine that said the same',
      { ...minutes, execution: { ...minutes.execution, engineVersion: '2' } },
      { changed: false, identical: false },
    ],
    ['the order of what was said', { ...minutes, summary: {}, decisions: [] }, { changed: true, identical: false }],
  ])('tells what differs: %s', async (_kind, output, expected) => {
    const log = await temporaryLog();
    const id = await recordedRun(log);
    const { results } = await ask(log, backend(log, () => ({ output })).callOperation, { executionId: id });
    expect(results).toMatchObject([expected]);
  });

  test('tells which statements came, went or changed', async () => {
    const log = await temporaryLog();
    const id = await recordedRun(log);
    const output = {
      ...minutes,
      decisions: [{ text: 'The pilot starts in June.' }],
      summary: { oneLine: 'A pilot was agreed for June.' },
    };
    const { results } = await ask(log, backend(log, () => ({ output })).callOperation, { executionId: id });
    expect(results).toMatchObject([
      {
        difference: [
          { part: 'decisions', added: ['The pilot starts in June.'], removed: ['The pilot starts in May.'] },
          {
            part: 'summary',
            added: ['oneLine: A pilot was agreed for June.'],
            removed: ['oneLine: A pilot was agreed.'],
          },
        ],
      },
    ]);
  });

  test('can be given other options', async () => {
    const log = await temporaryLog();
    const id = await recordedRun(log, { input: { transcript: 'A: x', options: { engine: 'llm', template: 'demo' } } });
    const { calls, callOperation } = backend(log);
    await ask(log, callOperation, { executionId: id, options: { engine: 'rules' } });
    expect(calls[0]?.body).toEqual({ transcript: 'A: x', options: { engine: 'rules', template: 'demo' } });
  });

  test('of the daily batch gets no options, as it has none', async () => {
    const log = await temporaryLog();
    const id = await recordedRun(log, { operation: 'dailyBatch', input: { mode: 'full' } });
    const { calls, callOperation } = backend(log);
    await ask(log, callOperation, { executionId: id, options: { engine: 'rules' }, idempotencyKey: 'k' });
    expect(calls[0]?.body).toEqual({ mode: 'full' });
  });

  test.each([
    [
      'refuses the input',
      { error: new InputError('create-minutes refused the input: transcript: must not be empty') },
      'create-minutes refused the input: transcript: must not be empty',
    ],
    ['fails inside', { error: new Error('password=hunter2') }, 'internal error of its backend'],
  ])('tells why it failed when the backend %s', async (_kind, answer, error) => {
    const log = await temporaryLog();
    const id = await recordedRun(log);
    const { results } = await ask(log, backend(log, () => answer).callOperation, { executionId: id });
    expect(results).toMatchObject([{ status: 'failed', newExecutionId: expect.any(String), error }]);
  });

  test('fails without a call when its input was not kept', async () => {
    const log = await temporaryLog(undefined, 'none');
    const id = await recordedRun(log);
    expect((await ask(log, never, { executionId: id })).results).toMatchObject([
      { status: 'failed', error: 'its input was not kept' },
    ]);
  });
});

describe('many executions', () => {
  test('chosen by a filter are run again, each once, however often the call is repeated', async () => {
    const log = await temporaryLog();
    const ids = [
      await recordedRun(log, { meetingId: 'm' }),
      await recordedRun(log, { meetingId: 'm' }),
      await recordedRun(log, { meetingId: 'm' }),
    ];
    await recordedRun(log, { meetingId: 'other' });
    const { calls, callOperation } = backend(log, (n) =>
      n === 2 ? { error: new Error('once') } : { output: minutes },
    );
    const body = { filter: { meetingId: 'm' } };
    const first = await ask(log, callOperation, body);
    expect(first.results.map(({ executionId }) => executionId)).toEqual(ids.toReversed());
    const failed = first.results.find(({ status }) => status === 'failed')?.executionId;
    expect((await ask(log, callOperation, body)).results.map(({ executionId }) => executionId)).toEqual([failed]);
    expect((await ask(log, callOperation, body)).results).toEqual([]);
    expect(calls).toHaveLength(4);
    expect((await ask(log, callOperation, { ...body, force: true })).results).toHaveLength(3);
  });

  test('that have been run again are looked up page by page, and not one by one', async () => {
    const log = await temporaryLog();
    for (let n = 0; n < 3; n += 1) await recordedRun(log);
    const asked: number[] = [];
    const counting: ExecutionStore = {
      ...log,
      runAgainAmong: (ids) => {
        asked.push(ids.length);
        return log.runAgainAmong(ids);
      },
    };
    await ask(counting, never, { filter: { operation: 'create-minutes' }, dryRun: true });
    expect(asked).toEqual([3]);
  });

  test('are limited, and the cursor leads on', async () => {
    const log = await temporaryLog();
    const ids: string[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift(await recordedRun(log));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await ask(log, never, {
        filter: { operation: 'create-minutes' },
        dryRun: true,
        limit: 2,
        ...(cursor && { cursor }),
      });
      seen.push(...page.results.map(({ executionId }) => executionId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(ids);
  });

  test('are not started when the time is over', async () => {
    const log = await temporaryLog();
    const ids = [await recordedRun(log), await recordedRun(log)];
    expect(await ask(log, never, { executionIds: ids }, 0)).toMatchObject({
      results: [{ status: 'notStarted' }, { status: 'notStarted' }],
      totals: { notStarted: 2 },
    });
  });

  test('in a dry run are listed and not run', async () => {
    const log = await temporaryLog();
    const id = await recordedRun(log);
    expect((await ask(log, never, { executionIds: [id, id], dryRun: true })).results).toMatchObject([
      { executionId: id, status: 'wouldRun' },
    ]);
  });

  test('are not those still under way', async () => {
    const log = await temporaryLog();
    await log.open(newExecution());
    expect((await ask(log, never, { filter: { operation: 'create-minutes' } })).results).toEqual([]);
  });

  test('are those whose function died, too', async () => {
    const log = await temporaryLog();
    const dead = newExecution({ leaseUntil: new Date('2026-11-20T11:00:00Z') });
    await log.open(dead);
    const { results } = await ask(log, backend(log).callOperation, { filter: { status: 'timedOut' } });
    expect(results).toMatchObject([{ executionId: dead.id, status: 'succeeded', changed: null }]);
  });
});

describe('a recorder’s call run again', () => {
  test('is compared by the minutes it points at', async () => {
    const log = await temporaryLog();
    const [first, second] = [await recordedRun(log), await recordedRun(log)];
    const event = newExecution({ operation: 'recorder' });
    await log.open(event);
    await log.close(event.id, {
      status: 'succeeded',
      output: { status: 'succeeded', minutesExecutionId: first },
      ...end,
    });
    const answer = { output: { status: 'succeeded', minutesExecutionId: second } };
    const { results } = await ask(log, backend(log, () => answer).callOperation, { executionId: event.id });
    expect(results).toMatchObject([{ status: 'succeeded', changed: false, identical: true }]);
    await log.close(second, { status: 'succeeded', output: { ...minutes, decisions: [] }, ...end });
    const again = await ask(log, backend(log, () => answer).callOperation, { executionId: event.id });
    expect(again.results).toMatchObject([
      { changed: true, difference: [{ part: 'decisions', removed: ['The pilot starts in May.'] }] },
    ]);
  });
});

describe('refused is', () => {
  const unknown = '01939a00-0000-7000-8000-0000000000ff';
  test.each([
    ['no choice', {}, 'executionId: choose executions by exactly one of executionId, executionIds and filter'],
    [
      'two choices',
      { executionId: unknown, filter: { status: 'failed' } },
      'executionId: choose executions by exactly one of executionId, executionIds and filter',
    ],
    ['an empty filter', { filter: {} }, 'filter: must have at least one field'],
    [
      'an unknown filter field alone',
      { filter: { unknown: 1 } },
      'filter: has no field "unknown"; the fields are operation, status, trigger, since, until, meetingId, companyId',
    ],
    ['a misspelt dry run', { executionId: unknown, dryrun: true }, 'body: has no field "dryrun"; did you mean dryRun?'],
    [
      'a misspelt filter field beside a known one',
      { filter: { operation: 'create-minutes', statuss: 'failed' }, dryRun: true },
      'filter: has no field "statuss"; did you mean status?',
    ],
    [
      'a misspelt option',
      { executionId: unknown, options: { engin: 'rules' } },
      'options: has no field "engin"; did you mean engine?',
    ],
    [
      'a wrong filter value',
      { filter: { since: 'today' } },
      'filter.since: must be an RFC 3339 time such as 2026-11-20T09:00:00Z',
    ],
    ['no id', { executionId: 'x' }, 'executionId: must be the id of an execution, as getLog lists it'],
    ['an id nobody has', { executionId: unknown }, `executionId: there is no execution ${unknown}`],
    ['ids nobody has', { executionIds: [unknown] }, `executionIds: there is no execution ${unknown}`],
    [
      'a window that ends before it begins',
      { filter: { since: '2026-11-02T00:00:00Z', until: '2026-11-01T00:00:00Z' } },
      'filter.since: must be earlier than until',
    ],
    ['a limit', { filter: { status: 'failed' }, limit: 101 }, 'limit: must be a whole number between 1 and 100'],
  ])('%s', async (_kind, body, error) => {
    expect(await ask(await temporaryLog(), never, body)).toEqual({ error });
  });

  test.each([
    ['getLog', 'getLog'],
    [['create-minutes', 'test'], 'test'],
  ])('a filter for an operation that only looks at something: %j', async (operation, named) => {
    expect((await ask(await temporaryLog(), never, { filter: { operation } })).error).toBe(
      `filter.operation: is ${named}; only create-minutes, recorder, dailyBatch can be run again`,
    );
  });

  test.each(['engine', 'framework'] as const)('an option that create-minutes refuses: %s', async (option) => {
    const body = { filter: { status: 'failed' }, dryRun: true, options: { [option]: 'x' } };
    const own = requestOptions.safeParse({ [option]: 'x' }).error?.issues[0];
    expect((await ask(await temporaryLog(), never, body)).error).toBe(`options.${option}: ${own?.message}`);
  });

  test('what only looked at something', async () => {
    const log = await temporaryLog();
    const id = await recordedRun(log, { operation: 'getLog' });
    expect((await ask(log, never, { executionId: id })).error).toBe(
      `executionId: ${id} is of getLog; only create-minutes, recorder, dailyBatch can be run again`,
    );
  });
});
