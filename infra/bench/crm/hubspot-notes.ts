import * as z from 'zod';
import type { Invented } from './invent.ts';
import type { Reply, VendorRequest } from './server.ts';

const association = z.object({
  to: z.object({ id: z.string() }),
  types: z.array(z.object({ associationTypeId: z.int() })),
});
const newNote = z.object({
  properties: z.object({ hs_timestamp: z.iso.datetime(), hs_note_body: z.string().max(65_536) }),
  associations: z.array(association),
});
const search = z.object({
  filterGroups: z.tuple([
    z.object({
      filters: z.tuple([
        z.object({ propertyName: z.literal('associations.company'), operator: z.literal('EQ'), value: z.string() }),
      ]),
    }),
  ]),
  sorts: z.tuple([z.object({ propertyName: z.literal('hs_createdate'), direction: z.literal('DESCENDING') })]),
  limit: z.int().min(1).max(200),
});
const noteOnCompany = 190;

/** The part of HubSpot's API that notes need. @returns undefined for requests of other parts */
export function hubspotNotes({ companies }: Invented, objects: string): (request: VendorRequest) => Reply | undefined {
  const notes: z.output<typeof newNote>[] = [];
  return ({ method, path, body }) => {
    if (method === 'POST' && path === `${objects}/notes`) {
      const note = newNote.parse(JSON.parse(body));
      if (companyOf(note) > companies) return { status: 404, body: { status: 'error', category: 'OBJECT_NOT_FOUND' } };
      notes.push(note);
      return { status: 201, body: { id: String(notes.length), properties: {} } };
    }
    if (method === 'POST' && path === `${objects}/notes/search`) {
      const { filterGroups, limit } = search.parse(JSON.parse(body));
      const [{ filters }] = filterGroups;
      const all = notes.map((note, n) => ({ id: String(n + 1), note }));
      const found = all.filter(({ note }) => companyOf(note) === Number(filters[0].value)).toReversed();
      const results = found.slice(0, limit).map(({ id, note }) => ({ id, properties: note.properties }));
      return { status: 200, body: { total: found.length, results } };
    }
    return undefined;
  };
}

function companyOf({ associations }: z.output<typeof newNote>): number {
  return Number(associations.find(({ types }) => types[0]?.associationTypeId === noteOnCompany)?.to.id);
}
