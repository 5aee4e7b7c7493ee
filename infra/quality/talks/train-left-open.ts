import { writeFileSync } from 'node:fs';
import { readSalesCases } from '../sales/gold.ts';
import { type AskedRow, askedRowsOf } from './asked-rows.ts';
import { exampleOf, exampleOfCase } from './examples.ts';
import { fitFacts } from './fit-facts.ts';
import type { Growth } from './fit-trees.ts';
import { foldersGiven } from './folders-given.ts';
import { linesOfModel } from './model-lines.ts';
import { readQuestionScenes } from './question-scenes.ts';
import { readTalks } from './talk.ts';

const weights = new URL('../../../functions/create-minutes/engine/left-open/weights/', import.meta.url);

const growth: Growth = { rounds: 150, depth: 4, rate: 0.06 };

/** Fits what tells that a question stays open; prints how well each language is told by what the other authors taught. */
function main(): void {
  const folders = foldersGiven('train-left-open.ts', ['talks', 'cases', 'questions']);
  if (!folders) return;
  const talks = readTalks(folders.talks).map((talk) => ({
    example: exampleOf(talk),
    source: 'talks',
    answered: undefined,
  }));
  const cases = readSalesCases(folders.cases).map((one) => ({
    example: exampleOfCase(one),
    source: 'cases',
    answered: undefined,
  }));
  const scenes = readQuestionScenes(folders.questions).map((one) => ({ ...one, source: 'scenes' }));
  const sources = [...talks, ...cases, ...scenes].filter(({ example }) => !example.wordsOnly);
  for (const code of ['en', 'ja'] as const) {
    const rows = sources
      .filter(({ example }) => example.talk.code === code)
      .flatMap(({ example, source, answered }) => askedRowsOf(example, answered).map((row) => ({ ...row, source })));
    const { model, leftOut } = fitFacts(rows, growth);
    writeFileSync(new URL(`${code}.json`, weights), linesOfModel(model));
    for (const source of ['talks', 'cases', 'scenes']) {
      const own = rows.flatMap((row, i) => (row.source === source ? [{ ...row, odds: leftOut[i] ?? 0 }] : []));
      const told = [-1, -0.5, 0, 0.5, 1, 1.5].map((from) => `${from}: ${shareOf(own, ({ odds }) => odds >= from)}`);
      console.log(`${code}-${source}, from ${told.join('; ')}; by the rules ${shareOf(own, ({ isRuled }) => isRuled)}`);
    }
  }
}

/** Precision and recall. */
function shareOf<Row extends AskedRow>(rows: readonly Row[], isTold: (row: Row) => boolean): string {
  const counted = rows.filter(({ weight }) => weight > 0);
  const told = counted.filter(isTold);
  const right = told.filter(({ label }) => label === 1).length;
  const all = counted.filter(({ label }) => label === 1).length;
  return `${Math.round((100 * right) / told.length)} / ${Math.round((100 * right) / all)}`;
}

main();
