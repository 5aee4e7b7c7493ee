import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const words = z.array(z.string());
/** Positions in `transcript.turns`, from zero. */
const positions = z.array(z.int().min(0));
const orNobody = z.string().nullable();

/** `optional` items may be in the minutes and count neither for nor against them. */
const item = z.object({
  text: z.string(),
  turns: positions,
  keywords: words,
  optional: z.boolean().default(false),
});
const action = item.extend({
  owner: orNobody,
  ownerAlso: z.array(orNobody).default([]),
  due: z.iso.date().nullable(),
  dueAlso: z.array(z.iso.date().nullable()).default([]),
});
const amount = z.object({
  value: z.number(),
  unit: z.string(),
  turns: positions.default([]),
  optional: z.boolean().default(false),
});

const status = z.enum(['confirmed', 'mentioned', 'asked_unanswered', 'not_discussed']);
/** A slot without a status makes no sense in the meeting and is not scored. */
const slot = z.object({ status: status.nullable(), statusAlso: z.array(status).default([]) });

const tempting = { about: z.string(), keywords: words, unless: words.default([]) };
const trap = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['decision', 'actionItem']), ...tempting, turns: positions.default([]) }),
  z.object({ kind: z.literal('due'), ...tempting, dates: z.array(z.iso.date()) }),
  z.object({ kind: z.literal('amount'), ...tempting, value: z.number(), unit: z.string() }),
]);

const gold = z.object({
  id: z.string(),
  language: z.enum(['en', 'ja']),
  decisions: z.array(item),
  actionItems: z.array(action),
  openQuestions: z.array(item),
  objections: z.array(item.extend({ answered: z.boolean() })),
  amounts: z.array(amount),
  /** Each name, spellings of one between bars. */
  competitors: words,
  competitorsOptional: words.default([]),
  nextMeeting: z.object({ date: z.iso.date(), time: z.iso.time({ precision: -1 }).nullable() }).nullable(),
  framework: z.object({ bant: z.object({ budget: slot, authority: slot, need: slot, timeline: slot }) }),
  mustNotAppear: z.array(trap),
});

export type Gold = z.output<typeof gold>;
export type GoldItem = z.output<typeof item>;
export type Trap = z.output<typeof trap>;

const notScored = { status: null, statusAlso: [] };

/** Of a meeting of which nothing is annotated. */
export const nothingAnnotated: Omit<Gold, 'id' | 'language'> = {
  decisions: [],
  actionItems: [],
  openQuestions: [],
  objections: [],
  amounts: [],
  competitors: [],
  competitorsOptional: [],
  nextMeeting: null,
  framework: { bant: { budget: notScored, authority: notScored, need: notScored, timeline: notScored } },
  mustNotAppear: [],
};

export interface SalesCase {
  readonly gold: Gold;
  /** A body for create-minutes, as a caller sends it. */
  readonly request: unknown;
}

/** The annotated meetings in a folder and below it: pairs of `ID.request.json` and `ID.gold.json`. */
export function readSalesCases(folder: string): readonly SalesCase[] {
  const names = readdirSync(folder).sort();
  return names.flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return readSalesCases(path);
    return name.endsWith('.gold.json') ? [readCase(path)] : [];
  });
}

function readCase(path: string): SalesCase {
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  return { gold: readGold(read(path), path), request: read(path.replace(/\.gold\.json$/, '.request.json')) };
}

/** @param from where it was read, for an error */
export function readGold(written: unknown, from: string): Gold {
  const parsed = gold.safeParse(written);
  if (!parsed.success) throw new Error(`${from}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
