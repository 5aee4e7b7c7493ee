import type { CrmSource } from './crm.ts';

/** What a meeting says of the company it was with. */
export interface CompanyTraits {
  /** The CRM's own id. */
  readonly companyId: string | undefined;
  /** Addresses of the people of the other side; of everybody, where sides are not known. */
  readonly emails: readonly string[];
  /** Names the company may be called by. */
  readonly names: readonly string[];
}

export interface FoundOwner {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly active: boolean;
}

export interface FoundCompany {
  readonly source: CrmSource;
  readonly companyId: string;
  readonly name: string | null;
  readonly domain: string | null;
  readonly url: string | null;
  readonly owner: FoundOwner | null;
  readonly matchedBy: 'companyId' | 'domain' | 'name';
}

/** The one company that the traits are of; undefined when there is none, or more than one. */
export type FindCompany = (traits: CompanyTraits) => Promise<FoundCompany | undefined>;
