import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const item = z.object({ text: z.string(), evidence: z.array(z.string()).default([]) });
const sample = z.object({
  id: z.string(),
  language: z.enum(['en', 'ja']),
  turns: z.array(z.object({ speaker: z.string().nullish(), text: z.string() })),
  reference: z.object({
    summary: z.string().nullish(),
    queries: z.array(z.object({ query: z.string(), answer: z.string() })).optional(),
    /** Several people's minutes of the whole meeting, where there are. */
    fullMinutes: z.array(z.array(z.string())).optional(),
    minutes: z
      .object({
        abstract: z.array(z.string()).default([]),
        decisions: z.array(item).default([]),
        actionItems: z.array(item).optional(),
        openQuestions: z.array(item).default([]),
        progress: z.array(item).default([]),
      })
      .optional(),
  }),
});

/** A meeting and the minutes people wrote of it. */
export type Sample = z.output<typeof sample>;
export type ReferenceItem = z.output<typeof item>;

/** The data sets in a folder: one folder each, one JSON file for each meeting. */
export function readSamples(folder: string, only?: readonly string[]): ReadonlyMap<string, readonly Sample[]> {
  const sets = readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isDirectory() && (only?.includes(name) ?? true))
    .sort();
  return new Map(sets.map((set) => [set, readSet(join(folder, set))]));
}

function readSet(folder: string): readonly Sample[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => sample.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}
