import { describe, expect, test } from 'vitest';
import { writeBack } from '#functions/dailyBatch/write-back/write-back.ts';
import type { Fault } from '#infra/bench/crm/server.ts';
import { openCrm } from '#shared/crm/open-crm.ts';
import { readCrmSettings } from '#shared/crm/settings.ts';
import { sqlNoteOutbox } from '#shared/crm/store/note-outbox.ts';
import { bothDatabases } from '../../support/databases.ts';
import {
  batchUnderTest,
  hubspotUnderTest,
  salesforceUnderTest,
  type VendorUnderTest,
} from '../../support/daily-batch.ts';
import { quietLog } from '../../support/recorder.ts';
import { newExecution, temporaryFolder, temporaryLog } from '../../support/store.ts';
import { accountId, lockedAccount } from '../../support/salesforce-api.ts';

quietLog();

const made = new Date('2026-11-20T09:00:00Z');
const hourMs = 60 * 60 * 1000;
const hurry = { firstMs: 1, secondMs: 5 };

const page = '<!doctype html><html><head><style>p {}</style></head><body><h1>Northwind pilot</h1></body></html>';

const output = (companyId: string, html = page) => ({
  meeting: { title: 'Northwind pilot', startedAt: '2026-11-19T10:00:00+01:00' },
  rendered: { html },
  crm: { companyId, dealId: '9001', ownerId: '7', company: null },
});

/** A CRM with companies, and a log with minutes of some of them. */
async function written(
  vendor: VendorUnderTest,
  environment: Record<string, string>,
  companyIds: readonly string[],
  html?: string | ((n: number) => string),
) {
  const batch = await batchUnderTest(vendor.environment, { store: environment });
  await batch.run();
  const log = await temporaryLog(environment);
  for (const [n, companyId] of companyIds.entries()) {
    const execution = newExecution({ startedAt: made });
    await log.open(execution);
    const end = { finishedAt: made, durationMs: 1, stages: [], companyId };
    await log.close(execution.id, {
      status: 'succeeded',
      output: output(companyId, typeof html === 'function' ? html(n) : html),
      ...end,
    });
  }
  const outbox = sqlNoteOutbox(batch.db);
  const open = openCrm(readCrmSettings(vendor.environment));
  const signal = new AbortController().signal;
  const run = async (hours: number) => {
    const crm = await open?.(signal, hurry);
    const now = () => new Date(made.getTime() + hours * hourMs);
    return crm && writeBack(crm, { outbox, executions: log, now }, signal);
  };
  const rows = () => batch.db.selectFrom('crm_notes').selectAll().execute();
  const posted = () =>
    vendor.server.requests.filter(({ method, path }) => method === 'POST' && /\/notes$|\/composite$/.test(path));
  return { run, rows, posted };
}

const vendors = [
  ['HubSpot', hubspotUnderTest, ['5', '6']],
  ['Salesforce', salesforceUnderTest, [accountId(5), accountId(6)]],
] as const;

describe.each(bothDatabases())('on %s', (_database, store) => {
  test.each(vendors)('minutes are written to %s as notes of their company and deal, once', async (_name, open, ids) => {
    const { run, rows, posted } = await written(await open(20), await store(), [...ids, 'unknown-company']);
    expect(await run(1)).toEqual({ written: 2, postponed: 0, failed: 0 });
    expect(await run(2)).toEqual({ written: 0, postponed: 0, failed: 0 });
    expect(posted()).toHaveLength(2);
    const [first] = await rows();
    expect(first).toMatchObject({ status: 'sent', attempts: 1, error: null, note_id: expect.any(String) });
    const body = posted()[0]?.body ?? '';
    expect(body).toContain(`minutes-api:${first?.execution_id}`);
    expect(body).toContain('9001');
    expect(body).not.toMatch(/style|doctype/);
  });
});

