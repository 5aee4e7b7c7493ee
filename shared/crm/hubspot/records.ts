import * as z from 'zod';
import type { Company, CrmPage, Owner } from '../crm.ts';
import { toDomain } from '../domain.ts';
import { optionalText, optionalTime, recordId } from '../fields.ts';
import { readRecords } from '../read-records.ts';

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

const archived = z
  .boolean()
  .nullish()
  .transform((value) => value === true);

const companyRecord = z.object({
  id: recordId,
  properties: z.object(
    {
      name: optionalText,
      domain: optionalText,
      website: optionalText,
      phone: optionalText,
      industry: optionalText,
      hubspot_owner_id: optionalText,
      hs_lastmodifieddate: optionalTime,
    },
    'must be an object',
  ),
  updatedAt: optionalTime,
  archived,
});

const ownerRecord = z.object({
  id: recordId,
  email: optionalText,
  firstName: optionalText,
  lastName: optionalText,
  updatedAt: optionalTime,
  archived,
  teams: z.array(z.object({ name: z.string() })).catch([]),
});

/** @param portalId of the account, for addresses that people can open; undefined for none */
export function toCompanies(portalId: string | undefined) {
  const read = (record: unknown): Company => {
    const { id, properties, updatedAt, archived: gone } = companyRecord.parse(record);
    return {
      id,
      name: properties.name,
      domain: toDomain(properties.domain) ?? toDomain(properties.website),
      phone: properties.phone,
      industry: properties.industry,
      ownerId: properties.hubspot_owner_id,
      url: portalId && `https://app.hubspot.com/contacts/${portalId}/company/${encodeURIComponent(id)}`,
      updatedAt: properties.hs_lastmodifieddate ?? updatedAt,
      archived: gone,
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
    const name = [firstName, lastName].filter(Boolean).join(' ') || undefined;
    return { id, name, email, teams: teams.map((team) => team.name), updatedAt, archived: gone };
  };
  return { kind: 'owners', ...readEach(results, read) };
}

const withId = z.object({ id: z.coerce.string() });

function readEach<Item>(results: readonly unknown[], read: (record: unknown) => Item) {
  return readRecords(results, read, (record) => withId.safeParse(record).data?.id);
}
