import * as z from 'zod';
import type { JsonObject } from '#shared/http/handler.ts';
import { dateOf } from '../read-time.ts';

const file = z.looseObject({ file_type: z.string().nullish(), download_url: z.string().nullish() });
const recorded = z.object({
  payload: z.object({ object: z.object({ recording_files: z.array(file) }) }),
});

/** A transcript of one part of a meeting: each stop and start of the recording begins another. */
export interface TranscriptFile {
  readonly url: string;
  /** When the part began; undefined where the event does not say. */
  readonly startedAt: Date | undefined;
}

/** The transcripts of a meeting, in the order in which they were recorded. */
export function transcriptFiles(body: JsonObject): readonly TranscriptFile[] {
  const files = recorded.safeParse(body).data?.payload.object.recording_files ?? [];
  const transcripts = files.flatMap(({ file_type, download_url: url, recording_start }) =>
    file_type === 'TRANSCRIPT' && url ? [{ url, startedAt: dateOf(recording_start) }] : [],
  );
  return transcripts.toSorted((left, right) => (left.startedAt?.getTime() ?? 0) - (right.startedAt?.getTime() ?? 0));
}

/** The parts as one WebVTT text. Each counts its times from its own beginning, the whole from the first one's. */
export function joinParts(parts: readonly (TranscriptFile & { readonly text: string })[]): string {
  const [first, ...later] = parts;
  if (!first) return '';
  const beganMs = first.startedAt?.getTime();
  const joined = later.map(({ text, startedAt }) => {
    const laterMs = beganMs === undefined || !startedAt ? 0 : startedAt.getTime() - beganMs;
    return shifted(text.replace(/^\uFEFF?WEBVTT[^\n]*\n/, ''), laterMs);
  });
  return [first.text, ...joined].join('\n\n');
}

const clock = /(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})/g;

function shifted(text: string, byMs: number): string {
  return text.replace(/^.*-->.*$/gm, (line) =>
    line.replace(clock, (_all, hours = '0', minutes: string, seconds: string, fraction: string) =>
      clockOf(1000 * (3600 * Number(hours) + 60 * Number(minutes) + Number(seconds)) + Number(fraction) + byMs),
    ),
  );
}

function clockOf(ms: number): string {
  const units = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  return `${units.map((unit) => String(unit).padStart(2, '0')).join(':')}.${String(ms % 1000).padStart(3, '0')}`;
}
