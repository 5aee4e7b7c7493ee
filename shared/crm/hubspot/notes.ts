import * as z from 'zod';
import type { CrmNotes } from '../crm.ts';
import type { VendorCall, VendorClient } from '../vendor-client.ts';

/** HubSpot's own numbers for what a note hangs on. */
const [onCompany, onDeal] = [190, 214];
const longestBody = 65_536;
/** Read at once, newest first: a note that is looked for was written a moment ago. */
const newestNotes = 100;

const created = z.object({ id: z.coerce.string().min(1) });
const found = z.object({
  results: z.array(z.object({ id: z.coerce.string(), properties: z.object({ hs_note_body: z.string().nullish() }) })),
});

export function hubspotNotes(
  { call }: VendorClient,
  objects: string,
  headers: Readonly<Record<string, string>>,
): CrmNotes {
  const post = (path: string, body: object, rest: Pick<VendorCall, 'repeatable' | 'limit' | 'signal'>) =>
    call({ url: `${objects}/${path}`, method: 'POST', headers, body: JSON.stringify(body), ...rest });
  return {
    write: async ({ marker, html, writtenAt, companyId, dealId, ownerId }, signal) => {
      const end = `<p>${marker}</p>`;
      const properties = {
        hs_timestamp: writtenAt.toISOString(),
        hs_note_body: cut(html, longestBody - end.length) + end,
        ...(ownerId !== undefined && { hubspot_owner_id: ownerId }),
      };
      const associations = [hangs(companyId, onCompany), ...(dealId === undefined ? [] : [hangs(dealId, onDeal)])];
      return created.parse(await post('notes', { properties, associations }, { repeatable: false, signal })).id;
    },
    find: async ({ marker, companyId }, signal) => {
      // Of a company's own list of notes only the first page would come with it, in an order that is not documented.
      const question = {
        filterGroups: [{ filters: [{ propertyName: 'associations.company', operator: 'EQ', value: companyId }] }],
        sorts: [{ propertyName: 'hs_createdate', direction: 'DESCENDING' }],
        properties: ['hs_note_body'],
        limit: newestNotes,
      };
      const answer = await post('notes/search', question, { limit: 'search', repeatable: true, signal });
      const { results } = found.parse(answer);
      return results.find(({ properties }) => properties.hs_note_body?.includes(marker))?.id;
    },
  };
}

const more = '<p>…</p>';

/** Cut where it breaks no element, entity or character apart: in a broken one the marker behind it would be lost. */
function cut(html: string, length: number): string {
  if (html.length <= length) return html;
  const start = html.slice(0, length - more.length);
  return start.replace(/(?:<[^>]*|&[#\w]*|[\ud800-\udbff])$/, '') + more;
}

function hangs(id: string, associationTypeId: number) {
  return { to: { id }, types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId }] };
}
