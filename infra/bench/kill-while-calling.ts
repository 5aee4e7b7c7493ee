import { setTimeout as wait } from 'node:timers/promises';
import { type Program, type Started, startProgram } from './framework-process.ts';

const callers = 6;
/** From an answer to the next kill: never the same, and with calls under way, as the callers never pause. */
const variationMs = 300;
const patienceMs = 10_000;

export interface Killing {
  readonly program: Program;
  readonly call: { readonly method: 'POST'; readonly headers: Readonly<Record<string, string>>; readonly body: string };
  readonly kills: number;
}

/**
 * Calls a function without pause and kills its process again and again, at random.
 * @returns the ids of the executions whose callers were answered with a success
 */
export async function killWhileCalling({ program, call, kills }: Killing): Promise<readonly string[]> {
  let running = await startProgram(program, call);
  const answered: string[] = [];
  const ended = new AbortController();
  const calling = Promise.all(
    Array.from({ length: callers }, () => callAgain(() => running, call, answered, ended.signal)),
  );
  try {
    for (let n = 0; n < kills; n += 1) {
      await answeredSince(answered, answered.length);
      await wait(Math.random() * variationMs);
      await running.stop();
      running = await startProgram(program, call);
    }
  } finally {
    ended.abort();
    await calling;
    await running.stop();
  }
  return answered;
}

/** A function that has just started is given the time to answer, however slow the machine is. */
async function answeredSince(answered: readonly string[], count: number): Promise<void> {
  const until = Date.now() + patienceMs;
  while (answered.length === count && Date.now() < until) await wait(10);
}

async function callAgain(
  target: () => Started,
  call: Killing['call'],
  answered: string[],
  ended: AbortSignal,
): Promise<void> {
  while (!ended.aborted) {
    const id = await fetch(target().url, call).then(idOfSuccess, () => undefined);
    if (id) answered.push(id);
    else await wait(10);
  }
}

/** Read to its end, because an answer that breaks off is none. */
async function idOfSuccess(response: Response): Promise<string | undefined> {
  const body = await response.text().catch(() => undefined);
  return response.ok && body !== undefined ? (response.headers.get('x-execution-id') ?? undefined) : undefined;
}