test.each<[string, Fault]>([
  ['the answer never comes', 'cut'],
  ['the answer breaks off', 'cutBody'],
  ['the answer is no JSON', 'malformed'],
])('a note whose fate is not known, because %s, is looked for before it is written again', async (_what, fault) => {
  for (const [, open, [id]] of vendors) {
    const vendor = await open(20);
    const environment = { DATA_DIR: temporaryFolder() };
    const { run, rows, posted } = await written(vendor, environment, [id]);
    const next = vendor.server.counts.requests + 1;
    vendor.server.faults.set('SALESFORCE_CLIENT_ID' in vendor.environment ? next + 1 : next, fault);
    expect(await run(1)).toEqual({ written: 0, postponed: 1, failed: 0 });
    expect(await run(1)).toEqual({ written: 0, postponed: 0, failed: 0 });
    expect(await run(2)).toEqual({ written: 1, postponed: 0, failed: 0 });
    expect(posted()).toHaveLength(1);
    expect(await rows()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  }
});

test('one that was not written for sure is written by a later call', async () => {
  const vendor = await hubspotUnderTest(20);
  const { run, posted } = await written(vendor, { DATA_DIR: temporaryFolder() }, ['5']);
  vendor.server.faults.set(vendor.server.counts.requests + 1, 'unauthorized');
  expect(await run(1)).toEqual({ written: 0, postponed: 1, failed: 0 });
  expect(await run(2)).toEqual({ written: 1, postponed: 0, failed: 0 });
  expect(posted()).toHaveLength(2);
});

const rendered = `<!doctype html><html><body>
<header><h1>R&amp;D &#39;pilot&#39;</h1><dl><div><dt>Date</dt><dd>2026-11-19</dd></div></dl></header>
<section><h2>Tasks</h2><table><thead><tr><th scope="col">What</th><th scope="col">Who</th></tr></thead><tbody><tr><td>Send it<span class="refs"> <a href="#t1">0:12</a></span></td><td class="short">Aiko</td></tr></tbody></table></section>
<section><h2>Decisions</h2><ul><li>Two sites<br><small>for now</small></li></ul></section>
<footer><h2>Passages</h2><p id="t1"><b>0:12</b> Aiko: Yes. <a href="#from-t1" aria-label="Back">↑</a></p></footer>
</body></html>`;

test('a note of Salesforce has no more of HTML than Salesforce takes, and all that is said', async () => {
  const vendor = await salesforceUnderTest(20);
  const { run, posted } = await written(vendor, { DATA_DIR: temporaryFolder() }, [accountId(5)], rendered);
  expect(await run(1)).toEqual({ written: 1, postponed: 0, failed: 0 });
  const content = JSON.parse(posted()[0]?.body ?? '').compositeRequest[0].body.Content;
  expect(Buffer.from(content, 'base64').toString().replace(/> </g, '><')).toBe(
    '<p><b>R&amp;D &#39;pilot&#39;</b></p><p><b>Date</b> 2026-11-19</p><p><b>Tasks</b></p><p>What | Who</p><p>Send it 0:12 | Aiko</p><p><b>Decisions</b></p><ul><li>Two sites<br>for now</li></ul><p><b>Passages</b></p><p><b>0:12</b> Aiko: Yes.</p>',
  );
});

test.each(['<span class="refs">a</span>', 'R&amp;D ', '😀'])(
  'a note that is too long for HubSpot is cut where it breaks nothing of %s, and says so',
  async (piece) => {
    const vendor = await hubspotUnderTest(20);
    const { run, posted } = await written(
      vendor,
      { DATA_DIR: temporaryFolder() },
      Array.from({ length: 9 }, () => '5'),
      (n) => 'x'.repeat(n) + piece.repeat(70_000 / piece.length),
    );
    expect(await run(1)).toEqual({ written: 9, postponed: 0, failed: 0 });
    const bodies = posted().map(({ body }): string => JSON.parse(body).properties.hs_note_body);
    const whole =
      /^x*(?:<span class="refs">a<\/span>|<span class="refs">a?|R&amp;D |R(?:&amp;)?D? ?|😀)*<p>…<\/p><p>minutes-api:[\w-]+<\/p>$/u;
    expect(bodies.filter((body) => !whole.test(body)).map((body) => body.slice(-90))).toEqual([]);
  },
);

test('a note whose record somebody else holds is written by a later call, and the reason of a refusal is told', async () => {
  const vendor = await salesforceUnderTest(20);
  const { run, rows } = await written(vendor, { DATA_DIR: temporaryFolder() }, [lockedAccount]);
  expect(await run(1)).toEqual({ written: 0, postponed: 1, failed: 0 });
  expect(await rows()).toMatchObject([{ status: 'pending', error: 'Salesforce answered 400 (UNABLE_TO_LOCK_ROW)' }]);
});

test('all minutes of a busy day are written, however many there are', async () => {
  const vendor = await hubspotUnderTest(20);
  const { run, posted } = await written(
    vendor,
    { DATA_DIR: temporaryFolder() },
    Array.from({ length: 250 }, () => '5'),
  );
  expect(await run(1)).toEqual({ written: 250, postponed: 0, failed: 0 });
  expect(posted()).toHaveLength(250);
});

test('a CRM without notes is left alone', async () => {
  const crm = {
    source: 'file',
    incremental: false,
    passes: () => [],
    usage: () => ({ calls: 0, rateLimited: 0 }),
  } as const;
  const services = { outbox: {} as never, executions: {} as never, now: () => made };
  expect(await writeBack(crm, services, new AbortController().signal)).toBeUndefined();
});
