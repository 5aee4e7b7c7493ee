import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { traitNames, traitsOf } from '#functions/create-minutes/engine/english/readability/traits.ts';
import type { WordOrder } from '#functions/create-minutes/engine/english/readability/word-order.ts';
import { readSamples, type Sample } from '../sample.ts';
import { countOrders } from './count-orders.ts';
import { fitLogistic, oddsOf } from './fit-logistic.ts';
import { bestLabel, type Labelled, readLabelled } from './labelled.ts';
import { describeJudgement } from './describe.ts';

const usage = 'usage: node infra/quality/readability/train.ts --data DIR --labelled FILE [--orders]';
const folder = new URL('../../../functions/create-minutes/engine/english/readability/weights/', import.meta.url);
/** Of eight meetings two are left out, whose minutes are read before and after a change. */
const leftOut: readonly number[] = [5, 6];
const folds = 5;
/** The meetings of one series are left out together. */
const seriesLetters = 6;

const source =
  'QMSum (Zhong et al., NAACL 2021; MIT licence) with meetings and annotations of the AMI and ICSI corpora (CC BY 4.0)';

/** Counts how people's minutes are worded (`--orders`), or fits what makes a telling readable, and writes what the engine ships with. */
function main(): void {
  const { values } = parseArgs({
    options: { data: { type: 'string' }, labelled: { type: 'string' }, orders: { type: 'boolean', default: false } },
  });
  if (values.orders && values.data) writeOrders([...readSamples(values.data).values()].flat());
  else if (values.labelled) writeWeights(readLabelled(values.labelled));
  else {
    console.error(usage);
    process.exitCode = 2;
  }
}

function writeOrders(samples: readonly Sample[]): void {
  const used = samples.filter((_, i) => !leftOut.includes(i % 8));
  const order = countOrders(used);
  const about = {
    made: 'by infra/quality/readability/train.ts --orders: how often classes of words followed each other in what people wrote of meetings; no class is a word of a subject',
    data: `${source}: ${used.length} meetings of the official train and validation splits`,
  };
  writeFileSync(new URL('word-order.json', folder), printedOrder(order, about));
  console.log(`${used.length} meetings, ${order.classes.length} classes`);
}

/** One pair of classes to a line, so that a change can be read. */
function printedOrder({ classes, threes }: WordOrder, about: object): string {
  const lines = Object.entries(threes).map(
    ([pair, follow]) => `    ${JSON.stringify(pair)}: ${JSON.stringify(follow)}`,
  );
  return `{\n  "about": ${JSON.stringify(about)},\n  "classes": ${JSON.stringify(classes)},\n  "threes": {\n${lines.join(',\n')}\n  }\n}\n`;
}

function writeWeights(labelled: readonly Labelled[]): void {
  const { bias, weights } = fitLogistic(rowsOf(labelled));
  const about = {
    made: 'by infra/quality/readability/train.ts: a logistic regression; how much each trait adds to the log-odds that a telling reads well',
    data: `${source}: ${labelled.length} tellings labelled for this project, test/fixtures/readability`,
    scores: describeJudgement(labelled, judgedLeftOut(labelled)),
  };
  const named = Object.fromEntries(traitNames.map((name, trait) => [name, rounded(weights[trait] ?? 0)]));
  const table = { about, bias: rounded(bias), weights: named };
  writeFileSync(new URL('readability.json', folder), `${JSON.stringify(table, null, 2)}\n`);
  console.log(about.scores);
}

function rowsOf(labelled: readonly Labelled[]) {
  return { rows: labelled.map(rowOf), labels: labelled.map(({ label }) => label / bestLabel) };
}

function rowOf({ telling, kept }: Labelled): Float64Array {
  const traits = traitsOf(telling, kept);
  return Float64Array.from(traitNames, (name) => traits[name]);
}

/** Log-odds of each telling by what was fitted to the meetings of other series. */
function judgedLeftOut(labelled: readonly Labelled[]): readonly number[] {
  const series = [...new Set(labelled.map(seriesOf))].sort();
  const foldOf = (one: Labelled) => series.indexOf(seriesOf(one)) % folds;
  const fits = Array.from({ length: folds }, (_, fold) =>
    fitLogistic(rowsOf(labelled.filter((one) => foldOf(one) !== fold))),
  );
  return labelled.map((one) => oddsOf(fits[foldOf(one)] ?? { bias: 0, weights: [] }, rowOf(one)));
}

function seriesOf({ meeting }: Labelled): string {
  return meeting.slice(0, seriesLetters);
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

main();
