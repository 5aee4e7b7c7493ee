import { appendFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { measureColdStarts } from './cold-start.ts';
import type { Measurement } from './measurement.ts';
import { measureCrashes } from './crash.ts';
import { measureDailyBatch } from './daily-batch.ts';
import { measureExecutionLog } from './execution-log.ts';
import { measureMinutes } from './minutes.ts';
import { measureRecorder } from './recorder.ts';
import { parseOptions, type SectionName, usage } from './options.ts';
import { tableOf } from './table.ts';
import { measureThroughput } from './throughput.ts';

interface Section {
  readonly title: string;
  /** Few enough that all sections together take less than three minutes. */
  readonly rounds: number;
  readonly measure: (rounds: number) => Promise<readonly Measurement[]>;
}

const sections: { readonly [Name in SectionName]: Section } = {
  coldStart: { title: 'Cold start, beside a bare function', rounds: 15, measure: measureColdStarts },
  throughput: { title: 'Throughput, beside a bare function', rounds: 7, measure: measureThroughput },
  executionLog: { title: 'Execution log, in process', rounds: 300, measure: measureExecutionLog },
  crash: { title: 'Functions killed at random', rounds: 30, measure: measureCrashes },
  recorder: {
    title: 'Recorder events, each sent three times, functions killed at random',
    rounds: 2,
    measure: measureRecorder,
  },
  dailyBatch: { title: 'Companies and owners from a CRM', rounds: 1, measure: measureDailyBatch },
  minutes: { title: 'Minutes by rules, in process', rounds: 15, measure: measureMinutes },
};

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // The PostgreSQL of the recorder's section would end the process with another code.
  process.exit(1);
});

async function main(args: readonly string[]): Promise<void> {
  const options = parseOptions(args);
  if (!options) return console.log(usage);
  const { only, json, rounds } = options;
  // Where nothing can be written is told before all is measured.
  if (json !== undefined) await appendFile(json, '');
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown', cpus: cpus().length };
  console.log(`${new Date().toISOString()}, Node.js ${machine.node}, ${machine.cpus} x ${machine.cpu}; medians\n`);
  const results: Partial<Record<SectionName, readonly Measurement[]>> = {};
  for (const name of only) {
    const section = sections[name];
    results[name] = await section.measure(rounds ?? section.rounds);
    console.log(tableOf(section.title, results[name]));
  }
  const content = { measuredAt: new Date().toISOString(), ...machine, results };
  if (json !== undefined) await writeFile(json, `${JSON.stringify(content, null, 2)}\n`);
}
