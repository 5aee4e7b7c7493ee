import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { matterFeatures } from '#functions/create-minutes/engine/english/readability/matter-features.ts';
import { traitNames, traitsOf } from '#functions/create-minutes/engine/english/readability/traits.ts';
import type { WordOrder } from '#functions/create-minutes/engine/english/readability/word-order.ts';
import { featureOdds } from '#functions/create-minutes/engine/feature-odds.ts';
import { lineFeatures } from '#functions/create-minutes/engine/japanese/readability/line-features.ts';
import { readSamples, type Sample } from '../sample.ts';
import { countOrders } from './count-orders.ts';
import { fitLogistic, oddsOf } from './fit-logistic.ts';
import { fitSparse } from './fit-sparse.ts';
import { bestLabel, type Labelled, readLabelled } from './labelled.ts';
import { describeJudgement } from './describe.ts';

const usage = 'usage: node infra/quality/readability/train.ts --data DIR --labelled FILE [--japanese] [--orders]';
const engine = new URL('../../../functions/create-minutes/engine/', import.meta.url);
const english = new URL('english/readability/weights/', engine);
const japanese = new URL('japanese/readability/weights/', engine);
/** Of eight meetings two are left out, whose minutes are read before and after a change. */
const leftOut: readonly number[] = [5, 6];
const folds = 5;
/** The meetings of one series are left out together. */
const seriesLetters = 6;

const source =
  'QMSum (Zhong et al., NAACL 2021; MIT licence) with meetings and annotations of the AMI and ICSI corpora (CC BY 4.0), and invented calls';

/** Counts how people's minutes are worded (`--orders`), or fits what makes a telling readable, and writes what the engine ships with. */
function main(): void {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      labelled: { type: 'string' },
      japanese: { type: 'boolean', default: false },
      orders: { type: 'boolean', default: false },
    },
  });
  if (values.orders && values.data) writeOrders([...readSamples(values.data).values()].flat());
  else if (values.labelled) (values.japanese ? writeJapanese : writeBoth)(readLabelled(values.labelled));
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
  writeFileSync(new URL('word-order.json', english), printedOrder(order, about));
  console.log(`${used.length} meetings, ${order.classes.length} classes`);
}

/** One pair of classes to a line, so that a change can be read. */
function printedOrder({ classes, threes }: WordOrder, about: object): string {
  const lines = Object.entries(threes).map(
    ([pair, follow]) => `    ${JSON.stringify(pair)}: ${JSON.stringify(follow)}`,
  );
  return `{\n  "about": ${JSON.stringify(about)},\n  "classes": ${JSON.stringify(classes)},\n  "threes": {\n${lines.join(',\n')}\n  }\n}\n`;
}

function writeBoth(labelled: readonly Labelled[]): void {
  writeReadability(labelled);
  writeMatter(labelled.filter(({ matter }) => matter !== undefined));
}

function writeReadability(labelled: readonly Labelled[]): void {
  const { bias, weights } = fitLogistic(rowsOf(labelled));
  const about = {
    made: 'by infra/quality/readability/train.ts: a logistic regression; how much each trait adds to the log-odds that a telling reads well',
    data: `${source}: ${labelled.length} tellings labelled for this project, test/fixtures/readability`,
    scores: describeJudgement(
      labelled.map(({ label }) => label),
      leftOutOdds(
        labelled,
        (some) => fitLogistic(rowsOf(some)),
        (fit, one) => oddsOf(fit, rowOf(one)),
      ),
      { worst: 'broken', finest: 'without blemish' },
    ),
  };
  const named = Object.fromEntries(traitNames.map((name, trait) => [name, rounded(weights[trait] ?? 0)]));
  const table = { about, bias: rounded(bias), weights: named };
  writeFileSync(new URL('readability.json', english), `${JSON.stringify(table, null, 2)}\n`);
  console.log(about.scores);
}

