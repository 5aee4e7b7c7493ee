import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { TreeModel } from '#functions/create-minutes/engine/classifier/model.ts';
import { chooseMeeting } from '#functions/create-minutes/engine/japanese/acts/meet/choose.ts';
import { readSalesCases } from '../sales/gold.ts';
import { readScenes } from '../scenes/scene.ts';
import { requestsOf } from '../scenes/scene-requests.ts';
import { exampleOf, exampleOfCase } from './examples.ts';
import { fitTrees, type Growth } from './fit-trees.ts';
import { groupOf, groupsOf } from './groups.ts';
import { heardLeftOut } from './heard-left-out.ts';
import { type MeetRows, meetRowsOf, meetRowsOfScene } from './meet-rows-japanese.ts';
import { readTalks } from './talk.ts';

const usage = 'usage: node infra/quality/talks/train-meet-japanese.ts --talks DIR --cases DIR --scenes DIR';
const weights = new URL('../../../functions/create-minutes/engine/japanese/acts/meet/weights/ja.json', import.meta.url);
const growth: Growth = { rounds: 120, depth: 3, rate: 0.08 };

/** Fits what tells the day of the next meeting; prints how well each author's talks are told by what the others taught. */
function main(): void {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { talks: text, cases: text, scenes: text } });
  if (!values.talks || !values.cases || !values.scenes) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const rows = rowsIn(values.talks, values.cases, values.scenes);
  writeFileSync(weights, linesOf(fitDays(rows)));
  for (const line of tellLeftOut(rows)) console.log(line);
}

/** Talks that are put before each scene, so that nothing is learnt of what comes before. */
const openings = 4;

/** Japanese talks but for those of author c, which are there to measure, annotated meetings, and scenes. */
function rowsIn(talks: string, cases: string, scenes: string): readonly MeetRows[] {
  const labelled = readTalks(talks);
  const own = labelled.filter(({ id }) => /^ja-[^c]/.test(id)).map(exampleOf);
  const annotated = readSalesCases(cases).filter(({ gold }) => gold.language === 'ja');
  const examples = [...own, ...annotated.map(exampleOfCase)];
  const heard = heardLeftOut(examples, ['appointment', 'action']);
  const ends = readScenes(scenes).filter(({ language }) => language === 'ja');
  return [
    ...examples.map((example, i) => meetRowsOf(example, heard[i] ?? example.talk)),
    ...Array.from({ length: openings }, (_, round) => requestsOf(ends, labelled, round).map(meetRowsOfScene)).flat(),
  ];
}

function fitDays(rows: readonly MeetRows[]): TreeModel {
  const days = rows.flatMap((row) => row.days);
  return fitTrees(
    {
      traits: days.map(({ traits }) => traits),
      labels: Float64Array.from(days, ({ label }) => label),
      weights: Float64Array.from(days, () => 1),
    },
    growth,
  );
}

function tellLeftOut(rows: readonly MeetRows[]): readonly string[] {
  return groupsOf(rows).map((group) => {
    const model = fitDays(rows.filter(({ id }) => groupOf(id) !== group));
    const own = rows.filter(({ id }) => groupOf(id) === group);
    return `${group}: ${own.filter((row) => isRight(row, model)).length} of ${own.length} right`;
  });
}

function isRight({ talk, facts, ruled, next }: MeetRows, model: TreeModel): boolean {
  const told = chooseMeeting(talk, facts, ruled, model);
  return next.some((one) =>
    one && told ? told.date === one.date && (!told.time || !one.time || told.time === one.time) : !one && !told,
  );
}

/** One tree to a line, so that a change can be read. */
function linesOf({ bias, trees }: TreeModel): string {
  return `{\n  "bias": ${bias},\n  "trees": [\n${trees.map((tree) => `    ${JSON.stringify(tree)}`).join(',\n')}\n  ]\n}\n`;
}

main();
