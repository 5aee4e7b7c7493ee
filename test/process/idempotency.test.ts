import { describe, expect, test } from 'vitest';
import { startFramework } from '../support/framework.ts';
import { fixture } from '../support/call.ts';
import { bothDatabases } from '../support/databases.ts';
import { send } from '../support/http.ts';

const meeting = fixture('meetings/ami-ES2009c.json');
const key = { 'x-api-key': 'secret-key' };

describe.each(bothDatabases())('four functions on one %s', (_name, createDatabase) => {
  test('do the work of 200 parallel calls with one idempotency key once', async () => {
    const environment = { API_KEYS: 'console:secret-key', ...(await createDatabase()) };
    const functions = await Promise.all(Array.from({ length: 4 }, () => startFramework('create-minutes', environment)));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        send(functions[n % 4]?.url ?? '', { headers: { ...key, 'idempotency-key': 'k-1' }, body: meeting }),
      ),
    );
    const log = await startFramework('getLog', environment);
    const { json } = await send(log.url, { headers: key, body: '{"operation":"create-minutes"}' });
    const { executions } = json as { executions: { id: string; duplicates: number }[] };
    expect(executions).toMatchObject([{ status: 'succeeded', idempotencyKey: 'k-1', duplicates: 199 }]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(answers.map(({ headers }) => headers['x-execution-id']))).toEqual(new Set([executions[0]?.id]));
    const ownWork = answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined);
    expect(ownWork).toHaveLength(1);
  }, 60_000);
});
