import * as z from 'zod';
import type { CompanyTraits, FindCompany, FoundCompany } from '#shared/crm/find-company.ts';
import { isTelling, traitsOf } from '#shared/crm/traits.ts';
import { reference } from '#shared/http/reference.ts';
import { log } from '#shared/runtime/log.ts';
import type { Minutes } from './minutes/minutes.ts';

/** A CRM's ids are numbers as often as texts. */
const id = z
  .union([reference, z.int('must be text or a whole number').transform(String)], 'must be text or a whole number')
  .nullish();

/** The part of a create-minutes request that says whose meeting it was. */
export const crmRequest = z.object({
  crm: z
    .object(
      { companyId: id, companyName: reference.nullish(), dealId: id, ownerId: id },
      { error: 'must be an object' },
    )
    .nullish(),
});

type Given = z.output<typeof crmRequest>['crm'];

/** Whose meeting it was: what the caller says, and what the CRM knows beside it. */
export interface MinutesCrm {
  readonly companyId: string | null;
  readonly dealId: string | null;
  readonly ownerId: string | null;
  readonly company: Pick<FoundCompany, 'source' | 'name' | 'domain' | 'url' | 'matchedBy'> | null;
  readonly owner: FoundCompany['owner'];
}

/** Minutes are worth more than the name of the company: the store is waited for so long. */
const patienceMs = 1_000;

/** Null where nothing is said and nothing is found. */
export async function crmOf(
  given: Given,
  { participants, meeting }: Pick<Minutes, 'participants' | 'meeting'>,
  findCompany: FindCompany | undefined,
): Promise<MinutesCrm | null> {
  const traits = traitsOf({ given, participants, title: meeting.title });
  const found = findCompany && isTelling(traits) ? await findInTime(findCompany, traits) : undefined;
  // What is found by the id that was given may have another, fuller one.
  const companyId = (found?.matchedBy === 'companyId' ? undefined : given?.companyId) ?? found?.companyId ?? null;
  const ownerId = given?.ownerId ?? found?.owner?.id ?? null;
  const dealId = given?.dealId ?? null;
  if (companyId === null && ownerId === null && dealId === null) return null;
  if (!found) return { companyId, dealId, ownerId, company: null, owner: null };
  const { source, name, domain, url, matchedBy, owner } = found;
  return { companyId, dealId, ownerId, company: { source, name, domain, url, matchedBy }, owner };
}

async function findInTime(findCompany: FindCompany, traits: CompanyTraits): Promise<FoundCompany | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the store takes too long')), patienceMs);
  });
  try {
    return await Promise.race([findCompany(traits), late]);
  } catch (error) {
    log.error('company not looked up', error);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
