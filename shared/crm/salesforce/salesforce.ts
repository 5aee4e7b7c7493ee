import * as z from 'zod';
import { type Company, type Crm, ExpiredCursorError, type Owner, type Pass } from '../crm.ts';
import { toDomain } from '../domain.ts';
import { anything, recordId } from '../fields.ts';
import { readRecords } from '../read-records.ts';
import type { CrmVariables } from '../settings.ts';
import { toText, toTime } from '../values.ts';
import { openVendorClient, type Patience } from '../vendor-client.ts';
import { salesforceNotes } from './notes.ts';
import { isExpiredLocator, salesforceRules } from './rules.ts';
import { openSession, type SalesforceSession } from './session.ts';

const version = 'v66.0';
const data = `/services/data/${version}`;

/** Users of other types are customers and partners in a portal: thousands perhaps, and their addresses' domains are not ours. */
const ownPeople = 'Standard';

const queryPage = z.object({
  done: z.boolean(),
  /** Never another host: the session goes along. */
  nextRecordsUrl: z
    .string()
    .regex(/^\/services\/data\/[\w./-]+$/)
    .optional(),
  records: z.array(z.unknown()),
});
const flag = z.boolean().nullish();
const account = z.object({
  Id: recordId,
  Name: anything,
  Website: anything,
  Phone: anything,
  Industry: anything,
  OwnerId: anything,
  SystemModstamp: anything,
  IsDeleted: flag,
});
const user = z.object({
  Id: recordId,
  Name: anything,
  Email: anything,
  IsActive: flag,
  SystemModstamp: anything,
});
const withId = z.object({ Id: z.string() });
const nameOf = (record: unknown) => withId.safeParse(record).data?.Id;

/** Salesforce by its REST API: accounts and users, deleted and inactive ones too. */
export function salesforce(variables: CrmVariables, signal: AbortSignal, patience?: Patience): Crm {
  const client = openVendorClient(salesforceRules(variables.SALESFORCE_REQUESTS_PER_SECOND), signal, patience);
  const session = openSession(variables, client);
  const companies = (since: Date | undefined): Pass => ({
    name: since ? 'changedCompanies' : 'companies',
    kind: 'companies',
    page: async (cursor, callSignal) => {
      const fields = 'Id,Name,Website,Phone,Industry,OwnerId,SystemModstamp,IsDeleted';
      const { records, next } = await query(session, 'queryAll', select(fields, 'Account', since), cursor, callSignal);
      return {
        kind: 'companies',
        ...readRecords(records, (record) => toCompany(record, session.address()), nameOf),
        next,
      };
    },
  });
  const owners: Pass = {
    name: 'owners',
    kind: 'owners',
    page: async (cursor, callSignal) => {
      const soql = `${select('Id,Name,Email,IsActive,SystemModstamp', 'User', undefined)} WHERE UserType = '${ownPeople}'`;
      const { records, next } = await query(session, 'query', soql, cursor, callSignal);
      return { kind: 'owners', ...readRecords(records, toOwner, nameOf), next };
    },
  };
  return {
    source: 'salesforce',
    incremental: true,
    passes: (since) => [owners, companies(since)],
    usage: client.usage,
    notes: salesforceNotes(session, data),
  };
}

function select(fields: string, object: string, since: Date | undefined): string {
  const from = `SELECT ${fields} FROM ${object}`;
  return since ? `${from} WHERE SystemModstamp >= ${since.toISOString()}` : from;
}

async function query(
  session: SalesforceSession,
  resource: 'query' | 'queryAll',
  soql: string,
  cursor: string | undefined,
  signal: AbortSignal,
): Promise<{ readonly records: readonly unknown[]; readonly next: string | undefined }> {
  const path = cursor ?? `${data}/${resource}?${new URLSearchParams({ q: soql })}`;
  try {
    const { done, nextRecordsUrl, records } = queryPage.parse(await session.call({ path, repeatable: true, signal }));
    return { records, next: done ? undefined : nextRecordsUrl };
  } catch (error) {
    if (!isExpiredLocator(error)) throw error;
    throw new ExpiredCursorError('Salesforce no longer knows the cursor', { cause: error });
  }
}

function toCompany(record: unknown, address: string | undefined): Company {
  const { Id, Name, Website, Phone, Industry, OwnerId, SystemModstamp, IsDeleted } = account.parse(record);
  return {
    id: Id,
    name: toText(Name),
    domain: toDomain(toText(Website)),
    phone: toText(Phone),
    industry: toText(Industry),
    ownerId: toText(OwnerId),
    url: address && `${address}/lightning/r/Account/${encodeURIComponent(Id)}/view`,
    updatedAt: toTime(SystemModstamp),
    archived: IsDeleted === true,
  };
}

function toOwner(record: unknown): Owner {
  const { Id, Name, Email, IsActive, SystemModstamp } = user.parse(record);
  const updatedAt = toTime(SystemModstamp);
  return { id: Id, name: toText(Name), email: toText(Email), teams: [], updatedAt, archived: IsActive === false };
}
