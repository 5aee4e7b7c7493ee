import * as z from 'zod';
import type { CrmNotes } from '../crm.ts';
import { VendorFailure } from '../vendor-failure.ts';
import { salesforceFailure } from './failure.ts';
import { toNoteHtml } from './note-html.ts';
import type { SalesforceSession } from './session.ts';

const longestTitle = 255;
const composite = z.object({
  compositeResponse: z.array(z.object({ referenceId: z.string(), httpStatusCode: z.int(), body: z.unknown() })),
});
const created = z.object({ id: z.string() });
const links = z.object({
  records: z.array(
    z.object({ ContentDocumentId: z.string(), ContentDocument: z.object({ Title: z.string().nullish() }).nullish() }),
  ),
});

/** Notes of Salesforce are files; what they hang on are links. Note and links are written together or not at all. */
export function salesforceNotes(session: SalesforceSession, data: string): CrmNotes {
  return {
    write: async ({ marker, title, html, companyId, dealId }, signal) => {
      const link = (id: string, n: number) => ({
        method: 'POST',
        url: `${data}/sobjects/ContentDocumentLink`,
        referenceId: `link${n}`,
        body: { ContentDocumentId: '@{note.id}', LinkedEntityId: id, ShareType: 'V' },
      });
      const note = {
        method: 'POST',
        url: `${data}/sobjects/ContentNote`,
        referenceId: 'note',
        body: {
          Title: `${title.slice(0, longestTitle - marker.length - 1)} ${marker}`,
          Content: Buffer.from(toNoteHtml(html)).toString('base64'),
        },
      };
      const targets = dealId === undefined ? [companyId] : [companyId, dealId];
      const body = JSON.stringify({ allOrNone: true, compositeRequest: [note, ...targets.map(link)] });
      const answer = await session.call({ path: `${data}/composite`, method: 'POST', body, repeatable: false, signal });
      return requireCreated(answer);
    },
    find: async ({ marker, companyId }, signal) => {
      const soql = `SELECT ContentDocumentId, ContentDocument.Title FROM ContentDocumentLink WHERE LinkedEntityId = '${quoted(companyId)}' ORDER BY ContentDocument.CreatedDate DESC LIMIT 200`;
      const path = `${data}/query?${new URLSearchParams({ q: soql })}`;
      const { records } = links.parse(await session.call({ path, repeatable: true, signal }));
      return records.find(({ ContentDocument: document }) => document?.Title?.includes(marker))?.ContentDocumentId;
    },
  };
}

const halted = z.array(z.object({ errorCode: z.literal('PROCESSING_HALTED') })).min(1);

/** The request as a whole is answered with 200, whatever became of its parts; of those that were not done, one has the reason. */
function requireCreated(answer: unknown): string {
  const { compositeResponse: parts } = composite.parse(answer);
  const failed = parts.filter(({ httpStatusCode }) => httpStatusCode >= 300);
  const reason = failed.find(({ body }) => !halted.safeParse(body).success) ?? failed[0];
  if (reason) throw salesforceFailure({ status: reason.httpStatusCode, headers: new Headers(), body: reason.body });
  const note = created.safeParse(parts.find(({ referenceId }) => referenceId === 'note')?.body).data;
  if (note) return note.id;
  const facts = { status: 0, retryable: false, outcome: 'unknown' } as const;
  throw new VendorFailure('crmUnreadable', 'Salesforce did not say under which id it has the note', facts);
}

function quoted(text: string): string {
  return text.replace(/[\\']/g, '\\$&');
}
