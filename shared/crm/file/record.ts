import * as z from 'zod';
import type { Company, CrmPage, Owner } from '../crm.ts';
import { toDomain } from '../domain.ts';
import { anything, recordId } from '../fields.ts';
import { readRecords } from '../read-records.ts';
import { toText, toTime, toUrl } from '../values.ts';

const yes = /^(?:true|yes|y|1|on|はい|○|済)$/i;

const companyRecord = z.object({
  id: recordId,
  name: anything,
  domain: anything,
  phone: anything,
  industry: anything,
  ownerId: anything,
  ownerName: anything,
  ownerEmail: anything,
  url: anything,
  updatedAt: anything,
  archived: anything,
});

const ownerRecord = z.object({
  id: recordId,
  name: anything,
  email: anything,
  teams: z.array(z.string()).catch([]),
  updatedAt: anything,
  archived: anything,
});

/** A record of the file with its place, which stands for it where it has no id. */
export interface Placed {
  readonly place: string;
  readonly record: unknown;
}

/** Without a column for it, an owner's id is their address or else their name. A company without an id is known by domain or name. */
export function toCompanies(records: readonly Placed[]): Omit<Extract<CrmPage, { kind: 'companies' }>, 'next'> {
  return { kind: 'companies', ...readAll(records, toCompany) };
}

/** Owners of a list of their own. */
export function toOwners(records: readonly Placed[]): Omit<Extract<CrmPage, { kind: 'owners' }>, 'next'> {
  return { kind: 'owners', ...readAll(records, toOwner) };
}

/** The owners that are written beside the companies. What is wrong with a company is told where companies are read. */
export function ownersOf(records: readonly Placed[]): Omit<Extract<CrmPage, { kind: 'owners' }>, 'next'> {
  const owners = new Map<string, Owner>();
  for (const { record } of records) {
    const read = companyRecord.safeParse(withId(record, ['domain', 'name'])).data;
    const [id, name, email] = [read && ownerIdOf(read), toText(read?.ownerName), toText(read?.ownerEmail)];
    if (id && (name || email)) owners.set(id, { id, name, email, teams: [], updatedAt: undefined, archived: false });
  }
  return { kind: 'owners', items: [...owners.values()], rejected: [] };
}

function toCompany(record: unknown): Company {
  const read = companyRecord.parse(withId(record, ['domain', 'name']));
  return {
    id: read.id,
    name: toText(read.name),
    domain: toDomain(toText(read.domain)),
    phone: toText(read.phone),
    industry: toText(read.industry),
    ownerId: ownerIdOf(read),
    url: toUrl(read.url),
    updatedAt: toTime(read.updatedAt),
    archived: isYes(read.archived),
  };
}

function toOwner(record: unknown): Owner {
  const { id, name, email, teams, updatedAt, archived } = ownerRecord.parse(withId(record, ['email', 'name']));
  const [written, address] = [toText(name), toText(email)];
  return { id, name: written, email: address, teams, updatedAt: toTime(updatedAt), archived: isYes(archived) };
}

function ownerIdOf({ ownerId, ownerEmail, ownerName }: z.output<typeof companyRecord>): string | undefined {
  return toText(ownerId) ?? toText(ownerEmail) ?? toText(ownerName);
}

function isYes(value: unknown): boolean {
  return value === true || yes.test(String(value ?? '').trim());
}

function readAll<Item>(records: readonly Placed[], read: (record: unknown) => Item) {
  return readRecords(
    records,
    ({ record }) => read(record),
    ({ place }) => place,
  );
}

function withId(record: unknown, alternatives: readonly string[]): unknown {
  if (typeof record !== 'object' || record === null) return record;
  const fields = record as Readonly<Record<string, unknown>>;
  if (fields.id !== undefined && fields.id !== '') return record;
  return {
    ...fields,
    id: alternatives.map((name) => fields[name]).find((value) => typeof value === 'string' && value),
  };
}
