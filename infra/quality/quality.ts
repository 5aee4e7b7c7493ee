import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '#infra/command/read-options.ts';
import { aggregate, type Scores } from './aggregate.ts';
import { baselines } from './baselines.ts';
import { type Measured, measure, type System } from './measure.ts';
import { rulesSystem } from './rules-system.ts';
import { readAnswerLabels } from './sales/answer-labels.ts';
import { readSalesCases, type SalesCase } from './sales/gold.ts';
import { readHeadlineLabels } from './sales/headline-labels.ts';
import { judgeAnswers, printAnswers } from './sales/measure-answers.ts';
import { judgeHeadline, printHeadlines } from './sales/measure-headlines.ts';
import { measureSales, reportSales } from './sales/measure-sales.ts';
import { printSales } from './sales/sales-table.ts';
import { stripped } from './sales/stripped.ts';
import { readSamples } from './sample.ts';
import { measureScenes } from './scenes/measure-scenes.ts';
import { readScenes } from './scenes/scene.ts';
import { printScenes, tallyScenes } from './scenes/scene-table.ts';
import { printTable } from './table.ts';
import { goldOf } from './talks/gold-of.ts';
import { readTalks } from './talks/talk.ts';

const usage = `usage: npm run quality -- --data DIR [--json] [--sets a,b] [--only-rules]
       npm run quality -- --sales DIR [--without-sides] [--without-people] [--json] [--details]
       npm run quality -- --sales DIR --answers DIR [--json] [--details]
       npm run quality -- --sales DIR --headlines DIR [--json] [--details]
       npm run quality -- --talks DIR [--only PREFIX] [--without-sides] [--without-people] [--json] [--details]
       npm run quality -- --scenes DIR [--talks DIR] [--only PREFIX] [--json] [--details]`;

