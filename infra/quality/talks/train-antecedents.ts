import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { weighableQuestions, weighableThings } from '#functions/create-minutes/engine/english/acts/tasks/tell-tasks.ts';
import { likeliestBy } from '#functions/create-minutes/engine/likeliest.ts';
import { late } from '#shared/runtime/late.ts';
import { readSalesCases } from '../sales/gold.ts';
import { type AntecedentRow as Row, contextRows, heardExample, taskRows } from './antecedent-rows.ts';
import { exampleOfCase } from './examples.ts';
import { type ChoiceRow, fitChoice } from './fit-choice.ts';
import { groupOf, groupsOf } from './groups.ts';

const engine = new URL('../../../functions/create-minutes/engine/', import.meta.url);
const english = 'english/acts/antecedent/weights';
/** What "send it over" means, what somebody is asked or rung up about, and what says what an item is about; each with the file of its weights. */
const kinds = [
  { name: 'things', language: 'en', file: `${english}/en.json`, rows: taskRows(weighableThings) },
  { name: 'questions', language: 'en', file: `${english}/asked-en.json`, rows: taskRows(weighableQuestions) },
  { name: 'contexts', language: 'en', file: `${english}/context-en.json`, rows: contextRows },
  { name: 'contexts', language: 'ja', file: 'japanese/acts/context-weights/ja.json', rows: contextRows },
] as const;

/**
 * Fits what tells the thing that "send it over" means, the question that "ask the factory" leaves out, and the remark without which an
 * item does not say what it is about; prints how often each author's people meant the same by what the others taught.
 */
function main(): void {
  const { cases, only } = parseArgs({ options: { cases: { type: 'string' }, only: { type: 'string' } } }).values;
  if (!cases || !/^(?:things|questions|contexts)?$/.test(only ?? '')) {
    console.error(
      'usage: node infra/quality/talks/train-antecedents.ts --cases DIR [--only things|questions|contexts]',
    );
    process.exitCode = 2;
    return;
  }
  const annotated = readSalesCases(cases);
  const heardIn = (language: 'en' | 'ja') =>
    late(() =>
      annotated.filter(({ gold }) => gold.language === language).map((one) => heardExample(exampleOfCase(one))),
    );
  const heard = { en: heardIn('en'), ja: heardIn('ja') };
  for (const { name, language, file, rows: rowsOf } of kinds.filter(
    (kind) => only === undefined || kind.name === only,
  )) {
    const rows = heard[language]().flatMap(rowsOf);
    writeFileSync(new URL(file, engine), `${JSON.stringify(fitChoice(rows.map(asChoice)), null, 2)}\n`);
    judge(`${language} ${name}`, rows);
  }
}

function judge(name: string, rows: readonly Row[]): void {
  const judged = groupsOf(rows).flatMap((group) => {
    const taught = fitChoice(rows.filter(({ id }) => groupOf(id) !== group).map(asChoice));
    return rows.filter(({ id }) => groupOf(id) === group).map((row) => ({ row, taught }));
  });
  for (const least of [0, 0.3, 0.4, 0.5, 0.6]) {
    const told = judged.flatMap(({ row, taught }) => {
      const likely = likeliestBy(row.candidates, taught, least);
      return likely ? [row.fit[row.candidates.indexOf(likely.one)] ?? 0] : [];
    });
    const right = told.filter((fit) => fit > 0).length;
    console.log(
      `${name} from a share of ${least}: ${told.length} of ${rows.length} told, ${right} as people have them`,
    );
  }
}

function asChoice({ candidates, fit }: Row): ChoiceRow {
  const best = Math.max(0, ...fit);
  const choices = candidates.map(({ traits }, i) => ({ traits, isRight: best > 0 && fit[i] === best }));
  return { choices, noneIsRight: best === 0 };
}

main();
