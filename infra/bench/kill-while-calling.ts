import { setTimeout as wait } from 'node:timers/promises';
import { type Program, type Started, startProgram } from './framework-process.ts';

const callers = 6;
/** Between a start and the next kill: long enough that calls are under way, never the same. */
const shortestMs = 100;
const variationMs = 300;

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
      await wait(shortestMs + Math.random() * variationMs);
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
