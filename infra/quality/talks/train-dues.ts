import { writeFileSync } from 'node:fs';
import { type DueModels, likeliest } from '#functions/create-minutes/engine/dues/weigh.ts';
import { asChoice, type DueRow, dueRowsOf } from './due-rows.ts';
import { examplesAsked } from './asked-examples.ts';
import { fitChoice } from './fit-choice.ts';
import { groupOf, groupsOf } from './groups.ts';

const engine = new URL('../../../functions/create-minutes/engine/', import.meta.url);
const weightsOf = {
  en: 'english/acts/dues/weights/en.json',
  ja: 'japanese/acts/dues/weights/ja.json',
} as const;

/** Fits what tells the day of a task, after all else that finds tasks; prints how well each author's are told by what the others taught. */
function main(): void {
  const asked = examplesAsked('train-dues.ts');
  if (!asked) return;
  const { examples, annotated } = asked;
  for (const code of ['en', 'ja'] as const) {
    const rows = examples.filter(({ talk }) => talk.code === code).flatMap(dueRowsOf);
    const weigh = (row: DueRow) =>
      row.isHeard && annotated.has(row.id) ? new Array<DueRow>(caseWorth).fill(row) : [row];
    writeFileSync(new URL(weightsOf[code], engine), linesOf(fitBoth(rows.flatMap(weigh))));
    for (const line of tellLeftOut(heard(rows), weigh)) console.log(`${code}-${line}`);
  }
}

/** Annotated meetings move their days as often as they keep them; talks seldom do. */
const caseWorth = 4;

function fitBoth(rows: readonly DueRow[]): DueModels {
  return {
    heard: fitChoice(heard(rows).map(asChoice)),
    unheard: fitChoice(rows.filter(({ isHeard }) => !isHeard).map(asChoice)),
  };
}

function heard(rows: readonly DueRow[]): readonly DueRow[] {
  return rows.filter(({ isHeard }) => isHeard);
}

function tellLeftOut(rows: readonly DueRow[], weigh: (row: DueRow) => readonly DueRow[]): readonly string[] {
  return groupsOf(rows).map((group) => {
    const weights = fitChoice(
      rows
        .filter(({ id }) => groupOf(id) !== group)
        .flatMap(weigh)
        .map(asChoice),
    );
    const own = rows.filter(({ id }) => groupOf(id) === group);
    const right = own.filter((row) => row.right.includes(likeliest(row.candidates, weights)?.due.date ?? null));
    return `${group}: ${right.length} of ${own.length} days right`;
  });
}

function linesOf(weights: DueModels): string {
  return `${JSON.stringify(weights, null, 2)}\n`;
}

main();
