import * as z from 'zod';
import { amountReaders } from '#functions/create-minutes/facts/amounts/find.ts';
import { generateMinutes } from '#functions/create-minutes/generate.ts';
import { minutesRequest } from '#functions/create-minutes/request.ts';
import type { SalesCase } from './gold.ts';
import { type HeadlineLabel, type HeadlineVerdict, verdictOf } from './headline-labels.ts';

export interface JudgedHeadline {
  readonly label: HeadlineLabel;
  readonly verdict: HeadlineVerdict;
  readonly oneLine: string;
}

const told = z.object({ summary: z.object({ oneLine: z.string() }) });
const run = { executionId: 'quality', reExecutedFrom: undefined, now: () => new Date(0) };

/** Holds the price that the first line of the minutes names against the one that was read in the meeting. */
export function judgeHeadline(
  { request, gold }: SalesCase,
  labels: readonly HeadlineLabel[],
): readonly JudgedHeadline[] {
  const label = labels.find(({ id }) => id === gold.id);
  if (!label) return [];
  const { oneLine } = told.parse(generateMinutes(minutesRequest.parse(request), run)).summary;
  return [{ label, oneLine, verdict: verdictOf(label, priceIn(oneLine, gold.language)) }];
}

/** "the agreed price of $600", "The offer is $89", 「合意した価格（47万円）」. */
const naming = {
  en: /\b(?:agreed price|offer) (?:of|is) (.*?)(?=[,;]\s|\.$| and )/,
  ja: /(?:合意した|提示した)価格（(.*?)）/u,
};

function priceIn(oneLine: string, language: 'en' | 'ja'): number | undefined {
  const named = naming[language].exec(oneLine)?.[1];
  return named === undefined ? undefined : amountReaders[language].quantities(named, undefined).at(-1)?.value;
}

/** A line for each language. */
export function printHeadlines(judged: readonly JudgedHeadline[]): string {
  return [...Map.groupBy(judged, ({ label }) => label.id.slice(0, 2))]
    .map(([language, all]) => {
      const countOf = (verdict: HeadlineVerdict) => all.filter((one) => one.verdict === verdict).length;
      const percent = ((100 * countOf('right')) / all.length).toFixed(1);
      const counts = `${countOf('wrong')} wrong, ${countOf('missed')} missed, ${countOf('none stands')} told though none stands`;
      return `${language}: ${percent} of 100 prices right (${all.length} meetings: ${counts})`;
    })
    .join('\n');
}
