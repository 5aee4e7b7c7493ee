import * as z from 'zod';
import { type Crm, ExpiredCursorError, type Pass } from '../crm.ts';
import type { CrmVariables } from '../settings.ts';
import { openVendorClient, type Patience, type VendorClient } from '../vendor-client.ts';
import { VendorFailure } from '../vendor-failure.ts';
import { hubspotNotes } from './notes.ts';
import { companyProperties, type Listed, listPage, toCompanies, toOwners } from './records.ts';
import { hubspotRules } from './rules.ts';

/** Each version is served for 18 months. */
const version = '2026-09';
const [companiesPerPage, ownersPerPage, foundPerPage] = [100, 500, 200];

/** HubSpot by its REST API. Archived companies and owners are lists of their own. */
export function hubspot(variables: CrmVariables, signal: AbortSignal, patience?: Patience): Crm {
  const client = openVendorClient(hubspotRules(variables.HUBSPOT_REQUESTS_PER_10_SECONDS), signal, patience);
  const address = `${variables.HUBSPOT_API_URL}/crm`;
  const headers = { authorization: `Bearer ${variables.HUBSPOT_ACCESS_TOKEN}`, 'content-type': 'application/json' };
  const toPage = { companies: toCompanies(variables.HUBSPOT_PORTAL_ID), owners: toOwners };

  const list = (
    name: string,
    kind: Pass['kind'],
    path: string,
    parameters: Readonly<Record<string, string>>,
  ): Pass => ({
    name,
    kind,
    page: async (after, callSignal) => {
      const query = new URLSearchParams({ ...parameters, ...(after !== undefined && { after }) });
      const call = { url: `${address}/${path}?${query}`, headers, repeatable: true, signal: callSignal };
      const { results, paging } = listPage.parse(await orExpired(after, () => client.call(call)));
      return { ...toPage[kind](results), next: paging?.next?.after };
    },
  });
  const owners = (archived: boolean) =>
    list(archived ? 'archivedOwners' : 'owners', 'owners', `owners/${version}`, {
      limit: String(ownersPerPage),
      archived: String(archived),
    });
  const companies = (archived: boolean) =>
    list(archived ? 'archivedCompanies' : 'companies', 'companies', `objects/${version}/companies`, {
      limit: String(companiesPerPage),
      properties: companyProperties.join(','),
      archived: String(archived),
    });
  const changed = (since: Date) =>
    changedCompanies(since, toPage.companies, (body, callSignal) => {
      const url = `${address}/objects/${version}/companies/search`;
      return client.call({ url, method: 'POST', headers, body, limit: 'search', repeatable: true, signal: callSignal });
    });
  return {
    source: 'hubspot',
    incremental: true,
    passes: (since) => [
      owners(false),
      owners(true),
      ...(since ? [changed(since)] : [companies(false), companies(true)]),
    ],
    usage: client.usage,
    notes: hubspotNotes(client, `${address}/objects/${version}`, headers),
  };
}

/**
 * What has changed since, in the order of ids: a search gives 10,000 records and no more, but may be asked for those after the last id,
 * which no change meanwhile can shift.
 */
function changedCompanies(
  since: Date,
  toPage: ReturnType<typeof toCompanies>,
  search: (body: string, signal: AbortSignal) => ReturnType<VendorClient['call']>,
): Pass {
  return {
    name: 'changedCompanies',
    kind: 'companies',
    page: async (lastId, signal) => {
      const changed = { propertyName: 'hs_lastmodifieddate', operator: 'GTE', value: String(since.getTime()) };
      const later = lastId === undefined ? [] : [{ propertyName: 'hs_object_id', operator: 'GT', value: lastId }];
      const question = {
        filterGroups: [{ filters: [changed, ...later] }],
        sorts: [{ propertyName: 'hs_object_id', direction: 'ASCENDING' }],
        properties: companyProperties,
        limit: foundPerPage,
      };
      const { results, paging }: Listed = listPage.parse(await search(JSON.stringify(question), signal));
      return { ...toPage(results), next: paging?.next ? lastIdOf(results) : undefined };
    },
  };
}

const withId = z.object({ id: z.coerce.string() });

/** Of the last record that has one. */
function lastIdOf(results: readonly unknown[]): string | undefined {
  return results.map((result) => withId.safeParse(result).data?.id).findLast((id) => id !== undefined);
}

/** What HubSpot refuses with a cursor and took without one is the cursor. */
async function orExpired<Result>(cursor: string | undefined, ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (cursor !== undefined && error instanceof VendorFailure && [400, 410].includes(error.status)) {
      throw new ExpiredCursorError('HubSpot no longer takes the cursor', { cause: error });
    }
    throw error;
  }
}
