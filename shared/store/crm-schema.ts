/** What a CRM says of a company, with where and when it was last seen. Flags are 0 or 1. */
export interface CompanyRow {
  source: string;
  id: string;
  name: string | null;
  /** See `nameKey`: one text for all ways the name is written. */
  name_key: string | null;
  domain: string | null;
  phone: string | null;
  industry: string | null;
  owner_id: string | null;
  url: string | null;
  updated_at: string | null;
  archived: number;
  /** The run that saw it last. */
  seen_run: string;
}

export interface OwnerRow {
  source: string;
  id: string;
  name: string | null;
  email: string | null;
  /** JSON text. */
  teams: string;
  updated_at: string | null;
  archived: number;
  seen_run: string;
}

/** How far the fetching from one CRM has come: its lease, its unfinished run, and what the next one begins with. */
export interface CrmSyncRow {
  source: string;
  holder: string | null;
  lease_until: string | null;
  /** Null when the last run is complete. JSON text. */
  run: string | null;
  /** Everything changed in the CRM before this time is in the store. */
  watermark: string | null;
  full_at: string | null;
}

/** A note that is to be in the CRM once. */
export interface CrmNoteRow {
  /** The execution whose minutes it is. */
  execution_id: string;
  source: string;
  company_id: string;
  status: 'pending' | 'sending' | 'sent' | 'failed';
  attempts: number;
  /** Not before this time; while it is being sent, when its sender counts as died. */
  due_at: string;
  note_id: string | null;
  error: string | null;
}

export interface CrmTables {
  crm_companies: CompanyRow;
  crm_owners: OwnerRow;
  crm_syncs: CrmSyncRow;
  crm_notes: CrmNoteRow;
}
