import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readGold, type SalesCase } from '../sales/gold.ts';

const figure = z.object({ value: z.number(), as: z.enum(['money', 'percent', 'count']) });
const scene = z.object({
  id: z.string(),
  timeZone: z.string(),
  participants: z.array(z.object({ name: z.string(), side: z.enum(['internal', 'external']) })),
  turns: z.array(z.object({ speaker: z.string(), text: z.string() })),
  /** Said, and put right within the scene. */
  wrong: z.array(figure),
  /** Every other figure that matters to the deal. */
  stands: z.array(figure),
});
type Figure = z.output<typeof figure>;

/** Any of its kind: what is counted, and in which currency, is not what these scenes tell. */
const unitOf = { money: 'USD', percent: 'percent', count: 'things' } as const;
const notScored = { status: null } as const;
const day = '2026-03-10T10:00:00Z';

/** The scenes of a folder as annotated meetings: a line each of files that are named by their language. */
export function readFigureScenes(folder: string): readonly SalesCase[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return names.sort().flatMap((name) => {
    const language = name.startsWith('ja') ? 'ja' : 'en';
    const lines = readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => asCase(scene.parse(JSON.parse(line)), language));
  });
}

function asCase({ id, timeZone, participants, turns, wrong, stands }: z.output<typeof scene>, language: 'en' | 'ja') {
  const amountOf = ({ value, as }: Figure) => ({ value, unit: unitOf[as] });
  const written = {
    id,
    language,
    decisions: [],
    actionItems: [],
    openQuestions: [],
    objections: [],
    amounts: stands.map(amountOf),
    competitors: [],
    nextMeeting: null,
    framework: { bant: { budget: notScored, authority: notScored, need: notScored, timeline: notScored } },
    mustNotAppear: wrong.map((one) => ({ kind: 'amount', about: '', keywords: [], ...amountOf(one) })),
  };
  return {
    gold: readGold(written, id),
    request: { transcript: { turns }, meeting: { id, startedAt: day, timeZone, language }, participants },
  };
}
