import { readdir, readFile } from 'node:fs/promises';
import * as z from 'zod';
import { createMinutes } from '#functions/create-minutes/handler.ts';
import { parseBody } from '#shared/http/parse-body.ts';
import { callInProcess } from './call-in-process.ts';
import { alone, compared, type Measurement } from './measurement.ts';

const folder = new URL('../../test/fixtures/meetings/', import.meta.url);
const hourLongWords = 5_000;
const timesLonger = 10;
const warmUps = 3;

const meeting = z.looseObject({ transcript: z.object({ turns: z.array(z.looseObject({ text: z.string() })) }) });
type Meeting = z.output<typeof meeting>;

const handler = createMinutes({ now: () => new Date() });

/** Minutes by rules, from the request's bytes to the answer's, for each hour-long meeting of the fixtures and ten times as much. */
export async function measureMinutes(rounds: number): Promise<readonly Measurement[]> {
  const results: Measurement[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.json'))) {
    const parsed = meeting.safeParse(JSON.parse(await readFile(new URL(name, folder), 'utf8')));
    if (parsed.success && wordsIn(parsed.data) >= hourLongWords)
      results.push(...(await measure(name, parsed.data, rounds)));
  }
  return results;
}

async function measure(name: string, once: Meeting, rounds: number): Promise<readonly Measurement[]> {
  const turns = Array.from({ length: timesLonger }, () => once.transcript.turns).flat();
  const short = Buffer.from(JSON.stringify(once));
  const long = Buffer.from(JSON.stringify({ ...once, transcript: { turns } }));
  const [times, longTimes]: [number[], number[]] = [[], []];
  const first = await timed(short);
  for (let round = -warmUps; round < rounds; round += 1) {
    const [time, longTime] = [await timed(short), await timed(long)];
    if (round < 0) continue;
    times.push(time);
    longTimes.push(longTime);
  }
  const words = wordsIn(once);
  const note = `the first time ${first.toFixed(0)} ms`;
  return [
    alone({ what: `${name}, ${words} words`, unit: 'ms', bar: { of: 'median', atMost: 50 }, note }, times),
    compared(
      { what: `${name}, ${timesLonger} times over`, unit: 'ms', bar: { of: 'ratio', atMost: 11 }, note: '' },
      longTimes,
      times,
    ),
  ];
}

async function timed(bytes: Buffer): Promise<number> {
  const startedAt = performance.now();
  JSON.stringify(await callInProcess(handler, parseBody(bytes)));
  return performance.now() - startedAt;
}

function wordsIn({ transcript }: Meeting): number {
  return transcript.turns.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}
