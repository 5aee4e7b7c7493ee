import * as z from 'zod';
import type { CrmNotes } from '../crm.ts';
import type { VendorClient } from '../vendor-client.ts';

/** HubSpot's own numbers for what a note hangs on. */
const [onCompany, onDeal] = [190, 214];
const longestBody = 65_536;
/** Read at once, newest first: a note that is looked for was written a moment ago. */
const newestNotes = 100;

const created = z.object({ id: z.coerce.string().min(1) });
const associated = z.object({
  associations: z
    .object({ notes: z.object({ results: z.array(z.object({ id: z.coerce.string() })) }).nullish() })
    .nullish(),
});
const bodies = z.object({
  results: z.array(z.object({ id: z.coerce.string(), properties: z.object({ hs_note_body: z.string().nullish() }) })),
});

export function hubspotNotes(
  { call }: VendorClient,
  objects: string,
  headers: Readonly<Record<string, string>>,
): CrmNotes {
  const post = (path: string, body: object, repeatable: boolean, signal: AbortSignal) =>
    call({ url: `${objects}/${path}`, method: 'POST', headers, body: JSON.stringify(body), repeatable, signal });
  return {
    write: async ({ marker, html, writtenAt, companyId, dealId, ownerId }, signal) => {
      const end = `<p>${marker}</p>`;
      const properties = {
        hs_timestamp: writtenAt.toISOString(),
        hs_note_body: html.slice(0, longestBody - end.length) + end,
        ...(ownerId !== undefined && { hubspot_owner_id: ownerId }),
      };
      const associations = [hangs(companyId, onCompany), ...(dealId === undefined ? [] : [hangs(dealId, onDeal)])];
      return created.parse(await post('notes', { properties, associations }, false, signal)).id;
    },
    find: async ({ marker, companyId }, signal) => {
      const url = `${objects}/companies/${encodeURIComponent(companyId)}?associations=notes`;
      const company = associated.parse(await call({ url, headers, repeatable: true, signal }));
      const ids = (company.associations?.notes?.results ?? []).map(({ id }) => id);
      const newest = ids.toSorted((left, right) => Number(right) - Number(left)).slice(0, newestNotes);
      if (newest.length === 0) return undefined;
      const question = { properties: ['hs_note_body'], inputs: newest.map((id) => ({ id })) };
      const { results } = bodies.parse(await post('notes/batch/read', question, true, signal));
      return results.find(({ properties }) => properties.hs_note_body?.includes(marker))?.id;
    },
  };
}

function hangs(id: string, associationTypeId: number) {
  return { to: { id }, types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId }] };
}
