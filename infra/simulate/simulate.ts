import { loadEnvFile } from '#infra/command/load-env-file.ts';
import { plainKey, readSettings } from '#infra/local/settings.ts';
import { type Delivered, deliver } from './deliver.ts';
import { type Options, parseOptions, usage } from './options.ts';
import { startStandIn } from './stand-in.ts';
import { simulated } from './vendors.ts';

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function main(args: readonly string[]): Promise<void> {
  const options = parseOptions(args);
  if (!options) return console.log(usage);
  loadEnvFile('.env');
  const { vendor, count, duplicates, url, signatureOnly } = options;
  const secret = secretOf(options);
  const standIn = await startStandIn(options.standInPort);
  console.log(`${count} ${vendor} events x ${duplicates} to ${url}, ${secret ? 'signed' : 'not signed'}`);
  console.log(`downloads are answered here, for a recorder with DOWNLOAD_STAND_IN=${standIn.url}`);
  try {
    const headers: Record<string, string> = signatureOnly ? {} : { 'x-api-key': await keyOf(options) };
    print(await deliver({ ...options, secret, headers }));
  } finally {
    standIn.server.close();
    standIn.server.closeAllConnections();
  }
}

/** The one that is given, else the first of the recorder's own list; none where the vendor's events are not signed. */
function secretOf({ vendor, secret }: Options): string | undefined {
  const { secretVariable } = simulated(vendor);
  return secretVariable && (secret ?? process.env[secretVariable]?.split(',')[0]?.trim());
}

async function keyOf({ key }: Options): Promise<string> {
  const found = key ?? plainKey((await readSettings(process.env)).keyList);
  if (found) return found;
  throw new Error('--key: is needed, because API_KEYS has digests only');
}

function print(delivered: readonly Delivered[]): void {
  const results = Object.entries(Object.groupBy(delivered, ({ result }) => result));
  for (const [result, all = []] of results) console.log(`${String(all.length).padStart(7)}  ${result}`);
  if (delivered.some(({ result }) => !/^[a-z]+$/.test(result))) process.exitCode = 1;
  const times = delivered.flatMap(({ isAnswered, milliseconds }) => (isAnswered ? [milliseconds] : []));
  if (times.length === 0) console.error('nobody answers there; npm start starts a gateway, --url names another');
  else printTimes(times.toSorted((left, right) => left - right));
}

function printTimes(times: readonly number[]): void {
  const at = (share: number) => Math.round(times[Math.ceil(share * times.length) - 1] ?? 0);
  console.log(`answered in ${at(0.5)} ms (median), ${at(0.99)} ms (99th percentile), ${at(1)} ms (slowest)`);
}
