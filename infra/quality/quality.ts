import { parseArgs } from 'node:util';
import { aggregate, type Scores } from './aggregate.ts';
import { baselines } from './baselines.ts';
import { type Measured, measure, type System } from './measure.ts';
import { rulesSystem } from './rules-system.ts';
import { readSamples } from './sample.ts';
import { printTable } from './table.ts';

const usage = 'usage: npm run quality -- --data DIR [--json] [--sets a,b] [--only-rules]';

/** Measures the rules engine, and simple systems beside it, on meetings of which people wrote minutes. */
function main(): void {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      json: { type: 'boolean' },
      sets: { type: 'string' },
      'only-rules': { type: 'boolean' },
    },
  });
  if (!values.data) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const systems: Readonly<Record<string, System>> = {
    ...(values['only-rules'] ? {} : baselines),
    rules: rulesSystem,
  };
  const samples = readSamples(values.data, values.sets?.split(','));
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
