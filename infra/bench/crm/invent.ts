/** An invented company as a CRM has it. */
export interface InventedCompany {
  readonly id: number;
  readonly name: string;
  readonly domain: string;
  readonly ownerId: number;
  readonly changedAt: Date;
  readonly archived: boolean;
}

/** What a CRM stand-in has, without having it in memory: the nth company follows from n, unless a test has changed it. */
export interface Invented {
  readonly companies: number;
  readonly owners: number;
  /** By id: what a test has changed. `null` is deleted for good. */
  readonly changes: Map<number, Partial<InventedCompany> | null>;
  /** Ids of companies that are sent in a form that nobody can read. */
  readonly broken: Set<number>;
}

const longAgo = Date.UTC(2026, 0, 1);
const spacingMs = 1_000;

export function invent(companies: number, owners: number): Invented {
  return { companies, owners, changes: new Map(), broken: new Set() };
}

/** Ids count from 1. Undefined for what is deleted. */
export function companyAt(data: Invented, id: number): InventedCompany | undefined {
  const change = data.changes.get(id);
  if (change === null) return undefined;
  const company = {
    id,
    name: `Company ${id} Inc.`,
    domain: `company-${id}.example`,
    ownerId: (id % data.owners) + 1,
    changedAt: new Date(longAgo + id * spacingMs),
    archived: false,
  };
  return change ? { ...company, ...change } : company;
}

/**
 * The next companies from an id on.
 * @param wanted which of them count
 * @returns with where the ones after them begin; undefined at the end
 */
export function companiesFrom(
  data: Invented,
  firstId: number,
  count: number,
  wanted: (company: InventedCompany) => boolean,
): { readonly page: readonly InventedCompany[]; readonly next: number | undefined } {
  const page: InventedCompany[] = [];
  for (let id = firstId; id <= data.companies; id += 1) {
    const company = companyAt(data, id);
    if (!company || !wanted(company)) continue;
    if (page.length === count) return { page, next: company.id };
    page.push(company);
  }
  return { page, next: undefined };
}
