import { createServer } from 'node:http';
import getPort from 'get-port';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openRenewal } from '#functions/dailyBatch/housekeeping/graph-subscriptions.ts';
import { joinCompanies } from '#functions/dailyBatch/housekeeping/join-companies.ts';
import { prune } from '#functions/dailyBatch/housekeeping/prune.ts';
import { recover } from '#functions/dailyBatch/housekeeping/recover.ts';
import { OperationError } from '#shared/errors.ts';
import { nameKey } from '#shared/crm/name-key.ts';
import { sqlFindCompany } from '#shared/crm/store/sql-find-company.ts';
import type { CallOperation, OperationCall } from '#shared/net/call-operation.ts';
import { keepPayload } from '#shared/store/keep-payload.ts';
import { openDatabase } from '#shared/store/database.ts';
import { newExecutionId } from '#shared/store/execution-id.ts';
import { leftoversIn } from '#shared/store/leftovers.ts';
import { readStoreSettings } from '#shared/store/settings.ts';
import { sqlExecutionStore } from '#shared/store/sql-execution-store.ts';
import { sqlWorkStore } from '#shared/store/sql-work-store.ts';
import { findStrandedIn } from '#shared/store/stranded.ts';
import { unassignedIn } from '#shared/store/unassigned.ts';
import { bothDatabases } from '../../support/databases.ts';
import { quietLog } from '../../support/recorder.ts';
import { newExecution } from '../../support/store.ts';

const lines = quietLog();

