import * as z from 'zod';
import type { Company, CrmPage, Owner } from '../crm.ts';
import { toDomain } from '../domain.ts';
import { anything, recordId } from '../fields.ts';
import { readRecords } from '../read-records.ts';
import { toText, toTime } from '../values.ts';

export const companyProperties = [
  'name',
  'domain',
  'website',
  'phone',
  'industry',
  'hubspot_owner_id',
  'hs_lastmodifieddate',
];

/** A page of any list. Its records are looked at one by one: a broken one must not cost the others. */
export const listPage = z.object({
  results: z.array(z.unknown()),
  paging: z.object({ next: z.object({ after: z.coerce.string().min(1) }).nullish() }).nullish(),
});

export type Listed = z.output<typeof listPage>;

const archived = z.boolean().nullish();

const companyRecord = z.object({
  id: recordId,
  properties: z.object(
    {
      name: anything,
      domain: anything,
      website: anything,
      phone: anything,
      industry: anything,
      hubspot_owner_id: anything,
      hs_lastmodifieddate: anything,
    },
    'must be an object',
  ),
  updatedAt: anything,
  archived,
});

const ownerRecord = z.object({
  id: recordId,
  email: anything,
  firstName: anything,
  lastName: anything,
  updatedAt: anything,
  archived,
  teams: z.array(z.object({ name: z.string() })).catch([]),
});

/** @param portalId of the account, for addresses that people can open; undefined for none */
export function toCompanies(portalId: string | undefined) {
  const read = (record: unknown): Company => {
    const { id, properties, updatedAt, archived: gone } = companyRecord.parse(record);
    return {
      id,
      name: toText(properties.name),
      domain: toDomain(toText(properties.domain)) ?? toDomain(toText(properties.website)),
      phone: toText(properties.phone),
      industry: toText(properties.industry),
      ownerId: toText(properties.hubspot_owner_id),
      url: portalId && `https://app.hubspot.com/contacts/${portalId}/company/${encodeURIComponent(id)}`,
      updatedAt: toTime(properties.hs_lastmodifieddate) ?? toTime(updatedAt),
      archived: gone === true,
    };
  };
  return (results: readonly unknown[]): Omit<Extract<CrmPage, { kind: 'companies' }>, 'next'> => ({
    kind: 'companies',
    ...readEach(results, read),
  });
}

/** Companies point at an owner's `id`, never at the `userId`. */
export function toOwners(results: readonly unknown[]): Omit<Extract<CrmPage, { kind: 'owners' }>, 'next'> {
  const read = (record: unknown): Owner => {
    const { id, email, firstName, lastName, updatedAt, archived: gone, teams } = ownerRecord.parse(record);
    return {
      id,
      name: [toText(firstName), toText(lastName)].filter(Boolean).join(' ') || undefined,
      email: toText(email),
      teams: teams.map((team) => team.name),
      updatedAt: toTime(updatedAt),
      archived: gone === true,
    };
  };
  return { kind: 'owners', ...readEach(results, read) };
}

const withId = z.object({ id: z.coerce.string() });

function readEach<Item>(results: readonly unknown[], read: (record: unknown) => Item) {
  return readRecords(results, read, (record) => withId.safeParse(record).data?.id);
}
