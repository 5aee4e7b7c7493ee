import type { Kysely } from 'kysely';
import type { CompanyRow } from '#shared/store/crm-schema.ts';
import type { Tables } from '#shared/store/schema.ts';
import type { CrmSource } from '../crm.ts';
import { domainsOf } from '../domain.ts';
import type { FindCompany, FoundCompany } from '../find-company.ts';
import { nameKey } from '../name-key.ts';
import { toLongId } from '../salesforce/long-id.ts';

/** Looked at of a meeting; so many say enough. */
const [mostEmails, mostNames, mostCompanies] = [50, 20, 200];

/**
 * Finds companies in the store: by the CRM's id, else by the domain of an address, the longest first, else by the name. Our own
 * domains, those of the owners, are nobody's else. What fits several companies fits none.
 */
export function sqlFindCompany(db: Kysely<Tables>): FindCompany {
  return async ({ companyId, emails, names }) => {
    if (companyId !== undefined)
      return only(db, await companiesWith(db, 'id', [companyId, toLongId(companyId)]), 'companyId');
    const byDomain = await only(db, await companiesOf(db, emails.slice(0, mostEmails)), 'domain');
    if (byDomain) return byDomain;
    const keys = names.slice(0, mostNames).flatMap((name) => nameKey(name) ?? []);
    return only(db, await companiesWith(db, 'name_key', [...new Set(keys)]), 'name');
  };
}

/** Of each address the companies of its longest domain that is known: a department's own says more than that of the whole company. */
async function companiesOf(db: Kysely<Tables>, emails: readonly string[]): Promise<readonly CompanyRow[]> {
  const chains = emails.map(domainsOf);
  const known = await companiesWith(db, 'domain', await foreign(db, [...new Set(chains.flat())]));
  const byDomain = Map.groupBy(known, ({ domain }) => domain);
  return chains.flatMap((chain) => byDomain.get(chain.find((domain) => byDomain.has(domain)) ?? null) ?? []);
}

/** Those that are not our own owners' too. */
async function foreign(db: Kysely<Tables>, domains: readonly string[]): Promise<readonly string[]> {
  const own = await Promise.all(
    domains.map(async (domain) => {
      const owners = db.selectFrom('crm_owners').select('id');
      // A CRM keeps an address as it was typed, and PostgreSQL tells capitals from small letters.
      const ours = owners.where(({ eb, fn }) => eb(fn<string>('lower', ['email']), 'like', `%@${domain}`));
      return (await ours.limit(1).executeTakeFirst()) !== undefined;
    }),
  );
  return domains.filter((_, n) => !own[n]);
}

/** Companies that the CRM still has: the one that was read last, where another one was used before. */
async function companiesWith(
  db: Kysely<Tables>,
  column: 'id' | 'domain' | 'name_key',
  values: readonly string[],
): Promise<readonly CompanyRow[]> {
  if (values.length === 0) return [];
  const read = db.selectFrom('crm_syncs').where('full_at', 'is not', null).orderBy('full_at', 'desc');
  const source = (await read.select('source').limit(1).executeTakeFirst())?.source;
  const companies = db.selectFrom('crm_companies').selectAll().where(column, 'in', values).where('archived', '=', 0);
  const current = source === undefined ? companies : companies.where('source', '=', source);
  return current.limit(mostCompanies).execute();
}

/** The company, if all rows are of one. */
async function only(
  db: Kysely<Tables>,
  rows: readonly CompanyRow[],
  matchedBy: FoundCompany['matchedBy'],
): Promise<FoundCompany | undefined> {
  const [first, ...rest] = rows;
  const isOne = first && rest.every(({ source, id }) => source === first.source && id === first.id);
  return isOne ? toFound(db, first, matchedBy) : undefined;
}

async function toFound(
  db: Kysely<Tables>,
  row: CompanyRow,
  matchedBy: FoundCompany['matchedBy'],
): Promise<FoundCompany> {
  const { id, name, domain, url } = row;
  const source = row.source as CrmSource;
  return { source, companyId: id, name, domain, url, owner: await ownerOf(db, row), matchedBy };
}

async function ownerOf(db: Kysely<Tables>, { source, owner_id }: CompanyRow): Promise<FoundCompany['owner']> {
  if (owner_id === null) return null;
  const owners = db.selectFrom('crm_owners').selectAll().where('source', '=', source);
  const owner = await owners.where('id', '=', owner_id).executeTakeFirst();
  return owner ? { id: owner.id, name: owner.name, email: owner.email, active: owner.archived === 0 } : null;
}
