import * as z from 'zod';
import type { Download } from '#shared/net/download.ts';
import type { Fetched, Turn } from '../event.ts';
import { dateOf } from '../read-time.ts';
import type { GoogleAccess } from './meet-google.ts';

const host = 'meet.googleapis.com';
/** So many entries of a page each are several days of talk; a list that does not end is cut here. */
const mostPages = 500;

const entries = z.object({
  transcriptEntries: z
    .array(
      z.object({
        participant: z.string().default(''),
        text: z.string().default(''),
        startTime: z.iso.datetime({ offset: true }).optional(),
        endTime: z.iso.datetime({ offset: true }).optional(),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});
const user = z.object({ displayName: z.string().optional() }).optional();
const participants = z.object({
  participants: z
    .array(z.object({ name: z.string(), signedinUser: user, anonymousUser: user, phoneUser: user }))
    .default([]),
  nextPageToken: z.string().optional(),
});

interface MeetTools {
  readonly download: Download;
  readonly access: GoogleAccess;
  readonly signal: AbortSignal;
}

/** What was said, from the Meet API, which keeps it for 30 days. Undefined when nothing was. */
export async function fetchEntries(transcript: string, tools: MeetTools): Promise<Fetched | undefined> {
  const [conference = ''] = transcript.split('/transcripts/');
  const people = await allPages(`${conference}/participants?pageSize=250`, participants, tools);
  const names = new Map(people.flatMap((page) => page.participants).map((each) => [each.name, displayName(each)]));
  const said = (await allPages(`${transcript}/entries?pageSize=100`, entries, tools)).flatMap(
    (page) => page.transcriptEntries,
  );
  const began = said[0]?.startTime;
  const startMs = Date.parse(began ?? '');
  const turns = said.map(({ participant, text, startTime, endTime }): Turn => {
    return {
      speaker: names.get(participant),
      text,
      start: secondsAfter(startMs, startTime),
      end: secondsAfter(startMs, endTime),
    };
  });
  if (!turns.some(({ text }) => text.trim() !== '')) return undefined;
  return { transcript: { turns }, meeting: { startedAt: dateOf(began)?.toISOString() } };
}

async function allPages<Page extends { nextPageToken?: string | undefined }>(
  path: string,
  schema: z.ZodType<Page>,
  { download, access, signal }: MeetTools,
): Promise<readonly Page[]> {
  const headers = { authorization: `Bearer ${await access()}` };
  const pages: Page[] = [];
  let next = '';
  do {
    const url = `https://${host}/v2/${path}${next && `&pageToken=${encodeURIComponent(next)}`}`;
    const page = schema.parse(JSON.parse(await download({ url, hosts: [host], headers, signal })));
    pages.push(page);
    next = page.nextPageToken ?? '';
  } while (next && pages.length < mostPages);
  if (next) throw new Error('the Meet API gives more pages than a meeting can have');
  return pages;
}

function displayName({
  signedinUser,
  anonymousUser,
  phoneUser,
}: z.output<typeof participants>['participants'][number]) {
  return (signedinUser ?? anonymousUser ?? phoneUser)?.displayName;
}

function secondsAfter(startMs: number, time: string | undefined): number | undefined {
  const seconds = (Date.parse(time ?? '') - startMs) / 1000;
  return seconds >= 0 ? seconds : undefined;
}
