import { writeFileSync } from 'node:fs';
import type { TreeModel } from '#functions/create-minutes/engine/classifier/model.ts';
import { chooseMeeting } from '#functions/create-minutes/engine/english/acts/meet/choose.ts';
import type { MeetModels } from '#functions/create-minutes/engine/english/acts/meet/model.ts';
import { outcomeOf, outcomes } from '../scenes/measure-scenes.ts';
import { fitMeet } from './fit-meet.ts';
import { foldersGiven } from './folders-given.ts';
import { groupOf, groupsOf } from './groups.ts';
import { type MeetRows, meetRowsOf } from './meet-rows.ts';
import { type Arranged, arrangedIn } from './meet-sources.ts';

const weights = new URL('../../../functions/create-minutes/engine/english/acts/meet/weights/en.json', import.meta.url);

/** Fits what tells the day and the hour of the next meeting; prints how well each author's talks are told by what the others taught. */
function main(): void {
  const folders = foldersGiven('train-meet.ts', ['talks', 'cases', 'scenes']);
  if (!folders) return;
  const rows = rowsOf(arrangedIn(folders, 'en'));
  writeFileSync(weights, linesOf(fitMeet(rows)));
  for (const line of tellLeftOut(rows)) console.log(line);
}

/** Each talk comes again without what its remarks do by their words, as in talks too short to tell. */
function rowsOf(arranged: readonly Arranged[]): readonly MeetRows[] {
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
