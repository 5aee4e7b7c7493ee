import * as z from 'zod';
import { readJsonLines } from '../json-lines.ts';

const side = z.enum(['internal', 'external']);
const appointment = z.object({ date: z.iso.date(), time: z.iso.time({ precision: -1 }).nullable() }).nullable();

const written = z.object({
  id: z.string(),
  startedAt: z.string(),
  timeZone: z.string(),
  participants: z.array(z.object({ name: z.string(), side })),
  turns: z.array(z.object({ speaker: z.string(), text: z.string() })),
  /** Null where nothing is agreed. */
  next: appointment,
  /** What careful people could understand as well. */
  nextAlso: z.array(appointment).default([]),
  why: z.string(),
});

/** The end of a meeting, in which people arrange when to meet next, or fail to. */
export interface Scene extends z.output<typeof written> {
  /** Files are named by it: `en-m.jsonl`. */
  readonly language: 'en' | 'ja';
}

/** The scenes of a folder, one to a line of its files, in the order of their names. */
export function readScenes(folder: string): readonly Scene[] {
  return readJsonLines(folder, written).map(([name, one]) => ({
    ...one,
    language: name.startsWith('ja') ? 'ja' : 'en',
  }));
}

/** `en-m-07` is the seventh of its file. */
export function numberOf({ id }: Pick<Scene, 'id'>): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 1);
}
