import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hubspotApi, type HubspotLimits } from './crm/hubspot-api.ts';
import { fetchWhileKilling } from './crm/fetch-while-killing.ts';
import { companyAt, type Invented, invent } from './crm/invent.ts';
import { type BatchRun, runBatch } from './crm/run-batch.ts';
import { type Fault, type Running, serveVendor } from './crm/server.ts';
import { alone, compared, type Measurement } from './measurement.ts';

const [companiesPerRound, owners] = [100_000, 2_000];
const [per10Seconds, limitedCompanies] = [100, 24_000];
const windowMs = 10_000;
const [kills, killedCompanies, longestMs] = [5, 50_000, 700];
/** Those that may come often, and those after which pages come again. */
const passing: readonly Fault[] = ['badGateway', 'cut', 'cutBody', 'malformed'];
const repeating: readonly (readonly [number, Fault])[] = [
  [50, 'tooMany'],
  [90, 'repeat'],
  [140, 'expired'],
  [290, 'repeat'],
  [300, 'expired'],
];

/** dailyBatch against a server that speaks HubSpot's API. @param rounds hundreds of thousands of companies; 10 are a million */
export async function measureDailyBatch(rounds: number): Promise<readonly Measurement[]> {
  const first = await withServer(invent(companiesPerRound, owners), {}, measureRate);
  const more = rounds > 1 ? await withServer(invent(rounds * companiesPerRound, owners), {}, runTwice) : undefined;
  const limited = await withServer(invent(limitedCompanies, 20), { per10Seconds }, measureLimited);
  const disturbed = await withServer(invent(killedCompanies, owners), {}, measureFaults);
  const killed = await withServer(invent(killedCompanies, owners), {}, measureKills);
  return [...first.rows, ...(more ? growth(first.run, more) : []), ...limited, disturbed, killed];
}

type Served = { readonly data: Invented; readonly server: Running; readonly environment: Record<string, string> };

async function withServer<Result>(data: Invented, limits: HubspotLimits, work: (served: Served) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), 'minutes-api-bench-'));
  const server = await serveVendor(hubspotApi(data, 'token', limits));
  const environment = {
    DATA_DIR: folder,
    HUBSPOT_ACCESS_TOKEN: 'token',
    HUBSPOT_API_URL: server.url,
    HUBSPOT_REQUESTS_PER_10_SECONDS: String(limits.per10Seconds ?? 100_000),
  };
  try {
    return await work({ data, server, environment });
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
}

async function runTwice({ environment }: Served): Promise<readonly [BatchRun, BatchRun]> {
  return [await runBatch(environment), await runBatch(environment, { mode: 'full' })];
}

async function measureRate(served: Served) {
  const [run, again] = await runTwice(served);
  const note = `${companiesPerRound} companies, ${owners} owners, pages of 100, into SQLite`;
  const bar = { of: 'median', atLeast: 10_000 } as const;
  const rows = [
    alone({ what: 'companies new to the store', unit: 'companies/s', bar, note }, [rateOf(run)]),
    alone({ what: 'companies known to the store', unit: 'companies/s', bar, note }, [rateOf(again)]),
    peak(run, note),
  ];
  return { rows, run };
}

function growth(small: BatchRun, [large]: readonly [BatchRun, BatchRun]): readonly Measurement[] {
  const note = `${large.answer.companies.fetched} companies beside ${companiesPerRound}`;
  const cost = ({ ms, answer }: BatchRun) => (1000 * ms) / answer.companies.fetched;
  const bar = { of: 'ratio', atMost: 1.25 } as const;
  const what = 'a thousand companies, of many';
  return [compared({ what, unit: 'ms', bar, note }, [cost(large)], [cost(small)]), peak(large, note)];
}

async function measureLimited({ server, environment }: Served): Promise<readonly Measurement[]> {
  const { ms, answer } = await runBatch(environment);
  const begin = (server.times[0] ?? 0) + windowMs;
  const seconds = ((server.times.at(-1) ?? 0) - begin) / 1000;
  const later = server.times.filter((time) => time >= begin).length;
  // The first hundred calls may come at once; the rate is that of the windows after them.
  const share = (100 * later * (windowMs / 1000)) / (seconds * per10Seconds);
  const refused = (100 * server.counts.tooMany) / server.counts.requests;
  const note = `${answer.apiCalls} calls in ${(ms / 1000).toFixed(1)} s where ${per10Seconds} in 10 s are allowed`;
  return [
    alone({ what: 'of the allowed rate', unit: '%', bar: { of: 'median', atLeast: 90 }, note }, [share]),
    alone({ what: 'of the calls refused (429)', unit: '%', bar: { of: 'median', atMost: 1 }, note }, [refused]),
  ];
}

async function measureFaults({ data, server, environment }: Served): Promise<Measurement> {
  for (let at = 7; at < 700; at += 67) server.faults.set(at, passing[at % passing.length] ?? 'cut');
  for (const [at, fault] of repeating) server.faults.set(at, fault);
  const { ms } = await runBatch(environment);
  const note = `${server.faults.size} faults of ${passing.length + 3} kinds in ${data.companies} companies; ${(ms / 1000).toFixed(1)} s`;
  return none('records that differ from the CRM, after faults', differences(data, environment), note);
}

async function measureKills({ data, environment }: Served): Promise<Measurement> {
  const { kills: killed, companies } = await fetchWhileKilling(environment, kills, longestMs);
  const note = `${killed} kills; counts of the last run: ${JSON.stringify(companies)}`;
  return none('records that differ from the CRM, after kills', differences(data, environment), note);
}

/** How many companies of the store are not as the CRM has them, or are missing. */
function differences(data: Invented, { DATA_DIR }: Record<string, string>): number {
  const database = new DatabaseSync(join(DATA_DIR ?? '', 'minutes-api.sqlite'));
  const rows = database.prepare('select id, name, domain, owner_id, updated_at, archived from crm_companies').all();
  database.close();
  const same = rows.filter((row) => {
    const company = companyAt(data, Number(row.id));
    return (
      row.name === company?.name &&
      row.domain === company?.domain &&
      row.owner_id === String(company?.ownerId) &&
      row.updated_at === company?.changedAt.toISOString() &&
      row.archived === Number(company?.archived)
    );
  });
  return data.companies - same.length + (rows.length - same.length);
}

function rateOf({ ms, answer }: BatchRun): number {
  return (1000 * answer.companies.fetched) / ms;
}

function peak({ peakBytes }: BatchRun, note: string): Measurement {
  return alone({ what: 'memory at most', unit: 'MB', bar: { of: 'median', atMost: 200 }, note }, [peakBytes / 1e6]);
}

function none(what: string, count: number, note: string): Measurement {
  return alone({ what, unit: 'calls', bar: { of: 'median', atMost: 0 }, note }, [count]);
}
