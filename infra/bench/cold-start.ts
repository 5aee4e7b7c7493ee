import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OperationId, operationIds } from '#shared/contract/operations.ts';
import { writeBareFunction } from './bare-function.ts';
import { firstCallOf } from './first-calls.ts';
import { type FirstCall, type Program, type Started, startProgram } from './framework-process.ts';
import { compared, type Measurement } from './measurement.ts';

const bar = { of: 'ratio', atMost: 1.25 } as const;

interface Start {
  readonly program: Program;
  readonly call: FirstCall;
  readonly note: string;
}

interface Contestant extends Start {
  readonly name: string;
  readonly times: number[];
  /** Of the bare function, started right before or after. */
  readonly baselines: number[];
  readonly statuses: Set<number>;
}

/** From the start of the process to its first answer, for each bundled function beside a bare one. */
export async function measureColdStarts(rounds: number): Promise<readonly Measurement[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'minutes-api-bench-'));
  const bare = await writeBareFunction();
  for (const id of operationIds) buildAsOnPlatform(id);
  try {
    const hello = { program: bare, call: helloCall, note: '' };
    const contestants = operationIds.map((id) => contestant(id, firstCallOf(id, dataFolder)));
    contestants.push(contestant('create-minutes, refused', refusalOf('create-minutes', dataFolder)));
    contestants.push(contestant('create-minutes, preflight', preflightOf('create-minutes', dataFolder)));
    // The first round warms the file cache and creates the database; it does not count.
    for (let round = 0; round <= rounds; round += 1) {
      for (const each of contestants) await startBoth(each, hello, round);
    }
    return contestants.map(resultOf);
  } finally {
    await bare.remove();
    await rm(dataFolder, { recursive: true });
  }
}

/** A deployed function starts from what V8 made of it when it was built. */
function buildAsOnPlatform(id: OperationId): void {
  execFileSync('npm', ['run', '--silent', 'gcp-build'], { cwd: `dist/${id}`, stdio: 'ignore' });
}

const helloCall = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' } as const;

/** Tells what loading alone takes, where the first answer takes work. */
function refusalOf(id: OperationId, dataFolder: string): Start {
  const start = firstCallOf(id, dataFolder);
  return {
    ...start,
    call: { ...start.call, body: '{}' },
    note: 'all is loaded; no transcript, so no minutes are made',
  };
}

function preflightOf(id: OperationId, dataFolder: string): Start {
  const start = firstCallOf(id, dataFolder);
  return { ...start, call: { ...start.call, method: 'OPTIONS', body: '' }, note: 'before the engine is loaded' };
}

function contestant(name: string, start: Start): Contestant {
  return { name, ...start, times: [], baselines: [], statuses: new Set() };
}

/** One after the other, first the one and then the other, so that whatever else the machine does meets both alike. */
async function startBoth(each: Contestant, hello: Start, round: number): Promise<void> {
  const before = round % 2 === 0 ? await startOnce(hello) : undefined;
  const { firstAnswerMs, status } = await startOnce(each);
  const baseline = before ?? (await startOnce(hello));
  if (round === 0) return;
  each.times.push(firstAnswerMs);
  each.baselines.push(baseline.firstAnswerMs);
  each.statuses.add(status);
}

async function startOnce({ program, call }: Start): Promise<Pick<Started, 'firstAnswerMs' | 'status'>> {
  const started = await startProgram(program, call);
  await started.stop();
  return started;
}

function resultOf({ name, times, baselines, statuses, note }: Contestant): Measurement {
  const answered = `first answer ${[...statuses].join(', ')}`;
  return compared({ what: name, unit: 'ms', bar, note: note ? `${answered} (${note})` : answered }, times, baselines);
}
