import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ConfigurationError, type Environment, readEnvironment, toggle } from '#shared/runtime/environment.ts';
import { crmSources } from './crm.ts';

const rateRule = 'must be a whole number of requests between 1 and 100000';
const rate = z.coerce.number(rateRule).int(rateRule).min(1, rateRule).max(100_000, rateRule);
/** Tokens go there, so nobody may listen on the way; a server on this machine is for trying things out. */
const address = z
  .url('must be an https address')
  .refine((url) => /^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(url), 'must be an https address')
  .transform((url) => url.replace(/\/+$/, ''));

const variables = {
  CRM: z.enum([...crmSources, 'none'], `must be ${crmSources.join(', ')} or none`).optional(),
  CRM_FILE: z.string().optional(),
  CRM_WRITE_BACK: toggle,
  DATA_DIR: z.string().default('.data'),
  K_SERVICE: z.string().optional(),
  HUBSPOT_ACCESS_TOKEN: z.string().optional(),
  HUBSPOT_API_URL: address.default('https://api.hubapi.com'),
  /** Of the account's edition: 100 for Free and Starter, 190 for Professional and Enterprise. */
  HUBSPOT_REQUESTS_PER_10_SECONDS: rate.default(100),
  HUBSPOT_PORTAL_ID: z.string().regex(/^\d+$/, 'must be the number of the account').optional(),
  SALESFORCE_LOGIN_URL: address.optional(),
  SALESFORCE_CLIENT_ID: z.string().optional(),
  SALESFORCE_CLIENT_SECRET: z.string().optional(),
  SALESFORCE_REFRESH_TOKEN: z.string().optional(),
  SALESFORCE_REQUESTS_PER_SECOND: rate.default(10),
};

export type CrmVariables = ReturnType<typeof readVariables>;

export interface CrmSettings {
  /** Undefined where the deployment has none. */
  readonly source: (typeof crmSources)[number] | undefined;
  /** Of the embedded CRM, looked for at each call. Undefined where there is no file yet. */
  readonly file: () => string | undefined;
  readonly variables: CrmVariables;
}

/**
 * Which CRM there is: the one that is named, else the one with credentials, else the embedded one, a file in the data folder.
 * @throws ConfigurationError naming what is wrong or missing
 */
export function readCrmSettings(environment: Environment): CrmSettings {
  const read = readVariables(environment);
  const source = read.CRM ?? chosenByCredentials(read);
  if (source === 'none') return { source: undefined, file: () => undefined, variables: read };
  if (source === 'hubspot') requireAll(read, ['HUBSPOT_ACCESS_TOKEN']);
  if (source === 'salesforce')
    requireAll(read, ['SALESFORCE_LOGIN_URL', 'SALESFORCE_CLIENT_ID', 'SALESFORCE_CLIENT_SECRET']);
  return { source, file: () => fileOf(read), variables: read };
}

/** @throws ConfigurationError where notes are to be written and there is no CRM that takes any */
export function requireNotesPossible({ source, variables: { CRM_WRITE_BACK: wanted } }: CrmSettings): void {
  if (!wanted || source === 'hubspot' || source === 'salesforce') return;
  throw new ConfigurationError('CRM_WRITE_BACK: needs HubSpot or Salesforce, and neither is the CRM here');
}

function readVariables(environment: Environment) {
  return readEnvironment(variables, environment);
}

function chosenByCredentials(read: CrmVariables): (typeof crmSources)[number] | 'none' {
  if (read.HUBSPOT_ACCESS_TOKEN) return 'hubspot';
  if (read.SALESFORCE_CLIENT_ID) return 'salesforce';
  // An instance in the cloud has no files but those it was deployed with.
  return read.K_SERVICE && !read.CRM_FILE ? 'none' : 'file';
}

function fileOf({ CRM_FILE: named, DATA_DIR: folder }: CrmVariables): string | undefined {
  return (
    named ??
    ['companies.csv', 'companies.json'].map((name) => join(folder, 'crm', name)).find((path) => existsSync(path))
  );
}

function requireAll(read: CrmVariables, names: readonly (keyof CrmVariables)[]): void {
  const missing = names.filter((name) => read[name] === undefined);
  if (missing.length > 0) throw new ConfigurationError(`${missing.join(', ')}: needed for the CRM that is chosen`);
}
