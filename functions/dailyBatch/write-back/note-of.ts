import * as z from 'zod';
import type { CrmNote } from '#shared/crm/crm.ts';
import type { DueNote } from '#shared/crm/store/note-outbox.ts';
import { acceptedAt } from '#shared/store/execution-id.ts';

const text = z.string().nullish();
const minutes = z.object({
  meeting: z.object({ title: text, startedAt: text }),
  rendered: z.object({ html: z.string() }),
  crm: z.object({ dealId: text, ownerId: text, company: z.object({ source: z.string() }).nullish() }).nullish(),
});

/** The note for the minutes that an execution has made; undefined where the log has not kept them. */
export function noteOf({ executionId, companyId }: DueNote, output: unknown): CrmNote | undefined {
  const made = minutes.safeParse(output).data;
  if (!made) return undefined;
  const { meeting, rendered, crm } = made;
  const startedAt = new Date(meeting.startedAt ?? Number.NaN);
  return {
    marker: `minutes-api:${executionId}`,
    title: meeting.title ?? 'Minutes',
    html: bodyOf(rendered.html),
    writtenAt: Number.isNaN(startedAt.getTime()) ? acceptedAt(executionId) : startedAt,
    companyId,
    dealId: crm?.dealId ?? undefined,
    ownerId: crm?.ownerId ?? undefined,
  };
}

/** A CRM takes a piece of HTML, not a document with a style of its own; the way back from a passage leads nowhere in it. */
function bodyOf(html: string): string {
  const body = /<body[^>]*>(.*)<\/body>/s.exec(html)?.[1] ?? html;
  return body
    .replace(/<(style|head|title)\b.*?<\/\1>/gs, '')
    .replace(/ <a href="#from-[^>]*>[^<]*<\/a>/g, '')
    .trim();
}
