import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { weighableQuestions, weighableThings } from '#functions/create-minutes/engine/english/acts/tasks/tell-tasks.ts';
import { likeliestBy } from '#functions/create-minutes/engine/likeliest.ts';
import { late } from '#shared/runtime/late.ts';
import { readSalesCases } from '../sales/gold.ts';
import { type AntecedentRow as Row, contextRows, heardExample, taskRows } from './antecedent-rows.ts';
import { exampleOfCase } from './examples.ts';
import { type ChoiceRow, fitChoice } from './fit-choice.ts';
import { parts, partsOf } from './groups.ts';
import { readContexts } from './read-contexts.ts';

const engine = new URL('../../../functions/create-minutes/engine/', import.meta.url);
const english = 'english/acts/antecedent/weights';
const judged = (name: string) => readContexts(new URL(`../../../test/fixtures/contexts/${name}.tsv`, import.meta.url));
/** What "send it over" means, what somebody is asked or rung up about, and what says what an item is about; each with the file of its weights. */
const kinds = [
  { name: 'things', language: 'en', file: `${english}/en.json`, rows: taskRows(weighableThings) },
  { name: 'questions', language: 'en', file: `${english}/asked-en.json`, rows: taskRows(weighableQuestions) },
  { name: 'contexts', language: 'en', file: `${english}/context-en.json`, rows: contextRows(judged('english')) },
  {
    name: 'contexts',
    language: 'ja',
    file: 'japanese/acts/context-weights/ja.json',
    rows: contextRows(judged('japanese')),
  },
] as const;

/** Calls that nothing is learnt from, to tell what to expect of others. */
const keptApart = /-db1[1-4]$/;

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
  const annotated = readSalesCases(cases).filter(({ gold }) => !keptApart.test(gold.id));
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

/** Prints how often what the others taught tells the same as people do, where that is not known at second hand. */
function judge(name: string, rows: readonly Row[]): void {
  const partOf = partsOf(rows);
  const told = Array.from({ length: parts }, (_, part) => {
    const taught = fitChoice(rows.filter(({ id }) => partOf(id) !== part).map(asChoice));
    return rows.filter(({ id, isSecondHand }) => !isSecondHand && partOf(id) === part).map((row) => ({ row, taught }));
  }).flat();
  const lacking = told.filter(({ row }) => row.fit.some((fit) => fit > 0)).length;
  for (const least of [0, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6]) {
    const fits = told.flatMap(({ row, taught }) => {
      const likely = likeliestBy(row.candidates, taught, least);
      return likely ? [row.fit[row.candidates.indexOf(likely.one)] ?? 0] : [];
    });
    const right = fits.filter((fit) => fit > 0).length;
    console.log(
      `${name} from a share of ${least}: ${fits.length} told, ${right} right, of ${lacking} that lack something`,
    );
  }
}

/** What people wrote of an item tells less surely what it lacks than readers do. */
const ofWordings = 0.25;

function asChoice({ candidates, fit, isSecondHand }: Row): ChoiceRow {
  const best = Math.max(0, ...fit);
  const choices = candidates.map(({ traits }, i) => ({ traits, isRight: best > 0 && fit[i] === best }));
  return { choices, noneIsRight: best === 0, weight: isSecondHand ? ofWordings : 1 };
}

main();
