import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import type { Talk } from '#functions/create-minutes/facts/talk.ts';
import { readSalesCases } from '../sales/gold.ts';
import { type Example, exampleOf, exampleOfCase } from './examples.ts';
import { fitAmong } from './fit-among.ts';
import { figureRowsOf } from './figure-rows.ts';
import { type FactRow, fitFacts } from './fit-facts.ts';
import type { Growth } from './fit-trees.ts';
import { heardLeftOut } from './heard-left-out.ts';
import { linesOfModel } from './model-lines.ts';
import { nameRowsOf } from './name-rows.ts';
import { tellFigures } from './score-figures.ts';
import { tellNames } from './score-names.ts';
import { readTalks } from './talk.ts';

const usage = 'usage: node infra/quality/talks/train-facts.ts --talks DIR --cases DIR [--only figures|names]';
const facts = new URL('../../../functions/create-minutes/facts/', import.meta.url);

/** What makes a figure weighty is in how many things go together; of names there are fewer to learn from. */
const growthOf = {
  figures: { rounds: 180, depth: 5, rate: 0.05 },
  names: { rounds: 250, depth: 4, rate: 0.04 },
} as const satisfies Readonly<Record<string, Growth>>;
const titled = z.object({ meeting: z.object({ title: z.string().nullish() }).optional() });

/** Fits what tells figures of weight and rivals; prints how well each group of talks is told by what the others taught. */
function main(): void {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { talks: text, cases: text, only: text } });
  if (!values.talks || !values.cases || !/^(?:figures|names)?$/.test(values.only ?? '')) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const labelled = new Map(readTalks(values.talks).map((talk) => [talk.id, talk]));
  const cases = readSalesCases(values.cases);
  const annotated = cases.map(exampleOfCase);
  const titles = new Map(
    [...labelled.values(), ...annotated.map(({ id }, i) => ({ id, request: cases[i]?.request }))].map(
      ({ id, request }) => [id, titled.parse(request).meeting?.title ?? undefined] as const,
    ),
  );
  const examples = [...[...labelled.values()].map(exampleOf), ...annotated];
  for (const code of ['en', 'ja'] as const) {
    const own = examples.filter(({ talk }) => talk.code === code);
    const heard = heardLeftOut(own);
    const rowsBy = <Row extends FactRow>(rowsOf: (example: Example, talk: Talk) => readonly Row[]) =>
      own.flatMap((example, i) =>
        (heard[i] ? rowsOf(example, heard[i]) : []).map((row) => ({
          ...row,
          weight: row.weight * (labelled.has(example.id) ? 1 : caseWorth),
        })),
      );
    if (values.only !== 'names') {
      const figures = rowsBy(({ id, gold }, talk) => figureRowsOf(gold, talk, !labelled.has(id)));
      const { model, leftOut } = fitFacts(figures, growthOf.figures);
      const among = fitAmong(figures, leftOut);
      writeFileSync(new URL(`amounts/weighed/weights/${code}.json`, facts), linesOfModel(model, among.among));
      for (const line of tellFigures(own, figures, among.leftOut, code)) console.log(line);
    }
    if (values.only !== 'figures') {
      const names = rowsBy(({ id, gold }, talk) => nameRowsOf(gold, talk, titles.get(id)));
      const { model, leftOut } = fitFacts(names, growthOf.names);
      writeFileSync(new URL(`competitors/weighed/weights/${code}.json`, facts), linesOfModel(model));
      for (const line of tellNames(own, names, leftOut, code)) console.log(line);
    }
  }
}

/** A meeting annotated by the whole guide counts for several talks, whose labels leave more open. */
const caseWorth = 3;

main();
