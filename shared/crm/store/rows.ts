import type { CompanyRow, OwnerRow } from '#shared/store/crm-schema.ts';
import type { Company, CrmPage, Owner } from '../crm.ts';
import { nameKey } from '../name-key.ts';

export type RecordRow = CompanyRow | OwnerRow;

/** The rows of a page. Of a record that is in it twice the last one counts. */
export function toRows(page: CrmPage, source: string, runId: string): readonly RecordRow[] {
  const rows: readonly RecordRow[] =
    page.kind === 'companies'
      ? page.items.map((item) => companyRow(item, source, runId))
      : page.items.map((item) => ownerRow(item, source, runId));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return byId.size === rows.length ? rows : [...byId.values()];
}

/** Whether the CRM says the same as before. */
export function isSame(before: RecordRow, after: RecordRow): boolean {
  const names = Object.keys(after) as 'id'[];
  return names.every((name) => name === ('seen_run' as string) || before[name] === after[name]);
}

function companyRow(company: Company, source: string, runId: string): CompanyRow {
  return {
    source,
    id: company.id,
    name: company.name ?? null,
    name_key: nameKey(company.name) ?? null,
    domain: company.domain ?? null,
    phone: company.phone ?? null,
    industry: company.industry ?? null,
    owner_id: company.ownerId ?? null,
    url: company.url ?? null,
    updated_at: company.updatedAt ?? null,
    archived: Number(company.archived),
    seen_run: runId,
  };
}

function ownerRow({ id, name, email, teams, updatedAt, archived }: Owner, source: string, runId: string): OwnerRow {
  return {
    source,
    id,
    name: name ?? null,
    email: email ?? null,
    teams: JSON.stringify(teams),
    updated_at: updatedAt ?? null,
    archived: Number(archived),
    seen_run: runId,
  };
}
