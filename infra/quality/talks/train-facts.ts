import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { FigureModel } from '#functions/create-minutes/facts/amounts/weighed/model.ts';
import { readSalesCases } from '../sales/gold.ts';
import { exampleOf, exampleOfCase } from './examples.ts';
import { figureRowsOf } from './figure-rows.ts';
import { fitFigures } from './fit-figures.ts';
import { heardLeftOut } from './heard-left-out.ts';
import { tellFigures } from './score-figures.ts';
import { readTalks } from './talk.ts';

const usage = 'usage: node infra/quality/talks/train-facts.ts --talks DIR --cases DIR';
const facts = new URL('../../../functions/create-minutes/facts/', import.meta.url);

/** Fits what tells figures of weight and rivals; prints how well each group of talks is told by what the others taught. */
function main(): void {
  const { values } = parseArgs({ options: { talks: { type: 'string' }, cases: { type: 'string' } } });
  if (!values.talks || !values.cases) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const labelled = new Map(readTalks(values.talks).map((talk) => [talk.id, talk]));
  const examples = [...[...labelled.values()].map(exampleOf), ...readSalesCases(values.cases).map(exampleOfCase)];
  for (const code of ['en', 'ja'] as const) {
    const own = examples.filter(({ talk }) => talk.code === code);
    const talks = heardLeftOut(own);
    const rows = own.flatMap(({ id, gold }, i) => {
      const talk = talks[i];
      return talk ? figureRowsOf(gold, talk, labelled.get(id)) : [];
    });
    const { model, leftOut } = fitFigures(rows);
    writeFileSync(new URL(`amounts/weighed/weights/${code}.json`, facts), linesOf(model));
    for (const line of tellFigures(own, rows, leftOut, code)) console.log(line);
  }
}

/** One feature and one tree to a line, so that a change can be read. */
function linesOf({ bias, weights, trees }: FigureModel): string {
  const features = Object.entries(weights).map(([name, weight]) => `    ${JSON.stringify(name)}: ${weight}`);
  const grown = trees.trees.map((tree) => `      ${JSON.stringify(tree)}`);
  return `{\n  "bias": ${bias},\n  "weights": {\n${features.join(',\n')}\n  },\n  "trees": {\n    "bias": ${trees.bias},\n    "trees": [\n${grown.join(',\n')}\n    ]\n  }\n}\n`;
}

main();
