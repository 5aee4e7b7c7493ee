import * as z from 'zod';
import { InputError } from '#shared/errors.ts';
import { check } from '#shared/http/check.ts';
import type { JsonObject } from '#shared/http/handler.ts';
import { headerText } from '#shared/http/header-text.ts';
import type { RecorderSettings } from '#shared/recorder/settings.ts';
import type { RecorderAdapter } from '../adapter.ts';
import { dateOf } from '../read-time.ts';
import { signatureRefused } from '../signatures/signature-error.ts';
import { fetchEntries } from './meet-entries.ts';
import { type GoogleAccess, googleAccess, openPushVerifier } from './meet-google.ts';

const push = z.object({
  message: z.object(
    {
      attributes: z.record(z.string(), z.string(), 'must be an object of texts').default({}),
      data: z.string('must be base64').default(''),
      messageId: z.string('must be text').max(200),
      publishTime: z.string().nullish(),
    },
    'must be an object',
  ),
});
const transcriptName = z
  .string()
  .regex(/^conferenceRecords\/[\w-]{1,200}\/transcripts\/[\w-]{1,200}$/, 'must name a transcript');
const generated = z.object({ transcript: z.object({ name: transcriptName }) });
const used = 'google.workspace.meet.transcript.v2.fileGenerated';

/** Google Meet: Workspace Events, pushed by Pub/Sub under an identity token of Google; the entries are fetched from the Meet API. */
export function meet(settings: RecorderSettings, access: GoogleAccess = googleAccess(settings)): RecorderAdapter {
  const verify = openPushVerifier(settings);
  return {
    source: 'meet',
    sends: ({ message, subscription }) =>
      typeof subscription === 'string' && typeof message === 'object' && message !== null && 'messageId' in message,
    prove: async ({ headers }) => {
      if (!verify) return false;
      // A gateway puts its own token in the place of the sender's, and the sender's here.
      const bearer = headerText(headers, 'x-forwarded-authorization') ?? headerText(headers, 'authorization');
      const [, token] = /^Bearer (\S+)$/i.exec(bearer ?? '') ?? [];
      if (!token || !(await verify(token))) throw signatureRefused();
      return true;
    },
    toEvent: (body) => {
      const { message } = check(push, body);
      const type = message.attributes['ce-type'] ?? 'unknown';
      // Pub/Sub gives a repeated delivery the same id; an event published twice keeps only the CloudEvents one.
      const id = message.attributes['ce-id'] ?? message.messageId;
      if (type !== used) return { type, id, call: { ignored: `the event ${type} is not used` } };
      const name = nameOf(body);
      const occurredAt = dateOf(message.attributes['ce-time'] ?? message.publishTime);
      const [, conference = name] = name.split('/');
      return {
        type,
        id: `${id}:${name}`,
        order: occurredAt && { subject: name, occurredAt },
        call: { meeting: { id: conference }, participants: [] },
      };
    },
    fetchTranscript: async (body, { download, signal }) => fetchEntries(nameOf(body), { download, signal, access }),
  };
}

function nameOf(body: JsonObject): string {
  const { data } = check(push, body).message;
  try {
    return check(generated, JSON.parse(Buffer.from(data, 'base64').toString('utf8'))).transcript.name;
  } catch (error) {
    throw new InputError(
      'message.data: must be the base64 of {"transcript":{"name":"conferenceRecords/…/transcripts/…"}}',
      { cause: error },
    );
  }
}