function writeMatter(labelled: readonly Labelled[]): void {
  writeSparse(new URL('matter.json', english), labelled, {
    features: ({ telling }) => matterFeatures(telling),
    label: ({ matter = 0 }) => matter,
    kind: kindOf,
    leastKinds: 2,
    says: 'says something by itself',
    named: { worst: 'empty', finest: 'of substance' },
    data: source,
  });
}

/** Japanese lines by how they read and by what they say. */
function writeJapanese(labelled: readonly Labelled[]): void {
  const lines = {
    features: ({ telling }: Labelled) => lineFeatures(telling),
    kind: () => '',
    leastKinds: 1,
    data: 'Invented calls',
  };
  writeSparse(new URL('form.json', japanese), labelled, {
    ...lines,
    label: ({ label }) => label,
    says: 'reads well',
    named: { worst: 'broken', finest: 'without blemish' },
  });
  writeSparse(new URL('matter.json', japanese), labelled, {
    ...lines,
    label: ({ matter = 0 }) => matter,
    says: 'says something by itself',
    named: { worst: 'empty', finest: 'of substance' },
  });
}

interface SparseTask {
  readonly features: (one: Labelled) => readonly string[];
  readonly label: (one: Labelled) => number;
  readonly kind: (one: Labelled) => string;
  readonly leastKinds: number;
  readonly says: string;
  readonly named: { readonly worst: string; readonly finest: string };
  readonly data: string;
}

function writeSparse(file: URL, labelled: readonly Labelled[], task: SparseTask): void {
  const { features, label, kind } = task;
  const fitTo = (some: readonly Labelled[]) =>
    fitSparse(
      some.map((one) => ({ features: features(one), kind: kind(one), label: label(one) })),
      task.leastKinds,
    );
  const { bias, weights } = fitTo(labelled);
  const odds = leftOutOdds(labelled, fitTo, (fit, one) => featureOdds(fit, features(one)));
  const about = {
    made: `by infra/quality/readability/train.ts: a linear model; how much each feature adds to the log-odds that a telling ${task.says}`,
    data: `${task.data}: ${labelled.length} tellings labelled for this project, test/fixtures/readability`,
    scores: describeJudgement(labelled.map(label), odds, task.named),
  };
  const used = [...weights].map(([name, weight]): [string, number] => [name, rounded(weight)]);
  const table = { about, bias: rounded(bias), weights: Object.fromEntries(used.filter(([, weight]) => weight !== 0)) };
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
  console.log(about.scores);
}

/** Product design, research groups, committees, and calls of two sides speak of different things. */
function kindOf({ meeting }: Labelled): string {
  if (meeting.startsWith('en-')) return 'calls';
  if (/^(?:ES|IS|TS)\d/.test(meeting)) return 'design';
  return /^B[a-z]{2}\d/.test(meeting) ? 'research' : 'committees';
}

function rowsOf(labelled: readonly Labelled[]) {
  return { rows: labelled.map(rowOf), labels: labelled.map(({ label }) => label / bestLabel) };
}

function rowOf({ telling, kept }: Labelled): Float64Array {
  const traits = traitsOf(telling, kept);
  return Float64Array.from(traitNames, (name) => traits[name]);
}

/** Log-odds of each telling by what was fitted to the meetings of other series. */
function leftOutOdds<Fit>(
  labelled: readonly Labelled[],
  fitTo: (some: readonly Labelled[]) => Fit,
  odds: (fitted: Fit, one: Labelled) => number,
): readonly number[] {
  const series = [...new Set(labelled.map(seriesOf))].sort();
  const foldOf = (one: Labelled) => series.indexOf(seriesOf(one)) % folds;
  const judged = new Map<Labelled, number>();
  for (let fold = 0; fold < folds; fold++) {
    const fitted = fitTo(labelled.filter((one) => foldOf(one) !== fold));
    for (const one of labelled) if (foldOf(one) === fold) judged.set(one, odds(fitted, one));
  }
  return labelled.map((one) => judged.get(one) ?? 0);
}

function seriesOf({ meeting }: Labelled): string {
  return meeting.slice(0, seriesLetters);
}

function rounded(value: number): number {
  return Number(value.toPrecision(3));
}

main();
