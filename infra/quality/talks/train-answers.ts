import { writeFileSync } from 'node:fs';
import { chosenAnswer } from '#functions/create-minutes/engine/answering/choose.ts';
import { readAnswerLabels } from '../sales/answer-labels.ts';
import { readSalesCases } from '../sales/gold.ts';
import { countsOf } from '../sales/verdicts.ts';
import { type AnswerRow, answerRowsOf, asChoice, type Known } from './answer-rows.ts';
import { type Example, exampleOf, exampleOfCase } from './examples.ts';
import { fitChoice } from './fit-choice.ts';
import { foldersGiven } from './folders-given.ts';
import { parts, partsOf } from './groups.ts';
import { readTalks } from './talk.ts';

const weightsAt = new URL('../../../functions/create-minutes/engine/answering/weights/', import.meta.url);

/** Fits what tells the answer to a doubt; prints how often it is right in talks of authors that it was not fitted to, beside the rules. */
function main(): void {
  const folders = foldersGiven('train-answers.ts', ['talks', 'cases', 'answers']);
  if (!folders) return;
  const labels = readAnswerLabels(folders.answers);
  for (const code of ['en', 'ja'] as const) {
    const examples: readonly Example[] = [
      ...readTalks(folders.talks)
        .filter(({ language }) => language === code)
        .map(exampleOf),
      ...readSalesCases(folders.cases)
        .filter(({ gold }) => gold.language === code)
        .map(exampleOfCase),
    ];
    const rows = examples.flatMap((example) => answerRowsOf(example, labels));
    writeFileSync(new URL(`${code}.json`, weightsAt), `${JSON.stringify(fitChoice(rows.map(asChoice)), null, 2)}\n`);
    for (const line of tellLeftOut(rows)) console.log(`${code} ${line}`);
  }
}

type Verdict = 'right' | 'wrong' | 'missed' | 'told, and none was given';

function tellLeftOut(rows: readonly AnswerRow[]): readonly string[] {
  const partOf = partsOf(rows);
  const judged = Array.from({ length: parts }).flatMap((_, part) => {
    const isOwn = ({ id }: AnswerRow) => partOf(id) === part;
    const weights = fitChoice(rows.filter((row) => !isOwn(row)).map(asChoice));
    return rows.filter(isOwn).map((row) => {
      const { candidates, doubt } = row.weighable;
      const chosen = chosenAnswer(row.weighable, weights);
      const ruled = candidates.filter(({ remark }) => remark.index === doubt?.ruledAt).map(({ remark }) => remark);
      return {
        known: row.known,
        chosen: verdictOf(row, chosen.length > 0, (i) => chosen.some((one) => one === candidates[i]?.remark)),
        ruled: verdictOf(row, doubt?.ruledAt !== undefined, (i) => ruled.some((one) => one === candidates[i]?.remark)),
      };
    });
  });
  const kinds: readonly Known[] = ['read', 'labelled', 'byTurn', 'unanswered'];
  return kinds.map((known) => {
    const own = judged.filter((one) => one.known === known);
    return `${known} (${own.length}): ${countsOf(own.map(({ chosen }) => chosen))}; by the rules ${countsOf(own.map(({ ruled }) => ruled))}`;
  });
}

function verdictOf({ isRight, noneIsRight }: AnswerRow, isTold: boolean, isChosen: (i: number) => boolean): Verdict {
  if (!isTold) return noneIsRight ? 'right' : 'missed';
  if (isRight.some((right, i) => right && isChosen(i))) return 'right';
  return isRight.some(Boolean) ? 'wrong' : 'told, and none was given';
}

main();