const now = new Date('2026-11-20T09:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const { signal } = new AbortController();

describe.each(bothDatabases())('on %s', (_name, store) => {
  async function house() {
    const { database } = readStoreSettings(await store());
    if (!database) throw new Error('no database');
    const db = await openDatabase(database);
    onTestFinished(() => db.destroy());
    const keep = keepPayload('full');
    const executions = sqlExecutionStore(db, keep);
    const work = sqlWorkStore(db, keep, executions);
    const calls: (OperationCall & { readonly id: string })[] = [];
    const callOperation: CallOperation = async (id, call) => {
      calls.push({ ...call, id });
      return { executionId: 'new', output: {} };
    };
    const services = { executions, findStranded: findStrandedIn(db), callOperation, hasQueue: true, now: () => now };
    const called = () => calls.map(({ id, headers }) => [id, headers?.['x-re-executed-from']]);
    return { executions, work, services, calls, called, db };
  }

  test('calls that died are marked, and run again with their input', async () => {
    const { executions, services, calls, called } = await house();
    const died = newExecution({
      startedAt: minutesAgo(90),
      leaseUntil: minutesAgo(89),
      input: { transcript: 'A: x', idempotencyKey: 'k' },
    });
    const alive = newExecution({ startedAt: minutesAgo(1), leaseUntil: minutesAgo(-1) });
    const byRecorder = newExecution({ startedAt: minutesAgo(80), leaseUntil: minutesAgo(79), trigger: 'recorder' });
    const daysOld = newExecution({ startedAt: minutesAgo(60 * 48), leaseUntil: minutesAgo(60 * 48) });
    const batch = newExecution({ startedAt: minutesAgo(70), leaseUntil: minutesAgo(69), operation: 'dailyBatch' });
    for (const each of [died, alive, byRecorder, daysOld, batch]) await executions.open(each);
    expect(await recover(services, 'key', signal)).toEqual({ died: 4, recovered: 1, failed: 0 });
    expect(called()).toEqual([['create-minutes', died.id]]);
    expect(calls[0]).toMatchObject({ body: { transcript: 'A: x' }, apiKey: 'key' });
    expect(calls[0]?.body).not.toHaveProperty('idempotencyKey');
    expect(await executions.find(died.id)).toMatchObject({ status: 'timedOut', error: { code: 'died' } });
    await executions.open(newExecution({ startedAt: now, reExecutedFrom: died.id, trigger: 'reExecute' }));
    expect(await recover(services, 'key', signal)).toEqual({ died: 0, recovered: 0, failed: 0 });
  });

  test('events whose sender does not come back are brought to their end by the recorder', async () => {
    const { work, services, called, calls } = await house();
    const event = (minutes: number) => {
      const { leaseUntil: _, ...execution } = newExecution({ operation: 'recorder', startedAt: minutesAgo(minutes) });
      return { execution, key: undefined, content: {}, sealed: undefined };
    };
    const [forgotten, recent, ended] = [event(30), event(5), event(40)];
    for (const each of [forgotten, recent, ended]) await work.accept(each);
    const begun = await work.begin(ended.execution.id, now, now);
    if (begun.state !== 'begun') throw new Error('not begun');
    await work.end(
      begun.attempt,
      { status: 'succeeded', output: {}, finishedAt: now, durationMs: 1, stages: [] },
      'kept',
    );
    expect(await recover(services, 'key', signal)).toMatchObject({ recovered: 1 });
    expect(called()).toEqual([['recorder', forgotten.execution.id]]);
    expect(calls[0]?.body).toEqual({});
  });

  test('minutes that were accepted and whose function died, or that no queue has delivered, are brought to their end', async () => {
    const { work, services, called, calls } = await house();
    const minutes = (minutesOld: number) => {
      const { leaseUntil: _, ...execution } = newExecution({ startedAt: minutesAgo(minutesOld) });
      return { execution, key: undefined, content: { transcript: 'A: x' }, sealed: undefined };
    };
    const [undelivered, recent, died, alive] = [minutes(30), minutes(5), minutes(3), minutes(2)];
    for (const each of [undelivered, recent, died, alive]) await work.accept(each);
    await work.begin(died.execution.id, minutesAgo(3), minutesAgo(2));
    await work.begin(alive.execution.id, minutesAgo(2), minutesAgo(-1));
    expect(await recover(services, 'key', signal)).toEqual({ died: 1, recovered: 2, failed: 0 });
    expect(called()).toEqual([
      ['create-minutes', undelivered.execution.id],
      ['create-minutes', died.execution.id],
    ]);
    expect(calls.map(({ body }) => body)).toEqual([{}, {}]);
    const told = lines().filter((line) => line.includes('"ALERT"'));
    expect(told).toEqual([expect.stringMatching(/never begun; see whether the queue delivers.*"count":1/)]);
  });

  test('of work that was never begun where there is no queue none is doubted', async () => {
    const { work, services } = await house();
    const { leaseUntil: _, ...execution } = newExecution({ startedAt: minutesAgo(30) });
    await work.accept({ execution, key: undefined, content: { transcript: 'A: x' }, sealed: undefined });
    expect(await recover({ ...services, hasQueue: false }, 'key', signal)).toMatchObject({ recovered: 1 });
    const told = lines().filter((line) => line.includes('"ALERT"'));
    expect(told).toEqual([expect.stringMatching(/never begun; the process that had accepted it ended first/)]);
  });

  test('of many events those come first that were tried least, so that some which fail every time hold up no other', async () => {
    const { work, services, called } = await house();
    const event = (minutes: number) => {
      const { leaseUntil: _, ...execution } = newExecution({ operation: 'recorder', startedAt: minutesAgo(minutes) });
      return { execution, key: undefined, content: {}, sealed: undefined };
    };
    const failing = Array.from({ length: 60 }, (_, n) => event(400 - n));
    const waiting = event(30);
    for (const each of [...failing, waiting]) await work.accept(each);
    for (const { execution } of failing) {
      const begun = await work.begin(execution.id, now, now);
      if (begun.state === 'begun') await work.defer(begun.attempt, { code: 'x', message: 'x', retryable: true }, []);
    }
    expect(await recover(services, 'key', signal)).toEqual({ died: 0, recovered: 61, failed: 0 });
    expect(called()[0]).toEqual(['recorder', waiting.execution.id]);
  });

  test('what there was no time for has not failed', async () => {
    const { executions, services, called } = await house();
    await executions.open(newExecution({ startedAt: minutesAgo(90), leaseUntil: minutesAgo(60) }));
    expect(await recover(services, 'key', AbortSignal.abort())).toEqual({ died: 1, recovered: 0, failed: 0 });
    expect(called()).toEqual([]);
  });

  test('what cannot be recovered is counted, and costs the others nothing', async () => {
    const { executions, services } = await house();
    for (let n = 0; n < 3; n += 1)
      await executions.open(newExecution({ startedAt: minutesAgo(90 - n), leaseUntil: minutesAgo(60) }));
    let calls = 0;
    const callOperation: CallOperation = async () => {
      calls += 1;
      if (calls === 1) throw new Error('no answer');
      return calls === 2 ? { executionId: '', error: new Error('answered 500') } : { executionId: '', output: {} };
    };
    expect(await recover({ ...services, callOperation }, 'key', signal)).toEqual({ died: 3, recovered: 1, failed: 2 });
  });

  test('minutes whose company has become known belong to it from now on', async () => {
    const { executions, db } = await house();
    const minutes = (title: string, email: string | null, side: string | null = null) => ({
      meeting: { title },
      participants: [{ name: 'Aiko Tanaka', email, side }],
    });
    const outputs = [
      minutes('Weekly', 'aiko@sample.co.jp'),
      minutes('Northwind GmbH / kick-off', null),
      minutes('Weekly', 'aiko@gmail.com'),
      minutes('Weekly', 'aiko@sample.co.jp', 'internal'),
      'not kept',
    ];
    const ids: string[] = [];
    for (const output of outputs) {
      const execution = newExecution({ startedAt: minutesAgo(60) });
      ids.push(execution.id);
      await executions.open(execution);
      const end = { finishedAt: now, durationMs: 1, stages: [] };
      await executions.close(execution.id, { status: 'succeeded', output, ...end });
    }
    const row = {
      source: 'file',
      phone: null,
      industry: null,
      owner_id: null,
      url: null,
      updated_at: null,
      archived: 0,
      seen_run: '',
    };
    const company = (id: string, name: string, domain: string | null) => ({
      ...row,
      id,
      name,
      name_key: nameKey(name) ?? null,
      domain,
    });
    const companies = [company('C-1', 'Sample', 'sample.co.jp'), company('C-2', 'Northwind', null)];
    await db.insertInto('crm_companies').values(companies).execute();
    const services = { executions, unassigned: unassignedIn(db), findCompany: sqlFindCompany(db), now: () => now };
    expect(await joinCompanies(services, signal)).toEqual({ looked: 5, joined: 2 });
    const found = await Promise.all(ids.map((id) => executions.find(id)));
    expect(found.map((each) => each?.companyId)).toEqual(['C-1', 'C-2', null, null, null]);
    expect(await joinCompanies(services, signal)).toEqual({ looked: 3, joined: 0 });
  });

  test('what is past its retention is deleted', async () => {
    const { executions } = await house();
    for (const days of [1, 29, 31, 40]) await executions.open(newExecution({ startedAt: minutesAgo(days * 24 * 60) }));
    const services = { executions, pruneLeftovers: async () => 0 };
    expect(await prune(services, 30, now, signal)).toBe(2);
    expect(await executions.list({}, { limit: 10 })).toHaveLength(2);
    expect(await prune(services, 30, now, signal)).toBe(0);
  });

  test('what was kept beside executions is deleted after them', async () => {
    const { db, executions, work } = await house();
    const [scope, other] = ['recorder:zoom', 'recorder:generic:console'];
    const [old, recent] = [minutesAgo(31 * 24 * 60).toISOString(), minutesAgo(60).toISOString()];
    await work.isLatest({ scope, subject: 'ended', occurredAt: old });
    await work.isLatest({ scope: other, subject: 'ended', occurredAt: recent });
    const ids = [31, 31, 1].map((days) => newExecutionId(minutesAgo(days * 24 * 60)));
    const note = { source: 'hubspot', company_id: 'C-1', attempts: 1, due_at: recent, note_id: null, error: null };
    const states = ['sent', 'pending', 'sent'] as const;
    const notes = ids.map((id, n) => ({ ...note, execution_id: id, status: states[n] ?? 'sent' }));
    await db.insertInto('crm_notes').values(notes).execute();
    await prune({ executions, pruneLeftovers: leftoversIn(db) }, 30, now, signal);
    expect(await db.selectFrom('recorder_subjects').select('scope').execute()).toEqual([{ scope: other }]);
    const kept = await db.selectFrom('crm_notes').select('execution_id').orderBy('execution_id').execute();
    expect(kept.map(({ execution_id: id }) => id)).toEqual(ids.slice(1));
  });

  test('a note is known as long as its minutes are there', async () => {
    const { db, executions } = await house();
    const { id } = newExecution({ startedAt: minutesAgo(31 * 24 * 60) });
    await executions.open(newExecution({ id, startedAt: minutesAgo(31 * 24 * 60) }));
    const note = { source: 'hubspot', company_id: 'C-1', attempts: 1, due_at: '', note_id: null, error: null };
    await db
      .insertInto('crm_notes')
      .values({ ...note, execution_id: id, status: 'sent' })
      .execute();
    expect(await leftoversIn(db)(now, 10)).toBe(0);
  });
});

test('pruning goes on in small steps until nothing is left, and stops when its time is over', async () => {
  const steps = [500, 500, 3];
  const services = { executions: { prune: async () => steps.shift() ?? 0 }, pruneLeftovers: async () => 0 };
  expect(await prune(services, 30, now, signal)).toBe(1_003);
  expect(await prune(services, 30, now, AbortSignal.abort())).toBe(0);
});

describe("Graph's subscriptions", () => {
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
  const transcripts = 'communications/onlineMeetings/getAllTranscripts';

  async function graph(refuses: readonly string[] = []) {
    const patched: [string, string][] = [];
    const server = createServer(async (request, response) => {
      const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString();
      const send = (status: number, answer: object) => response.writeHead(status).end(JSON.stringify(answer));
      if (request.url === '/tenant/oauth2/v2.0/token') {
        const known = new URLSearchParams(body).get('client_secret') === 'secret';
        return known ? send(200, { access_token: 'token' }) : send(401, { error: 'invalid_client' });
      }
      if (request.headers.authorization !== 'Bearer token') return send(401, {});
      const origin = `http://${request.headers.host}`;
      if (request.method === 'PATCH') {
        const id = request.url?.split('/').at(-1) ?? '';
        if (refuses.includes(id)) return send(404, {});
        patched.push([id, (JSON.parse(body) as { expirationDateTime: string }).expirationDateTime]);
        return send(200, {});
      }
      if (request.url === '/v1.0/subscriptions?page=2')
        return send(200, { value: [{ id: 'second', resource: transcripts, expirationDateTime: inHours(1) }] });
      return send(200, {
        value: [
          { id: 'first', resource: `/${transcripts}`, expirationDateTime: inHours(20) },
          { id: 'fresh', resource: transcripts, expirationDateTime: inHours(60) },
          { id: 'mail', resource: 'me/messages', expirationDateTime: inHours(1) },
        ],
        '@odata.nextLink': `${origin}/v1.0/subscriptions?page=2`,
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const app = { GRAPH_TENANT_ID: 'tenant', GRAPH_CLIENT_ID: 'client', GRAPH_CLIENT_SECRET: 'secret' };
    return { environment: { ...app, GRAPH_STAND_IN: url }, patched };
  }

  test('to transcripts are renewed before they end; no others, and none too early', async () => {
    const { environment, patched } = await graph();
    expect(await openRenewal(environment)?.(now, signal)).toEqual({ renewed: 2 });
    expect(patched.toSorted()).toEqual([
      ['first', inHours(70)],
      ['second', inHours(70)],
    ]);
  });

  test('that cannot be renewed are told of, when the others are renewed', async () => {
    const { environment, patched } = await graph(['first']);
    await expect(openRenewal(environment)?.(now, signal)).rejects.toThrow(
      /^1 of 2 subscriptions to transcripts are not renewed \(Microsoft Graph answered 404\); when they end/,
    );
    expect(patched).toEqual([['second', inHours(70)]]);
  });

  test('are left alone where no app is configured', () => {
    expect(openRenewal({})).toBeUndefined();
  });

  test('need an app that Microsoft knows', async () => {
    const { environment } = await graph();
    const renew = openRenewal({ ...environment, GRAPH_CLIENT_SECRET: 'wr0ng' });
    await expect(renew?.(now, signal)).rejects.toThrow('Microsoft Graph answered 401');
  });

  test('that Microsoft cannot be asked for are told of as those', async () => {
    const { environment } = await graph();
    const stopped = `http://127.0.0.1:${await getPort({ host: '127.0.0.1' })}`;
    await expect(openRenewal({ ...environment, GRAPH_STAND_IN: stopped })?.(now, signal)).rejects.toThrow(
      new OperationError('graphFailed', 'Microsoft Graph gave no answer; the log has the reason'),
    );
  });
});
