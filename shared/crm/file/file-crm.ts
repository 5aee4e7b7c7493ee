import { access, constants, stat } from 'node:fs/promises';
import { OperationError } from '#shared/errors.ts';
import { type Crm, type CrmPage, ExpiredCursorError, type Pass } from '../crm.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { ownersOf, type Placed, toCompanies, toOwners } from './record.ts';

const pageLength = 500;

type Reading = AsyncIterator<Placed>;

/** A CSV or JSON file in place of a CRM: always read as a whole, so that what is no longer in it counts as archived. */
export function fileCrm(path: string): Crm {
  let calls = 0;
  const count = () => {
    calls += 1;
  };
  return {
    source: 'file',
    incremental: false,
    passes: () => [pass(path, 'owners', ownersIn, count), pass(path, 'companies', companiesIn, count)],
    usage: () => ({ calls, rateLimited: 0 }),
  };
}

interface List {
  readonly records: AsyncIterable<Placed>;
  readonly toPage: (
    records: readonly Placed[],
  ) => Omit<Extract<CrmPage, { kind: 'owners' }>, 'next'> | Omit<Extract<CrmPage, { kind: 'companies' }>, 'next'>;
}

async function ownersIn(path: string): Promise<List> {
  if (!isJson(path)) return { records: readCsv(path), toPage: ownersOf };
  const { companies, owners } = await readJson(path);
  return owners ? { records: each(owners), toPage: toOwners } : { records: each(companies), toPage: ownersOf };
}

async function companiesIn(path: string): Promise<List> {
  return { records: isJson(path) ? each((await readJson(path)).companies) : readCsv(path), toPage: toCompanies };
}

/** A cursor is the file's version and a number of records; the reading goes on where the page before ended, else it skips to there. */
function pass(path: string, kind: Pass['kind'], open: (path: string) => Promise<List>, count: () => void): Pass {
  let reading: { readonly at: string; readonly from: Reading; readonly toPage: List['toPage'] } | undefined;
  return {
    name: kind,
    kind,
    page: async (cursor) => {
      count();
      const version = await versionOf(path);
      const [of, skipped = 0] = cursor?.split(':').map(Number) ?? [version, 0];
      if (of !== version) throw new ExpiredCursorError('the CRM file has changed since');
      const { from, toPage } =
        cursor !== undefined && reading?.at === cursor ? reading : await openAt(path, skipped, open);
      const records = await take(from, pageLength);
      const next = records.length < pageLength ? undefined : `${version}:${skipped + pageLength}`;
      reading = next === undefined ? undefined : { at: next, from, toPage };
      return { ...toPage(records), next };
    },
  };
}

async function openAt(path: string, skipped: number, open: (path: string) => Promise<List>) {
  const { records, toPage } = await open(path);
  const from = records[Symbol.asyncIterator]();
  for (let n = 0; n < skipped; n += 1) await from.next();
  return { from, toPage };
}

async function take(from: Reading, count: number): Promise<readonly Placed[]> {
  const records: Placed[] = [];
  while (records.length < count) {
    const { done, value } = await from.next();
    if (done) break;
    records.push(value);
  }
  return records;
}

async function* each(records: readonly Placed[]): AsyncGenerator<Placed> {
  yield* records;
}

async function versionOf(path: string): Promise<number> {
  try {
    await access(path, constants.R_OK);
    const found = await stat(path);
    if (!found.isFile()) throw new Error('not a file');
    return Math.round(found.mtimeMs);
  } catch (error) {
    const text = 'the CRM file cannot be read: CRM_FILE must name a CSV or JSON file that this process may read';
    throw new OperationError('crmFileUnreadable', text, { cause: error });
  }
}

function isJson(path: string): boolean {
  return path.toLowerCase().endsWith('.json');
}
