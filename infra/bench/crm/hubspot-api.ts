import * as z from 'zod';
import { hubspotNotes } from './hubspot-notes.ts';
import { companiesFrom, type Invented, type InventedCompany } from './invent.ts';
import { rollingLimit } from './rolling-limit.ts';
import type { Fault, Reply, VendorApi, VendorRequest } from './server.ts';

export interface HubspotLimits {
  /** In ten seconds; undefined for none. */
  readonly per10Seconds?: number | undefined;
  /** Real milliseconds per second of HubSpot. */
  readonly secondMs?: number;
}

const version = '2026-09';
const companies = `/crm/objects/${version}/companies`;
const owners = `/crm/owners/${version}`;
const [mostListed, mostOwners, mostFound, mostSearched] = [100, 500, 200, 10_000];
const searchesPerSecond = 5;

const search = z.object({
  filterGroups: z.array(
    z.object({
      filters: z.array(z.object({ propertyName: z.string(), operator: z.string(), value: z.string() })).max(6),
    }),
  ),
  sorts: z.array(z.object({ propertyName: z.string(), direction: z.string() })).max(1),
  limit: z.int().min(1).max(mostFound),
  after: z.coerce
    .number()
    .max(mostSearched - 1)
    .default(0),
});

/** HubSpot's CRM API as it is documented: lists, search, owners, notes, limits and errors. */
export function hubspotApi(
  data: Invented,
  token: string,
  { per10Seconds, secondMs = 1000 }: HubspotLimits = {},
): VendorApi {
  const mayCall = per10Seconds === undefined ? () => true : rollingLimit(per10Seconds, 10 * secondMs);
  const maySearch = per10Seconds === undefined ? () => true : rollingLimit(searchesPerSecond, secondMs);
  const notes = hubspotNotes(data, `/crm/objects/${version}`);
  return {
    faulty,
    answer: (request) => {
      const { method, path, headers } = request;
      if (headers.authorization !== `Bearer ${token}`) return error(401, 'INVALID_AUTHENTICATION');
      const isSearch = path === `${companies}/search`;
      if (isSearch && !maySearch()) return limited('SECONDLY', 'You have reached your secondly limit.');
      if (!isSearch && !mayCall())
        return limited('TEN_SECONDLY_ROLLING', 'You have reached your ten_secondly_rolling limit.');
      if (method === 'GET' && path === companies) return listCompanies(data, request);
      if (method === 'GET' && path === owners) return listOwners(data, request);
      if (method === 'POST' && isSearch) return searchCompanies(data, request);
      return notes(request) ?? error(404, 'OBJECT_NOT_FOUND');
    },
  };
}

function listCompanies(data: Invented, { query }: VendorRequest): Reply {
  const limit = Number(query.get('limit') ?? 10);
  if (!(limit <= mostListed)) return error(400, 'VALIDATION_ERROR');
  const archived = query.get('archived') === 'true';
  const { page, next } = companiesFrom(
    data,
    Number(query.get('after') ?? 1),
    limit,
    (each) => each.archived === archived,
  );
  return listOf(
    page.map((each) => toRecord(data, each)),
    next,
  );
}

function listOwners({ owners: count }: Invented, { query }: VendorRequest): Reply {
  const limit = Number(query.get('limit') ?? 100);
  if (!(limit <= mostOwners)) return error(400, 'VALIDATION_ERROR');
  // Every tenth has left.
  const archived = query.get('archived') === 'true';
  const first = Number(query.get('after') ?? 0);
  const ids = Array.from({ length: count }, (_, n) => n + 1).filter((id) => (id % 10 === 0) === archived);
  const page = ids.slice(first, first + limit).map((id) => ({
    id: String(id),
    email: `owner-${id}@ours.example`,
    type: 'PERSON',
    firstName: 'Owner',
    lastName: String(id),
    userId: 100_000 + id,
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
    archived,
  }));
  return listOf(page, first + limit < ids.length ? first + limit : undefined);
}

function searchCompanies(data: Invented, { body }: VendorRequest): Reply {
  const asked = search.safeParse(JSON.parse(body)).data;
  if (!asked) return error(400, 'VALIDATION_ERROR');
  const filters = asked.filterGroups.flatMap((group) => group.filters);
  const operand = (name: string, operator: string) =>
    Number(filters.find((each) => each.propertyName === name && each.operator === operator)?.value ?? 0);
  const since = operand('hs_lastmodifieddate', 'GTE');
  const matches = (each: InventedCompany) => !each.archived && each.changedAt.getTime() >= since;
  const { page, next } = companiesFrom(data, operand('hs_object_id', 'GT') + 1, asked.limit, matches);
  return listOf(
    page.map((each) => toRecord(data, each)),
    next === undefined ? undefined : asked.after + page.length,
  );
}

function toRecord({ broken }: Invented, { id, name, domain, ownerId, changedAt, archived }: InventedCompany): object {
  const properties = {
    name,
    domain,
    website: null,
    phone: null,
    industry: 'COMPUTER_SOFTWARE',
    hubspot_owner_id: String(ownerId),
    hs_lastmodifieddate: changedAt.toISOString(),
    hs_object_id: String(id),
  };
  const times = { createdAt: '2025-01-01T00:00:00.000Z', updatedAt: changedAt.toISOString() };
  return { id: String(id), properties: broken.has(id) ? 'unreadable' : properties, ...times, archived };
}

function listOf(results: readonly object[], next: number | undefined): Reply {
  return { status: 200, body: { results, ...(next !== undefined && { paging: { next: { after: String(next) } } }) } };
}

function faulty(fault: Fault, { query }: VendorRequest): Reply | undefined {
  switch (fault) {
    case 'tooMany':
      return limited('TEN_SECONDLY_ROLLING', 'You have reached your ten_secondly_rolling limit.');
    case 'daily':
      return limited('DAILY', 'You have reached your daily limit.');
    case 'badGateway':
      return { status: 502, body: 'Bad gateway' };
    case 'unauthorized':
      return error(401, 'INVALID_AUTHENTICATION');
    case 'expired':
      return query.has('after') ? error(400, 'VALIDATION_ERROR') : undefined;
    default:
      return undefined;
  }
}

function limited(policyName: string, message: string): Reply {
  const body = {
    status: 'error',
    message,
    errorType: 'RATE_LIMIT',
    correlationId,
    policyName,
    category: 'RATE_LIMITS',
  };
  return { status: 429, body };
}

const correlationId = '11111111-2222-4333-8444-555555555555';

function error(status: number, category: string): Reply {
  return { status, body: { status: 'error', message: 'refused by the stand-in', correlationId, category } };
}
