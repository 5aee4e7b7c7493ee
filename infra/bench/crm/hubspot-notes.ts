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
const asked = z.object({ inputs: z.array(z.object({ id: z.string() })).max(100) });
const noteOnCompany = 190;

/** The part of HubSpot's API that notes need. @returns undefined for requests of other parts */
export function hubspotNotes({ companies }: Invented, objects: string): (request: VendorRequest) => Reply | undefined {
  const notes: z.output<typeof newNote>[] = [];
  const company = new RegExp(`^${objects}/companies/(\\d+)$`);
  return ({ method, path, body }) => {
    const [, companyId] = company.exec(path) ?? [];
    if (method === 'GET' && companyId !== undefined) {
      if (Number(companyId) > companies)
        return { status: 404, body: { status: 'error', category: 'OBJECT_NOT_FOUND' } };
      const results = notes.flatMap(({ associations }, n) =>
        associations.some(({ to, types }) => to.id === companyId && types[0]?.associationTypeId === noteOnCompany)
          ? [{ id: String(n + 1), type: 'company_to_note' }]
          : [],
      );
      return { status: 200, body: { id: companyId, properties: {}, associations: { notes: { results } } } };
    }
    if (method === 'POST' && path === `${objects}/notes`) {
      notes.push(newNote.parse(JSON.parse(body)));
      return { status: 201, body: { id: String(notes.length), properties: {} } };
    }
    if (method === 'POST' && path === `${objects}/notes/batch/read`) {
      const ids = asked.parse(JSON.parse(body)).inputs.map(({ id }) => Number(id));
      const results = ids.map((id) => ({
        id: String(id),
        properties: { hs_note_body: notes[id - 1]?.properties.hs_note_body },
      }));
      return { status: 200, body: { status: 'COMPLETE', results } };
    }
    return undefined;
  };
}
