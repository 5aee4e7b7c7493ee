import * as z from 'zod';
import type { Company, CrmPage, Owner } from '../crm.ts';
import { toDomain } from '../domain.ts';
import { optionalText, optionalTime, optionalUrl, recordId } from '../fields.ts';
import { readRecords } from '../read-records.ts';

const yes = /^(?:true|yes|y|1|on|はい|○|済)$/i;
const flag = z
  .unknown()
  .optional()
  .transform((value) => value === true || yes.test(String(value ?? '').trim()));

const companyRecord = z.object({
  id: recordId,
  name: optionalText,
  domain: optionalText,
  phone: optionalText,
  industry: optionalText,
  ownerId: optionalText,
  ownerName: optionalText,
  ownerEmail: optionalText,
  url: optionalUrl,
  updatedAt: optionalTime,
  archived: flag,
});

const ownerRecord = z.object({
  id: recordId,
  name: optionalText,
  email: optionalText,
  teams: z.array(z.string()).catch([]),
  updatedAt: optionalTime,
  archived: flag,
});

/** A record of the file with its place, which stands for it where it has no id. */
export interface Placed {
  readonly place: string;
  readonly record: unknown;
}

/** Without a column for it, an owner's id is their address or else their name. A company without an id is known by domain or name. */
export function toCompanies(records: readonly Placed[]): Omit<Extract<CrmPage, { kind: 'companies' }>, 'next'> {
  const { items, rejected } = readAll(records, (record): Company => {
    const { ownerName, ownerEmail, ownerId, ...rest } = companyRecord.parse(withId(record, ['domain', 'name']));
    return { ...rest, domain: toDomain(rest.domain), ownerId: ownerId ?? ownerEmail ?? ownerName };
  });
  return { kind: 'companies', items, rejected };
}

/** Owners of a list of their own. */
export function toOwners(records: readonly Placed[]): Omit<Extract<CrmPage, { kind: 'owners' }>, 'next'> {
  const { items, rejected } = readAll(records, (record): Owner => ownerRecord.parse(withId(record, ['email', 'name'])));
  return { kind: 'owners', items, rejected };
}

/** The owners that are written beside the companies. What is wrong with a company is told where companies are read. */
export function ownersOf(records: readonly Placed[]): Omit<Extract<CrmPage, { kind: 'owners' }>, 'next'> {
  const owners = new Map<string, Owner>();
  for (const { record } of records) {
    const { ownerId, ownerName, ownerEmail } = companyRecord.safeParse(withId(record, ['domain', 'name'])).data ?? {};
    const id = ownerId ?? ownerEmail ?? ownerName;
    if (id && (ownerName || ownerEmail))
      owners.set(id, { id, name: ownerName, email: ownerEmail, teams: [], updatedAt: undefined, archived: false });
  }
  return { kind: 'owners', items: [...owners.values()], rejected: [] };
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