const options = {
  data: { type: 'string' },
  sales: { type: 'string' },
  talks: { type: 'string' },
  scenes: { type: 'string' },
  answers: { type: 'string' },
  headlines: { type: 'string' },
  only: { type: 'string' },
  json: { type: 'boolean' },
  details: { type: 'boolean' },
  sets: { type: 'string' },
  'only-rules': { type: 'boolean' },
  'without-sides': { type: 'boolean' },
  'without-people': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

function main(): void {
  const values = given();
  if (!values) return;
  if (values.help) console.log(usage);
  else if (values.sales && values.answers) reportOnReading(answers, values.answers, casesIn(values.sales), values);
  else if (values.sales && values.headlines)
    reportOnReading(headlines, values.headlines, casesIn(values.sales), values);
  else if (values.sales) reportOnSales(values.sales, casesIn(values.sales), values);
  else if (values.scenes) reportOnScenes(values.scenes, values.talks ?? join(values.scenes, '..', 'talks'), values);
  else if (values.talks) reportOnSales(values.talks, talksIn(values.talks, values.only), values);
  else if (values.data) reportOnSamples(values.data, values);
  else refuse(usage);
}

/** Undefined where an option is wrong, which is told. */
function given() {
  try {
    return readOptions({ options }, usage).values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(reason: string): undefined {
  console.error(reason);
  process.exitCode = 2;
}

/** Measures the minutes of annotated sales meetings. */
function reportOnSales(
  folder: string,
  cases: readonly SalesCase[],
  asked: { json?: boolean; details?: boolean; 'without-sides'?: boolean; 'without-people'?: boolean },
): void {
  const unsaid = { sides: asked['without-sides'] ?? false, people: asked['without-people'] ?? false };
  const scores = cases.map((one) => measureSales(stripped(one, unsaid)));
  if (scores.length === 0) {
    refuse(`${folder}: holds neither an ID.gold.json with its ID.request.json nor a labelled talk`);
    return;
  }
  if (asked.details) for (const { id, remarks } of scores) console.error([id, ...remarks].join('\n  '));
  const report = reportSales(scores);
  console.log(asked.json ? JSON.stringify(report, null, 2) : printSales(report));
}

/** What was read in meetings, and how the minutes are held against it. */
interface Reading<Label, Judged> {
  readonly what: string;
  readonly read: (folder: string) => readonly Label[];
  readonly judge: (one: SalesCase, labels: readonly Label[]) => readonly Judged[];
  readonly print: (judged: readonly Judged[]) => string;
}

const answers = { what: 'answer', read: readAnswerLabels, judge: judgeAnswers, print: printAnswers };
const headlines = { what: 'price', read: readHeadlineLabels, judge: judgeHeadline, print: printHeadlines };

/** Measures the minutes of meetings by what was read in them and stands in no annotation. */
function reportOnReading<Label, Judged extends { readonly verdict: string }>(
  { what, read, judge, print }: Reading<Label, Judged>,
  folder: string,
  cases: readonly SalesCase[],
  asked: { json?: boolean; details?: boolean },
): void {
  const labels = existsSync(folder) ? read(folder) : [];
  const judged = cases.flatMap((one) => judge(one, labels));
  if (judged.length === 0) {
    refuse(`${folder}: labels no ${what} of these meetings`);
    return;
  }
  const missed = judged.filter(({ verdict }) => verdict !== 'right' && verdict !== 'unlisted');
  if (asked.details) for (const one of missed) console.error(JSON.stringify(one));
  console.log(asked.json ? JSON.stringify(judged, null, 2) : print(judged));
}

function casesIn(folder: string): readonly SalesCase[] {
  return existsSync(folder) ? readSalesCases(folder) : [];
}

/** Labelled talks as annotated meetings; their items are told by their turns alone. */
function talksIn(folder: string, prefix = ''): readonly SalesCase[] {
  const talks = existsSync(folder) ? readTalks(folder) : [];
  return talks.filter(({ id }) => id.startsWith(prefix)).map((talk) => ({ gold: goldOf(talk), request: talk.request }));
}

/** Measures what is told of arranging the next meeting, in scenes behind the beginnings of talks. */
function reportOnScenes(
  folder: string,
  talks: string,
  asked: { only?: string; json?: boolean; details?: boolean },
): void {
  if (!existsSync(folder) || !existsSync(talks)) {
    refuse(`${folder} or ${talks}: no such folder`);
    return;
  }
  const scores = measureScenes(readScenes(folder), readTalks(talks)).filter(({ id }) =>
    id.startsWith(asked.only ?? ''),
  );
  if (asked.details) for (const score of scores) console.error(JSON.stringify(score));
  console.log(asked.json ? JSON.stringify(tallyScenes(scores), null, 2) : printScenes(scores));
}

/** Measures the rules engine, and simple systems beside it, on meetings of which people wrote minutes. */
function reportOnSamples(data: string, values: { json?: boolean; sets?: string; 'only-rules'?: boolean }): void {
  const systems: Readonly<Record<string, System>> = {
    ...(values['only-rules'] ? {} : baselines),
    rules: rulesSystem,
  };
  const samples = existsSync(data) ? readSamples(data, values.sets?.split(',')) : new Map<string, never[]>();
  if (samples.size === 0) {
    refuse(`${data}: holds no folder of meetings${values.sets ? ` that is named in --sets ${values.sets}` : ''}`);
    return;
  }
  const report: Record<string, Record<string, Scores>> = {};
  const pools: Record<string, Measured[]> = {};
  for (const [set, meetings] of samples) {
    for (const [name, system] of Object.entries(systems)) {
      const rows = meetings.map((meeting) => measure(system, meeting, set));
      report[set] = { ...report[set], [name]: aggregate(rows) };
      if (set.startsWith(pooledPrefix)) pools[name] = [...(pools[name] ?? []), ...rows];
    }
  }
  const pooled = Object.entries(pools).map(([name, rows]) => [name, aggregate(rows)] as const);
  if (pooled.length > 0) report[`${pooledPrefix}all`] = Object.fromEntries(pooled);
  console.log(values.json ? JSON.stringify(report, null, 2) : printTable(report));
}

/** Sets whose names begin so are one corpus, and have a common line. */
const pooledPrefix = 'qmsum-';

main();
