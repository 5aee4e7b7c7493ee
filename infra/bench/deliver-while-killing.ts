import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import pMap from 'p-map';
import { startTokenSigner } from '#infra/local/token-signer.ts';
import { type Program, type Started, startProgram } from './framework-process.ts';
import { recorderEnvironment, type SentEvent, senderKey } from './recorder-events.ts';

/** Two of the recorder, as a platform runs several instances that share nothing but the store. */
const recorders = 2;
/** Soon, so that few events do not get through before it. */
const firstKillMs = 50;
const shortestMs = 300;
const variationMs = 900;
const patienceMs = 30_000;

export interface Chaos {
  /** Names the store. */
  readonly environment: Readonly<Record<string, string>>;
  readonly events: readonly SentEvent[];
  /** How often each event is sent. */
  readonly copies: number;
  readonly concurrency: number;
  readonly leaseSeconds: number;
}

export interface Chaotic {
  readonly kills: number;
  /** Deliveries, with those that had to be made again. */
  readonly deliveries: number;
  readonly seconds: number;
}

/**
 * Sends every event several times, in no order, each delivery again until it is answered with a success, while functions are
 * killed at random.
 */
export async function deliverWhileKilling(chaos: Chaos): Promise<Chaotic> {
  const signer = await startTokenSigner();
  const running: Started[] = [];
  try {
    const leased = { ...chaos.environment, EXECUTION_LEASE_SECONDS: String(chaos.leaseSeconds) };
    const programs = await openPrograms(leased, signer.host);
    for (const program of programs) running.push(await startProgram(program, firstCall));
    return await deliverTo(programs, running, chaos);
  } finally {
    await Promise.all(running.map((each) => each.stop()));
    signer.server.close();
  }
}

async function deliverTo(
  programs: readonly Program[],
  running: Started[],
  { events, copies, concurrency }: Chaos,
): Promise<Chaotic> {
  const ended = new AbortController();
  const startedAt = performance.now();
  const killing = killAtRandom(programs, running, ended.signal);
  let deliveries = 0;
  try {
    const shuffled = shuffle(Array.from({ length: copies }, () => events).flat());
    await pMap(
      shuffled,
      async (event) => {
        while (!(await delivered(event, running[Math.floor(Math.random() * recorders)]))) deliveries += 1;
        deliveries += 1;
      },
      { concurrency },
    );
  } finally {
    ended.abort();
    await killing.catch(() => undefined);
  }
  return { kills: await killing, deliveries, seconds: (performance.now() - startedAt) / 1000 };
}

const firstCall = { method: 'POST', headers: { 'x-api-key': senderKey }, body: '{}' } as const;

async function openPrograms(environment: Chaos['environment'], signer: string): Promise<readonly Program[]> {
  const minutesPort = await getPort({ host: '127.0.0.1' });
  const shared = {
    ...environment,
    ...recorderEnvironment,
    RECORDER_MAX_ATTEMPTS: '100',
    GCE_METADATA_HOST: signer,
    BACKENDS: `create-minutes=http://127.0.0.1:${minutesPort}`,
  };
  const programs: Program[] = [];
  for (let n = 0; n < recorders; n += 1) {
    const port = await getPort({ host: '127.0.0.1', exclude: [minutesPort] });
    programs.push({ target: 'recorder', source: 'dist/recorder', environment: shared, port });
  }
  return [
    ...programs,
    { target: 'create-minutes', source: 'dist/create-minutes', environment: shared, port: minutesPort },
  ];
}

/** @returns how often something was killed */
async function killAtRandom(programs: readonly Program[], running: Started[], signal: AbortSignal): Promise<number> {
  for (let kills = 0; ; kills += 1) {
    const pauseMs = kills === 0 ? firstKillMs : shortestMs + Math.random() * variationMs;
    await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return kills;
    const victim = Math.floor(Math.random() * programs.length);
    const program = programs[victim];
    if (!program) continue;
    await running[victim]?.stop();
    running[victim] = await startProgram(program, firstCall);
  }
}

/** Read to its end, because an answer that breaks off is none. What was refused is waited for a moment, as senders do. */
async function delivered({ body, headers }: SentEvent, target: Started | undefined): Promise<boolean> {
  const sent = { method: 'POST', headers: headers(), body, signal: AbortSignal.timeout(patienceMs) };
  const answered = await fetch(target?.url ?? '', sent).then(
    async (response) => (await response.text().catch(() => undefined)) !== undefined && response.ok,
    () => false,
  );
  if (!answered) await wait(50 + Math.random() * 200);
  return answered;
}

function shuffle<Value>(values: Value[]): Value[] {
  for (let at = values.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [values[at], values[other]] = [values[other] as Value, values[at] as Value];
  }
  return values;
}
