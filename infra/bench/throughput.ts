import { writeBareFunction } from './bare-function.ts';
import { firstCallOf } from './first-calls.ts';
import { type Started, startProgram } from './framework-process.ts';
import { loadWith } from './load.ts';
import { compared, type Measurement } from './measurement.ts';

const bar = { of: 'ratio', atLeast: 0.85 } as const;
const body = '{"deep":false}';
const secondsPerTurn = 2;

/** Calls per second of `test`, with guard, envelope and log line, beside a bare function that answers JSON to JSON, in turns. */
export async function measureThroughput(rounds: number): Promise<readonly Measurement[]> {
  const bare = await writeBareFunction();
  const { program, call } = firstCallOf('test', '');
  const running: Started[] = [];
  try {
    const hello = await startProgram(bare, { ...call, body });
    running.push(hello);
    const test = await startProgram(program, { ...call, body });
    running.push(test);
    return [await race(test.url, hello.url, rounds)];
  } finally {
    for (const each of running) await each.stop();
    await bare.remove();
  }
}

async function race(url: string, baselineUrl: string, rounds: number): Promise<Measurement> {
  const [rates, baselines]: [number[], number[]] = [[], []];
  // The first round lets the compiler do its work; it does not count.
  for (let round = 0; round <= rounds; round += 1) {
    const baseline = await loadWith(baselineUrl, body, secondsPerTurn);
    const rate = await loadWith(url, body, secondsPerTurn);
    if (round === 0) continue;
    baselines.push(baseline);
    rates.push(rate);
  }
  const note = 'shallow test without a key; the log line is written and thrown away';
  return compared({ what: 'test', unit: 'calls/s', bar, note }, rates, baselines);
}
