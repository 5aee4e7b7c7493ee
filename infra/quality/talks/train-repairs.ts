import { writeFileSync } from 'node:fs';
import { leastOdds } from '#functions/create-minutes/facts/amounts/repairs/weigh.ts';
import { readSalesCases } from '../sales/gold.ts';
import { type Example, exampleOf, exampleOfCase } from './examples.ts';
import { readFigureScenes } from './figure-scenes.ts';
import { fitFacts } from './fit-facts.ts';
import type { Growth } from './fit-trees.ts';
import { foldersGiven } from './folders-given.ts';
import { linesOfModel } from './model-lines.ts';
import { type RepairRow, repairRowsOf } from './repair-rows.ts';
import { readTalks } from './talk.ts';

const weights = new URL('../../../functions/create-minutes/facts/amounts/repairs/weights/', import.meta.url);

const growth: Growth = { rounds: 150, depth: 4, rate: 0.05 };
/** How much a pair of each source counts: talks call a figure wrong as well where it has no weight, scenes are made of hard ones. */
const worth = { talks: 0.3, cases: 1, figures: 0.5 } as const;

/** Fits what tells that a figure was put right; prints how well each language is told by what the other authors taught. */
function main(): void {
  const folders = foldersGiven('train-repairs.ts', ['talks', 'cases', 'figures']);
  if (!folders) return;
  const sources = {
    figures: readFigureScenes(folders.figures).map(exampleOfCase),
    cases: readSalesCases(folders.cases).map(exampleOfCase),
    talks: readTalks(folders.talks).map(exampleOf),
  } as const satisfies Readonly<Record<string, readonly Example[]>>;
  for (const code of ['en', 'ja'] as const) {
    const rows = (['figures', 'cases', 'talks'] as const).flatMap((source) =>
      sources[source]
        .filter(({ talk }) => talk.code === code)
        .flatMap(repairRowsOf)
        .map((row) => ({ ...row, source, weight: row.weight * worth[source] })),
    );
    const { model, leftOut } = fitFacts(rows, growth);
    writeFileSync(new URL(`${code}.json`, weights), linesOfModel(model));
    for (const source of ['cases', 'figures'] as const) {
      const own = rows.flatMap((row, i) => (row.source === source ? [{ ...row, odds: leftOut[i] ?? 0 }] : []));
      const told = toldOf(own, ({ odds }) => odds > leastOdds);
      const ruled = toldOf(own, ({ isRuled }) => isRuled);
      console.log(
        `${code}-${source}: wrong ${told.wrong}, right ${told.right}; by the rules ${ruled.wrong}, ${ruled.right}`,
      );
    }
  }
}

/** Wrong figures that are found out of all, and right ones that are lost. */
function toldOf<Row extends RepairRow>(rows: readonly Row[], isPutRight: (row: Row) => boolean) {
  const share = (isWrong: boolean) => {
    const own = rows.filter((row) => row.isWrong === isWrong);
    const found = new Set(own.filter(isPutRight).map(({ mention }) => mention));
    return `${found.size} of ${new Set(own.map(({ mention }) => mention)).size}`;
  };
  return { wrong: share(true), right: share(false) };
}

main();
