import * as z from 'zod';
import { readJsonLines } from '../json-lines.ts';
import { nothingAnnotated, readGold, type SalesCase } from '../sales/gold.ts';

/** Some turns of a talk between two sides, in a line of a file that is named by its language. */
export const sceneShape = {
  id: z.string(),
  timeZone: z.string(),
  participants: z.array(z.object({ name: z.string(), side: z.enum(['internal', 'external']) })),
  turns: z.array(z.object({ speaker: z.string(), text: z.string() })),
} as const;

type Scene = z.output<z.ZodObject<typeof sceneShape>>;

const day = '2026-03-10T10:00:00Z';

/** The scenes of a folder in the order of their files. */
export function readScenes<Of extends Scene>(
  folder: string,
  shape: z.ZodType<Of>,
): readonly (Of & { readonly language: 'en' | 'ja' })[] {
  return readJsonLines(folder, shape).map(([name, one]) => ({ ...one, language: name.startsWith('ja') ? 'ja' : 'en' }));
}

/** A scene as an annotated meeting, of which nothing but `gold` was looked at. */
export function sceneCase(
  { id, timeZone, participants, turns, language }: Scene & { readonly language: 'en' | 'ja' },
  gold: object,
): SalesCase {
  const written = { id, language, ...nothingAnnotated, ...gold };
  return {
    gold: readGold(written, id),
    request: { transcript: { turns }, meeting: { id, startedAt: day, timeZone, language }, participants },
  };
}
