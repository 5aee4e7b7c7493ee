import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { aggregate, type Scores } from './aggregate.ts';
import { baselines } from './baselines.ts';
import { type Measured, measure, type System } from './measure.ts';
import { rulesSystem } from './rules-system.ts';
import { readSalesCases } from './sales/gold.ts';
import { measureSales, reportSales } from './sales/measure-sales.ts';
import { printSales } from './sales/sales-table.ts';
import { readSamples } from './sample.ts';
import { printTable } from './table.ts';

const usage = `usage: npm run quality -- --data DIR [--json] [--sets a,b] [--only-rules]
       npm run quality -- --sales DIR [--json] [--details]`;

function main(): void {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      sales: { type: 'string' },
      json: { type: 'boolean' },
      details: { type: 'boolean' },
      sets: { type: 'string' },
      'only-rules': { type: 'boolean' },
    },
  });
  if (values.sales) reportOnSales(values.sales, values);
  else if (values.data) reportOnSamples(values.data, values);
  else refuse(usage);
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 2;
}

/** Measures the minutes of annotated sales meetings. */
function reportOnSales(folder: string, asked: { json?: boolean; details?: boolean }): void {
  const scores = (existsSync(folder) ? readSalesCases(folder) : []).map(measureSales);
  if (scores.length === 0) {
    refuse(`${folder}: holds no ID.gold.json with its ID.request.json`);
    return;
  }
  if (asked.details) for (const { id, remarks } of scores) console.error([id, ...remarks].join('\n  '));
  const report = reportSales(scores);
  console.log(asked.json ? JSON.stringify(report, null, 2) : printSales(report));
}

/** Measures the rules engine, and simple systems beside it, on meetings of which people wrote minutes. */
function reportOnSamples(data: string, values: { json?: boolean; sets?: string; 'only-rules'?: boolean }): void {
  const systems: Readonly<Record<string, System>> = {
    ...(values['only-rules'] ? {} : baselines),
    rules: rulesSystem,
  };
  const samples = readSamples(data, values.sets?.split(','));
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
