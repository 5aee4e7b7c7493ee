import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Kind } from '#functions/create-minutes/engine/english/rank/ranker.ts';
import { type Example, fitWeights } from './fit.ts';
import { readMeeting, type Traits } from './traits.ts';
import { readSamples } from './sample.ts';

const usage = 'usage: node infra/quality/train.ts --data DIR [--leave-out K/N]';
const file = new URL('../../functions/create-minutes/engine/english/rank/weights.json', import.meta.url);
const kinds: readonly Kind[] = ['summary', 'decisions', 'actionItems', 'openQuestions'];
/** A trait must be seen this often to be believed, and weigh this much to be kept. */
const leastSeen = 40;
const leastWeight = 0.03;

const about = {
  made: 'by infra/quality/train.ts: logistic regression over the traits of rank/features.ts; no trait is a word of a subject',
  data: 'QMSum (Zhong et al., NAACL 2021; MIT licence) with the annotations of the AMI and ICSI meeting corpora (CC BY 4.0): 140 meetings of the official train and validation splits',
  scores:
    'F1 on AMI meetings left out of the fit (three folds): decisions 20, action items 34, open questions 24; on meetings never fitted to: "Quality" in README.md',
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
  const numbers = new Map(names.map((name, i) => [name, i]));
  const fits = kinds.map((kind) => fitWeights(examplesOf(rows, kind, numbers), names.length));
  const weights = names.flatMap((name, i) => {
    const row = fits.map((one) => Math.round((one.weights[i] ?? 0) * 100) / 100);
    return row.some((weight) => Math.abs(weight) >= leastWeight) ? [[name, row] as const] : [];
  });
  const bias = fits.map((one) => Math.round(one.bias * 100) / 100);
  writeFileSync(file, printed(bias, weights));
  console.log(`${samples.length} meetings, ${rows.length} sentences, ${weights.length} traits`);
}

function seenOften(rows: readonly Traits[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { traits } of rows) for (const name of traits) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) => (count >= leastSeen ? [name] : [])).sort();
}

function examplesOf(rows: readonly Traits[], kind: Kind, numbers: ReadonlyMap<string, number>): readonly Example[] {
  return rows.flatMap(({ traits, prior, labels }) => {
    const label = labels[kind];
    return label === undefined ? [] : [{ traits: traits.flatMap((name) => numbers.get(name) ?? []), prior, label }];
  });
}

/** One trait to a line, so that a change can be read. */
function printed(
  bias: readonly number[],
  weights: readonly (readonly [name: string, row: readonly number[]])[],
): string {
  const lines = weights.map(([name, row]) => `    ${JSON.stringify(name)}: [${row.join(', ')}]`);
  const list = (values: readonly unknown[]) => `[${values.map((value) => JSON.stringify(value)).join(', ')}]`;
  const head = [
    `  "about": ${JSON.stringify(about, null, 2).replaceAll('\n', '\n  ')}`,
    `  "kinds": ${list(kinds)}`,
    `  "bias": ${list(bias)}`,
  ];
  return `{\n${head.join(',\n')},\n  "weights": {\n${lines.join(',\n')}\n  }\n}\n`;
}

main();
