import { writeFileSync } from 'node:fs';
import { likeliestPrice } from '#functions/create-minutes/engine/headline/choose.ts';
import { readSalesCases } from '../sales/gold.ts';
import { type HeadlineVerdict, readHeadlineLabels, verdictOf } from '../sales/headline-labels.ts';
import { countsOf } from '../sales/verdicts.ts';
import { fitChoice } from './fit-choice.ts';
import { foldersGiven } from './folders-given.ts';
import { parts, partsOf } from './groups.ts';
import { asHeadlineChoice, type HeadlineRow, headlineRowOf } from './headline-rows.ts';

const weightsAt = new URL('../../../functions/create-minutes/engine/headline/weights/', import.meta.url);

/** Fits what tells the price of a deal; prints how often it is right in meetings of authors that it was not fitted to, beside the rules. */
function main(): void {
  const folders = foldersGiven('train-headlines.ts', ['cases', 'headlines']);
  if (!folders) return;
  const labels = readHeadlineLabels(folders.headlines);
  const cases = readSalesCases(folders.cases);
  for (const code of ['en', 'ja'] as const) {
    const rows = cases.filter(({ gold }) => gold.language === code).flatMap((one) => headlineRowOf(one, labels) ?? []);
    const weights = fitChoice(rows.map(asHeadlineChoice));
    writeFileSync(new URL(`${code}.json`, weightsAt), `${JSON.stringify(weights, null, 2)}\n`);
    const ruled = rows.map(({ label, ruled }) => verdictOf(label, ruled));
    console.log(`${code} (${rows.length}): ${countsOf(leftOut(rows, code))}; by the rules ${countsOf(ruled)}`);
  }
}

function leftOut(rows: readonly HeadlineRow[], code: 'en' | 'ja'): readonly HeadlineVerdict[] {
  const partOf = partsOf(rows);
  return Array.from({ length: parts }).flatMap((_, part) => {
    const weights = fitChoice(rows.filter(({ id }) => partOf(id) !== part).map(asHeadlineChoice));
    return rows
      .filter(({ id }) => partOf(id) === part)
      .map(({ label, candidates }) => verdictOf(label, likeliestPrice(candidates, code, weights)?.value));
  });
}

main();
