import { createServer } from 'node:http';
import { once } from 'node:events';
import getPort from 'get-port';
import pMap from 'p-map';
import { startTokenSigner } from '#infra/local/token-signer.ts';
import { startProgram } from './framework-process.ts';
import { alone, type Measurement } from './measurement.ts';
import { inventEvents, recorderEnvironment, type SentEvent, senderKey } from './recorder-events.ts';
import { percentile } from './statistics.ts';

const concurrency = 50;
/** Zoom and Graph give three seconds; two leave one for the way there and back. */
const bar = { of: 'median', atMost: 2_000 } as const;

/**
 * How long a sender waits where the work is left to Cloud Tasks: the queue takes the tasks and calls nobody, so that nothing but
 * receiving is measured. @throws Error when an event is not accepted
 */
export async function measureAnswers(
  name: string,
  store: Readonly<Record<string, string>>,
  count: number,
): Promise<Measurement> {
  const queue = createServer((request, response) => request.resume().once('end', () => response.end('{}')));
  await once(queue.listen(0, '127.0.0.1'), 'listening');
  const address = queue.address();
  const signer = await startTokenSigner();
  const port = await getPort({ host: '127.0.0.1' });
  const environment = {
    ...store,
    ...recorderEnvironment,
    RECORDER_DISPATCH: 'cloud-tasks',
    CLOUD_TASKS_QUEUE: 'projects/bench/locations/asia-northeast1/queues/recorder',
    CLOUD_TASKS_SERVICE_ACCOUNT: 'bench@bench.iam.gserviceaccount.com',
    CLOUD_TASKS_ENDPOINT: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    GCE_METADATA_HOST: signer.host,
    BACKENDS: `recorder=http://127.0.0.1:${port}`,
  };
  const program = { target: 'recorder', source: 'dist/recorder', environment, port };
  const running = await startProgram(program, { method: 'POST', headers: { 'x-api-key': senderKey }, body: '{}' });
  try {
    const times = await pMap(inventEvents(count, 'queued'), (event) => timeOf(event, running.url), { concurrency });
    const note = `${count} events, concurrency ${concurrency}, RECORDER_DISPATCH=cloud-tasks`;
    return alone({ what: `answer to a sender, p99, ${name}`, unit: 'ms', bar, note }, [percentile(times, 99)]);
  } finally {
    await running.stop();
    signer.server.close();
    queue.close();
    queue.closeAllConnections();
  }
}

async function timeOf({ headers, body }: SentEvent, url: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(url, { method: 'POST', headers: headers(), body });
  const { status } = (await response.json()) as { status?: string };
  if (status !== 'accepted') throw new Error(`an event was answered ${response.status} and not accepted`);
  return performance.now() - startedAt;
}
