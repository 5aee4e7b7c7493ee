import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Kind } from '#functions/create-minutes/engine/english/rank/ranker.ts';
import { curvesOf, linesOf, rounded } from './curves.ts';
import { type Examples, type Fit, fitSteps } from './fit.ts';
import { readSamples } from './sample.ts';
import { readMeeting, type Traits } from './traits.ts';

const usage = 'usage: node infra/quality/train.ts --data DIR [--leave-out K/N]';
const file = new URL('../../functions/create-minutes/engine/english/rank/weights.json', import.meta.url);
/** How many steps each kind is fitted in; with more, what is seldom seen is learnt by heart. Chosen by cross-validation. */
const rounds: Readonly<Record<Kind, number>> = { summary: 300, decisions: 500, actionItems: 250, openQuestions: 250 };
const kinds = Object.keys(rounds) as readonly Kind[];
/** A trait must be seen this often to be believed. */
const leastSeen = 40;

const about = {
  made: 'by infra/quality/train.ts: an additive model; a trait adds the second number of each pair when there is at least the first of it. No trait is a word of a subject',
  data: 'QMSum (Zhong et al., NAACL 2021; MIT licence) with the annotations of the AMI and ICSI meeting corpora (CC BY 4.0): 140 meetings of the official train and validation splits',
  scores:
    'F1 on AMI meetings left out of the fit (three folds): decisions 21, action items 39, open questions 23; on meetings never fitted to: "Quality" in README.md',
};

/** Fits the ranker to meetings with people's minutes and writes the weights the engine ships with. */
function main(): void {
  const { values } = parseArgs({ options: { data: { type: 'string' }, 'leave-out': { type: 'string' } } });
  if (!values.data) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const [fold, folds] = (values['leave-out'] ?? '0/0').split('/').map(Number);
  const samples = [...readSamples(values.data).values()].flat().filter((_, i) => !folds || i % folds !== fold);
  const rows = samples.flatMap(readMeeting);
  const names = seenOften(rows);
  const fits = kinds.map((kind) => fitSteps(examplesOf(rows, kind, names), rounds[kind]));
  writeFileSync(file, printed(fits, names));
  console.log(`${samples.length} meetings, ${rows.length} sentences, ${names.length} traits`);
}

function seenOften(rows: readonly Traits[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { traits } of rows) for (const name of traits.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= leastSeen ? [name] : [])).sort();
}

function examplesOf(rows: readonly Traits[], kind: Kind, names: readonly string[]): Examples {
  const own = rows.filter(({ labels }) => labels[kind] !== undefined);
  return {
    amounts: names.map((name) => Float64Array.from(own, ({ traits }) => traits.get(name) ?? 0)),
    labels: Float64Array.from(own, ({ labels }) => labels[kind] ?? 0),
  };
}

/** One trait to a line, so that a change can be read. */
function printed(fits: readonly Fit[], names: readonly string[]): string {
  const bodies = kinds.map((kind, i) => {
    const lines = linesOf(curvesOf(fits[i], names), '      ');
    return `    ${JSON.stringify(kind)}: {\n${lines}\n    }`;
  });
  const head = [
    `  "about": ${JSON.stringify(about, null, 2).replaceAll('\n', '\n  ')}`,
    `  "kinds": [${kinds.map((kind) => JSON.stringify(kind)).join(', ')}]`,
    `  "bias": [${fits.map(({ bias }) => rounded(bias)).join(', ')}]`,
  ];
  return `{\n${head.join(',\n')},\n  "steps": {\n${bodies.join(',\n')}\n  }\n}\n`;
}

main();
