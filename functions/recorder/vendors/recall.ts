import * as z from 'zod';
import { check } from '#shared/http/check.ts';
import type { RecorderSettings } from '#shared/recorder/settings.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import { joinTexts } from '#shared/text/join-texts.ts';
import type { RecorderAdapter } from '../adapter.ts';
import type { Fetched, Participant, Turn } from '../event.ts';
import { dateOf } from '../read-time.ts';
import type { Clock } from '../signatures/require-recent.ts';
import { standardWebhookOf } from '../signatures/standard-webhooks.ts';
import { standardProof } from './standard-proof.ts';

const id = z.string('must be text').regex(/^[\w-]{1,100}$/, 'must be an id');
const kind = z.object({ event: z.string('must be text').max(100) });
const done = z.object({
  event: z.literal('transcript.done'),
  data: z.object({
    data: z.object({ updated_at: z.string().nullish() }).nullish(),
    transcript: z.object({ id }, 'must be an object'),
    recording: z.object({ id }).nullish(),
    bot: z.object({ id, metadata: z.record(z.string(), z.unknown()).nullish() }).nullish(),
  }),
});

const artifact = z.object({ data: z.object({ download_url: z.string() }) });
const stamp = z.object({ relative: z.number(), absolute: z.string().nullish() }).nullish();
const spoken = z.array(
  z.object({
    participant: z.object({ name: z.string().nullish(), email: z.string().nullish() }).nullish(),
    words: z.array(z.object({ text: z.string(), start_timestamp: stamp, end_timestamp: stamp })),
  }),
);

/** Recall.ai: the event names a transcript, its API tells where that is, and the place has the words. */
export function recall(settings: RecorderSettings, clock: Clock): RecorderAdapter {
  const { RECALL_API_HOST: api, RECALL_API_KEY: key, RECALL_DOWNLOAD_HOSTS: hosts } = settings;
  return {
    source: 'recall',
    sends: ({ event, data }) =>
      typeof event === 'string' && typeof data === 'object' && data !== null && 'data' in data,
    prove: standardProof(settings.RECALL_WEBHOOK_SECRETS, clock),
    toEvent: (body, headers) => {
      const { event: type } = check(kind, body);
      const delivery = standardWebhookOf(headers)?.id;
      if (type !== 'transcript.done') return { type, id: delivery, call: { ignored: `the event ${type} is not used` } };
      const { data } = check(done, body);
      const occurredAt = dateOf(data.data?.updated_at);
      return {
        type,
        id: data.transcript.id,
        order: occurredAt && { subject: data.transcript.id, occurredAt },
        call: { meeting: { id: data.bot?.id ?? data.recording?.id ?? data.transcript.id }, participants: [] },
      };
    },
    fetchTranscript: async (body, { download, signal }) => {
      if (!key)
        throw new ConfigurationError('RECALL_API_KEY: is needed to fetch the transcripts that Recall.ai announces');
      const { transcript } = check(done, body).data;
      const url = `https://${api}/api/v1/transcript/${transcript.id}/`;
      const headers = { authorization: `Token ${key}`, accept: 'application/json' };
      const place = artifact.parse(JSON.parse(await download({ url, hosts: [api], headers, signal })));
      const words = await download({ url: place.data.download_url, hosts, signal });
      return toFetched(spoken.parse(JSON.parse(words)));
    },
  };
}

type Spoken = z.output<typeof spoken>;

function toFetched(all: Spoken): Fetched | undefined {
  const turns = all.map(toTurn);
  if (!turns.some(({ text }) => text !== '')) return undefined;
  const people = all.flatMap(({ participant: who }): Participant[] =>
    who?.name && who.email ? [{ name: who.name, email: who.email }] : [],
  );
  const participants = [...new Map(people.map((each) => [each.email, each])).values()];
  return {
    transcript: { turns },
    meeting: { startedAt: beginOf(all)?.toISOString() },
    ...(participants.length > 0 && { participants }),
  };
}

/** When the recording began, by a word whose time is told both from its begin and by the clock. */
function beginOf(all: Spoken): Date | undefined {
  for (const { start_timestamp: at } of all.flatMap(({ words }) => words)) {
    const spokenAt = dateOf(at?.absolute);
    if (at && spokenAt) return dateOf(spokenAt.getTime() - 1000 * at.relative);
  }
  return undefined;
}

function toTurn({ participant, words }: Spoken[number]): Turn {
  return {
    speaker: participant?.name ?? undefined,
    text: joinTexts(words.map(({ text }) => text.trim())),
    start: words[0]?.start_timestamp?.relative,
    end: words.at(-1)?.end_timestamp?.relative,
  };
}
