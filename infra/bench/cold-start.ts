import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OperationId, operationIds } from '#shared/contract/operations.ts';
import { writeBareFunction } from './bare-function.ts';
import { firstCallOf } from './first-calls.ts';
import { type FirstCall, type Program, startProgram } from './framework-process.ts';
import { compared, type Measurement } from './measurement.ts';

const bar = { of: 'ratio', atMost: 1.25 } as const;

interface Contestant {
  readonly id: OperationId | 'hello';
  readonly program: Program;
  readonly call: FirstCall;
  readonly note: string;
  readonly times: number[];
  readonly statuses: Set<number>;
}

/** From the start of the process to its first answer, for each bundled function beside a bare one, in turns. */
export async function measureColdStarts(rounds: number): Promise<readonly Measurement[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'minutes-api-bench-'));
  const bare = await writeBareFunction();
  try {
    const hello = contestant('hello', { program: bare, call: helloCall, note: '' });
    const functions = operationIds.map((id) => contestant(id, firstCallOf(id, dataFolder)));
    // The first round warms the file cache and creates the database; it does not count.
    for (let round = 0; round <= rounds; round += 1) {
      for (const each of [hello, ...functions]) await startOnce(each, round > 0);
    }
    return functions.map((each) => resultOf(each, hello.times));
  } finally {
    await bare.remove();
    await rm(dataFolder, { recursive: true });
  }
}

const helloCall = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' } as const;

function contestant(id: Contestant['id'], start: Pick<Contestant, 'program' | 'call' | 'note'>): Contestant {
  return { id, ...start, times: [], statuses: new Set() };
}

async function startOnce({ program, call, times, statuses }: Contestant, counts: boolean): Promise<void> {
  const { status, firstAnswerMs, stop } = await startProgram(program, call);
  await stop();
  if (!counts) return;
  times.push(firstAnswerMs);
  statuses.add(status);
}

function resultOf({ id, times, statuses, note }: Contestant, baselines: readonly number[]): Measurement {
  const answered = `first answer ${[...statuses].join(', ')}`;
  return compared({ what: id, unit: 'ms', bar, note: note ? `${answered} (${note})` : answered }, times, baselines);
}
