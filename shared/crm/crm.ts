/** A company as every CRM's comes out. Absent fields are undefined. */
export interface Company {
  readonly id: string;
  readonly name: string | undefined;
  /** Lower case, without `www.`: what stands behind the @ of its people's addresses. */
  readonly domain: string | undefined;
  readonly phone: string | undefined;
  readonly industry: string | undefined;
  readonly ownerId: string | undefined;
  /** Where people see it in the CRM. */
  readonly url: string | undefined;
  /** Last change in the CRM, ISO 8601 in UTC. */
  readonly updatedAt: string | undefined;
  readonly archived: boolean;
}

/** A person of our own side whom companies belong to. */
export interface Owner {
  readonly id: string;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly teams: readonly string[];
  readonly updatedAt: string | undefined;
  /** Has left; companies may still belong to them. */
  readonly archived: boolean;
}

/** A record that could not be read. Its page is good all the same. */
export interface Rejected {
  readonly id: string;
  readonly reason: string;
}

interface PageOf<Kind extends 'companies' | 'owners', Item> {
  readonly kind: Kind;
  readonly items: readonly Item[];
  readonly rejected: readonly Rejected[];
  /** Where the next page begins; undefined on the last one. */
  readonly next: string | undefined;
}

export type CrmPage = PageOf<'companies', Company> | PageOf<'owners', Owner>;

/** One list of the CRM, read from its begin to its end. */
export interface Pass {
  readonly name: string;
  readonly kind: CrmPage['kind'];
  /** @param cursor `next` of the page before; it may be hours old. @throws ExpiredCursorError when the list has to be read from its begin */
  readonly page: (cursor: string | undefined, signal: AbortSignal) => Promise<CrmPage>;
}

/** What a run cost, for whoever looks after the CRM's limits. */
export interface CrmUsage {
  readonly calls: number;
  /** Calls that were refused for coming too fast. */
  readonly rateLimited: number;
}

export interface Crm {
  readonly source: CrmSource;
  /** Whether it can list what has changed since a time; else every run is a full one. */
  readonly incremental: boolean;
  /** @param since undefined for everything there is */
  readonly passes: (since: Date | undefined) => readonly Pass[];
  readonly usage: () => CrmUsage;
  /** Absent where notes cannot be written. */
  readonly notes?: CrmNotes;
}

export const crmSources = ['hubspot', 'salesforce', 'file'] as const;
export type CrmSource = (typeof crmSources)[number];

export interface CrmNote {
  /** Tells this note from every other one; stands in the note itself. */
  readonly marker: string;
  readonly title: string;
  readonly html: string;
  readonly writtenAt: Date;
  readonly companyId: string;
  readonly dealId: string | undefined;
  readonly ownerId: string | undefined;
}

export interface CrmNotes {
  /** @returns the note's id. @throws VendorFailure; where its outcome is `unknown` the note may exist */
  readonly write: (note: CrmNote, signal: AbortSignal) => Promise<string>;
  /** The id of the note with this marker, if the company has it. */
  readonly find: (note: Pick<CrmNote, 'marker' | 'companyId'>, signal: AbortSignal) => Promise<string | undefined>;
}

/** The CRM no longer knows the cursor. Its list is read again from the begin, which changes nothing that is right already. */
export class ExpiredCursorError extends Error {
  override readonly name = 'ExpiredCursorError';
}
