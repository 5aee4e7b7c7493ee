import { readdir, readFile } from 'node:fs/promises';
import { readTranscript } from '#functions/create-minutes/transcript/read.ts';
import { InputError } from '#shared/errors.ts';
import { readOptions } from '#infra/command/read-options.ts';
import { hostileTranscripts } from './hostile-transcripts.ts';
import { mutate, randomBelow } from './transcript-mutations.ts';

// Reads transcripts that were changed at random, and ones that were made to be slow: turns or an InputError, in bounded time.
const folder = new URL('../../test/fixtures/transcripts/', import.meta.url);
const hostileCharacters = 10_000_000;
const mostHostileMs = 2000;
const mostMutatedMs = 500;

const usage = 'npm run fuzz -- [--mutations 1000000] [--seed 1]';
const options = {
  mutations: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

interface Outcome {
  readonly ms: number;
  readonly turns: number;
  readonly fault: string | undefined;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function main(): Promise<void> {
  const { values } = readOptions({ options }, usage);
  if (values.help) return console.log(usage);
  const mutations = wholeNumber('mutations', values.mutations ?? '1000000');
  const seed = wholeNumber('seed', values.seed ?? '1');
  const faults = [...readHostile(), ...readMutated(await fixtures(), mutations, seed)];
  for (const fault of faults.slice(0, 20)) console.error(fault);
  console.log(faults.length === 0 ? 'no fault' : `${faults.length} faults`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`--${name}: must be a whole number`);
}

async function fixtures(): Promise<readonly string[]> {
  const names = await readdir(folder);
  return Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
}

function readHostile(): readonly string[] {
  const outcomes = Object.entries(hostileTranscripts).map(([name, make]) => ({
    name,
    ...outcomeOf(make(hostileCharacters)),
  }));
  const slowest = outcomes.toSorted((a, b) => b.ms - a.ms);
  for (const { name, ms } of slowest.slice(0, 5)) console.log(`${ms.toFixed(0).padStart(6)} ms  ${name}`);
  console.log(
    `${outcomes.length} hostile texts of ${hostileCharacters / 1e6} MB, each within ${slowest[0]?.ms.toFixed(0)} ms`,
  );
  return outcomes.flatMap(
    ({ name, ms, fault }) => fault ?? (ms > mostHostileMs ? [`${name}: took ${ms.toFixed(0)} ms`] : []),
  );
}

function readMutated(texts: readonly string[], count: number, seed: number): readonly string[] {
  const random = randomBelow(seed);
  const found: string[] = [];
  let [slowest, read] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    const text = mutate(texts[random(texts.length)] ?? '', texts, random);
    const { ms, turns, fault } = outcomeOf(text);
    slowest = Math.max(slowest, ms);
    read += Number(turns > 0);
    if (fault || ms > mostMutatedMs)
      found.push(
        `mutation ${index} of seed ${seed}: ${fault ?? `took ${ms.toFixed(0)} ms`}: ${JSON.stringify(text.slice(0, 300))}`,
      );
  }
  console.log(
    `${count} mutations of ${texts.length} transcripts: ${read} read, ${count - read} refused, the slowest in ${slowest.toFixed(0)} ms`,
  );
  return found;
}

function outcomeOf(text: string): Outcome {
  const started = performance.now();
  try {
    const { turns } = readTranscript(text, 'auto');
    const broken = turns.find(({ start, end }) => !isTime(start) || !isTime(end));
    return {
      ms: performance.now() - started,
      turns: turns.length,
      fault: broken && `${broken.id} has times ${broken.start} and ${broken.end}`,
    };
  } catch (error) {
    const fault =
      error instanceof InputError ? undefined : error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ms: performance.now() - started, turns: 0, fault };
  }
}

function isTime(time: number | undefined): boolean {
  return time === undefined || (Number.isFinite(time) && time >= 0);
}
