import * as z from 'zod';
import { generateMinutes } from '#functions/create-minutes/generate.ts';
import { minutesRequest } from '#functions/create-minutes/request.ts';
import { type Figures, figuresOf } from './figures.ts';
import type { SalesCase } from './gold.ts';
import { type CaseScore, scoreCase } from './score-case.ts';
import { readTold } from './told.ts';

const spoken = z.object({ transcript: z.object({ turns: z.array(z.object({ text: z.string() })) }) });
const run = { executionId: 'quality', reExecutedFrom: undefined, now: () => new Date(0) };

/** Makes the minutes of a meeting in this process, as for a caller who asks for BANT, and holds them against its gold. */
export function measureSales({ request, gold }: SalesCase): CaseScore {
  const asked = minutesRequest.parse(request);
  const minutes = generateMinutes({ ...asked, options: { ...asked.options, framework: 'bant' } }, run);
  const turns = spoken.parse(request).transcript.turns.map(({ text }) => text);
  return scoreCase(readTold(minutes, turns), gold);
}

/** All meetings in one column, and one for each language. */
export function reportSales(scores: readonly CaseScore[]): Readonly<Record<string, Figures>> {
  const languages = [...new Set(scores.map(({ language }) => language))].sort();
  const columns = languages.map((code) => [code, scores.filter(({ language }) => language === code)] as const);
  return {
    all: figuresOf(scores),
    ...Object.fromEntries(columns.map(([code, some]) => [code, figuresOf(some)])),
  };
}
