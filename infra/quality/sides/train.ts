import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type LearnedSides, learnedSides } from '#functions/create-minutes/engine/sides/learned.ts';
import { sidesModelOf, type StoredSides } from '#functions/create-minutes/engine/sides/model.ts';
import { fitSides } from './fit-sides.ts';
import { readMeetings, type SidedMeeting } from './meetings.ts';
import { knowledge, type SidesTold, tellSides } from './tell-sides.ts';

const usage = 'usage: node infra/quality/sides/train.ts --talks DIR --cases DIR --neither DIR [--neither DIR]';
const folder = new URL('../../../functions/create-minutes/engine/sides/weights/', import.meta.url);

/** Fits what tells who sells; prints how the sides of each group are told by what the others taught. */
function main(): void {
  const options = {
    talks: { type: 'string' },
    cases: { type: 'string' },
    neither: { type: 'string', multiple: true },
  } as const;
  const { values } = parseArgs({ options });
  if (!values.talks || !values.cases || !values.neither) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const meetings = readMeetings(values.talks, values.cases, values.neither);
  for (const code of ['en', 'ja'] as const) {
    const own = meetings.filter((meeting) => meeting.code === code);
    for (const group of [...new Set(own.map((meeting) => meeting.group))].sort()) report(code, group, own);
    const fitted = fitSides(own, code);
    console.log(`${code}: ${own.length} meetings, ${Object.keys(fitted.said).length} features`);
    writeFileSync(new URL(`${code}.json`, folder), linesOf(fitted));
  }
}

function report(code: 'en' | 'ja', group: string, own: readonly SidedMeeting[]): void {
  const model = sidesModelOf(
    fitSides(
      own.filter((meeting) => meeting.group !== group),
      code,
    ),
  );
  const learned: LearnedSides = { lexicon: learnedSides[code].lexicon, model: () => model };
  const left = own.filter((meeting) => meeting.group === group);
  const told = knowledge.map((known) => `${known} ${shown(tellSides(left, known, learned), left.length)}`);
  console.log(`${code} ${group}: ${told.join('; ')}`);
}

function shown({ right, wrong, none, meetings }: SidesTold, all: number): string {
  return `right ${right} wrong ${wrong} none ${none} (${meetings} of ${all} meetings)`;
}

/** One feature to a line, so that a change can be read; in the form of this repository. */
function linesOf({ talk, said, role }: StoredSides): string {
  const rows = (of: Readonly<Record<string, unknown>>, indent: string) =>
    Object.entries(of)
      .map(([name, value]) => `${indent}${JSON.stringify(name)}: ${JSON.stringify(value).replace(',', ', ')}`)
      .join(',\n');
  const figures = Object.entries(talk).map(([name, value]) => `"${name}": ${value}`);
  const parts = `  "role": {\n    "shift": ${role.shift},\n    "parts": {\n${rows(role.parts, '      ')}\n    }\n  }`;
  return `{\n  "talk": { ${figures.join(', ')} },\n  "said": {\n${rows(said, '    ')}\n  },\n${parts}\n}\n`;
}

main();
