import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { TreeModel } from '#functions/create-minutes/engine/classifier/model.ts';
import { chooseMeeting } from '#functions/create-minutes/engine/english/acts/meet/choose.ts';
import type { MeetModels } from '#functions/create-minutes/engine/english/acts/meet/model.ts';
import { readSalesCases } from '../sales/gold.ts';
import { outcomeOf, outcomes } from '../scenes/measure-scenes.ts';
import { readScenes } from '../scenes/scene.ts';
import { requestsOf } from '../scenes/scene-requests.ts';
import { exampleOf, exampleOfCase } from './examples.ts';
import { fitMeet } from './fit-meet.ts';
import { groupOf, groupsOf } from './groups.ts';
import { heardLeftOut } from './heard-left-out.ts';
import { arrangedOf, arrangedScene, type MeetRows, meetRowsOf } from './meet-rows.ts';
import { readTalks } from './talk.ts';

const usage = 'usage: node infra/quality/talks/train-meet.ts --talks DIR --cases DIR --scenes DIR';
const weights = new URL('../../../functions/create-minutes/engine/english/acts/meet/weights/en.json', import.meta.url);

/** Fits what tells the day and the hour of the next meeting; prints how well each author's talks are told by what the others taught. */
function main(): void {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { talks: text, cases: text, scenes: text } });
  if (!values.talks || !values.cases || !values.scenes) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const rows = rowsIn(values.talks, values.cases, values.scenes);
  writeFileSync(weights, linesOf(fitMeet(rows)));
  for (const line of tellLeftOut(rows)) console.log(line);
}

/** Talks that are put before each scene, so that nothing is learnt of what comes before. */
const openings = 4;

/**
 * English talks but for those of author c, which are there to measure, annotated meetings, and scenes.
 * Each comes again without what its remarks do by their words, as in talks too short to tell.
 */
function rowsIn(talks: string, cases: string, scenes: string): readonly MeetRows[] {
  const labelled = readTalks(talks);
  const own = labelled.filter(({ id }) => /^en-[^c]/.test(id)).map(exampleOf);
  const annotated = readSalesCases(cases).filter(({ gold }) => gold.language === 'en');
  const examples = [...own, ...annotated.map(exampleOfCase)];
  const heard = heardLeftOut(examples, ['appointment', 'action']);
  const ends = readScenes(scenes).filter(({ language }) => language === 'en');
  const arranged = [
    ...examples.map((example, i) => arrangedOf(example, heard[i] ?? example.talk)),
    ...Array.from({ length: openings }, (_, round) => requestsOf(ends, labelled, round).map(arrangedScene)).flat(),
  ];
  const unheard = arranged.map((one) => ({ ...one, talk: { ...one.talk, odds: undefined } }));
  return [...arranged, ...unheard].map(meetRowsOf);
}

function tellLeftOut(rows: readonly MeetRows[]): readonly string[] {
  const isOf = (group: string) => (one: MeetRows) => groupOf(one.arranged.id) === group;
  return groupsOf(rows.map(({ arranged }) => arranged)).map((group) => {
    const models = fitMeet(rows.filter((one) => !isOf(group)(one)));
    const told = rows.filter((one) => isOf(group)(one) && one.arranged.talk.odds).map((one) => outcome(one, models));
    const counts = outcomes.map((kind) => `${kind} ${told.filter((one) => one === kind).length}`);
    return `${group}: ${counts.join(', ')}`;
  });
}

function outcome({ arranged: { talk, meeting, ruled, next } }: MeetRows, models: MeetModels) {
  const told = chooseMeeting(talk, meeting, ruled, models);
  const [first = null, ...nextAlso] = next;
  return outcomeOf(told?.date ? { date: told.date, time: told.time ?? null } : null, { next: first, nextAlso });
}

/** One tree to a line, so that a change can be read. */
function linesOf({ day, hour }: MeetModels): string {
  const model = ({ bias, trees }: TreeModel) =>
    `{\n    "bias": ${bias},\n    "trees": [\n${trees.map((tree) => `      ${JSON.stringify(tree)}`).join(',\n')}\n    ]\n  }`;
  return `{\n  "day": ${model(day)},\n  "hour": ${model(hour)}\n}\n`;
}

main();
