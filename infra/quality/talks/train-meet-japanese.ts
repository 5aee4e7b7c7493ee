import { writeFileSync } from 'node:fs';
import type { TreeModel } from '#functions/create-minutes/engine/classifier/model.ts';
import { chooseMeeting } from '#functions/create-minutes/engine/japanese/acts/meet/choose.ts';
import { fitTrees, type Growth } from './fit-trees.ts';
import { foldersGiven } from './folders-given.ts';
import { groupOf, groupsOf } from './groups.ts';
import { type MeetRows, meetRowsOf } from './meet-rows-japanese.ts';
import { arrangedIn } from './meet-sources.ts';

const weights = new URL('../../../functions/create-minutes/engine/japanese/acts/meet/weights/ja.json', import.meta.url);
const growth: Growth = { rounds: 120, depth: 3, rate: 0.08 };

/** Fits what tells the day of the next meeting; prints how well each author's talks are told by what the others taught. */
function main(): void {
  const folders = foldersGiven('train-meet-japanese.ts', ['talks', 'cases', 'scenes']);
  if (!folders) return;
  const rows = arrangedIn(folders, 'ja').map(meetRowsOf);
  writeFileSync(weights, linesOf(fitDays(rows)));
  for (const line of tellLeftOut(rows)) console.log(line);
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
  const isOf = (group: string) => (one: MeetRows) => groupOf(one.arranged.id) === group;
  return groupsOf(rows.map(({ arranged }) => arranged)).map((group) => {
    const model = fitDays(rows.filter((one) => !isOf(group)(one)));
    const own = rows.filter(isOf(group));
    return `${group}: ${own.filter((row) => isRight(row, model)).length} of ${own.length} right`;
  });
}

function isRight({ arranged: { talk: facts, ruled, next }, talk }: MeetRows, model: TreeModel): boolean {
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
