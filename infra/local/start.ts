import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { identityTokens } from '#shared/auth/identity-token.ts';
import { type OperationId, operationIds, surfaceOf } from '#shared/contract/operations.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import { loadEnvFile } from '#infra/command/load-env-file.ts';
import { readOptions } from '#infra/command/read-options.ts';
import { keylessOperations } from '#infra/contract/keyless.ts';
import { swagger } from '#infra/contract/swagger.ts';
import { type Addresses, deployedSettings, functionEnvironment } from './function-environment.ts';
import { type FunctionProcess, startFunction } from './function-process.ts';
import { openConsolePage } from './console-page.ts';
import { createGateway } from './gateway.ts';
import { printLine, printReady } from './print.ts';
import { requireBuilt } from './require-built.ts';
import { requireRightSettings } from './require-right-settings.ts';
import { plainKey, readSettings } from './settings.ts';
import { startTokenSigner } from './token-signer.ts';

const sample = new URL('../../test/fixtures/meetings/ami-ES2009c.json', import.meta.url);
const dist = new URL('../../dist/', import.meta.url);

const usage = 'npm start takes variables in place of options: PORT=8081 npm start. .env.example has all of them.';
const slowReaderMs = 5_000;
const parentCheckMs = 200;

await main().catch((error: unknown) => {
  console.error(`minutes-api does not start: ${reasonOf(error)}`);
  process.exit(1);
});

async function main(): Promise<void> {
  readOptions({}, usage);
  loadEnvFile('.env');
  const { port, host, dataFolder, keyList, ownKey, variant, acceptedKeys } = await readSettings(process.env);
  const addresses = await freeAddresses(port);
  const deployment = { addresses, keyList, dataFolder };
  requireRightSettings({ ...process.env, ...deployedSettings(deployment) }, variant);
  requireBuilt(dist);
  const functions = new Map<string, FunctionProcess>();
  const backend = (id: OperationId) => addresses[id];
  const keyless = keylessOperations(process.env);
  const document = swagger(variant, { host: 'localhost', backend, keyless });
  const hop = {
    authorize: identityTokens(),
    onError: (error: unknown) => console.error(`gateway        ${error instanceof Error ? error.message : error}`),
    ready: async (address: string, signal: AbortSignal) => functions.get(address)?.ready(signal),
  };
  const page = await openConsolePage(new URL('console/', dist), variant);
  // The gateway takes its port first: when that fails, nothing else has been started.
  const gateway = createGateway({ document, acceptedKeys, hop, page });
  // Left to the system, it might be one that was found free for a function.
  const url = await listen(gateway, port || (await getPort({ host })), host);
  const signer = process.env.GOOGLE_APPLICATION_CREDENTIALS ? undefined : await startTokenSigner();
  if (signer) process.env.GCE_METADATA_HOST = signer.host;
  for (const id of operationIds) {
    const environment = functionEnvironment(id, process.env, { ...deployment, signer });
    const options = { port: Number(new URL(addresses[id]).port), environment, onLine: printLine };
    functions.set(addresses[id], startFunction(id, options));
  }
  stopOnSignal(gateway, signer?.server, [...functions.values()]);
  for (const { ready } of functions.values()) await ready().catch((error: Error) => console.error(error.message));
  const shown = surfaceOf('create-minutes', variant) ? fileURLToPath(sample) : undefined;
  printReady({ url, variant, key: plainKey(keyList), ownKey, sample: shown });
}

/** @param gateway the port that was asked for it; 0 is any */
async function freeAddresses(gateway: number): Promise<Addresses> {
  const options = { host: '127.0.0.1', exclude: gateway === 0 ? [] : [gateway] };
  const entries: [OperationId, string][] = [];
  for (const id of operationIds) entries.push([id, `http://127.0.0.1:${await getPort(options)}`]);
  return Object.fromEntries(entries) as Record<OperationId, string>;
}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(`http://${host}:${typeof address === 'object' && address ? address.port : port}`);
    });
  });
}

/** Calls in flight end with their own answer; then the functions, the signer and this process end. */
function stopOnSignal(gateway: Server, signer: Server | undefined, functions: readonly FunctionProcess[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const closed = new Promise((resolve) => gateway.close(resolve));
    gateway.closeIdleConnections();
    await Promise.all(functions.map((running) => running.stop()));
    gateway.closeIdleConnections();
    // What the functions have answered is still on its way to callers that read slowly.
    await Promise.race([closed, wait(slowReaderMs)]);
    signer?.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) stopWithParent(stop);
}

/** npm passes a SIGTERM to a shell that dies of it without passing it on; then this process has another parent. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), parentCheckMs).unref();
}

function reasonOf(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  const code = error instanceof Error && 'code' in error && error.code;
  if (code === 'EADDRINUSE') return `port ${process.env.PORT ?? 8080} is taken; choose another one with PORT=<number>`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'LISTEN_HOST: must be an address of this machine';
  return error instanceof Error ? error.message : String(error);
}
