import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { apiKeys } from '#shared/auth/api-key.ts';
import { deployedVariant } from '#shared/contract/deployed-variant.ts';
import { ConfigurationError, type Environment, readEnvironment } from '#shared/runtime/environment.ts';

const portRule = 'must be a port number between 0 and 65535';
const variables = {
  PORT: z.coerce.number(portRule).int(portRule).min(0, portRule).max(65_535, portRule).default(8080),
  LISTEN_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  API_KEYS: z.optional(apiKeys),
};

/** Everything `npm start` takes from its environment. @throws ConfigurationError naming what is wrong */
export async function readSettings(environment: Environment) {
  const { PORT: port, LISTEN_HOST: host, DATA_DIR } = readEnvironment(variables, environment);
  const dataFolder = await writableFolder(resolve(DATA_DIR));
  const given = environment.API_KEYS?.trim();
  const ownKey = given ? undefined : await localKey(dataFolder);
  const keyList = given || `local:${ownKey}`;
  return {
    port,
    host,
    dataFolder,
    keyList,
    /** The key that was made here; undefined where keys are given. */
    ownKey,
    variant: deployedVariant(environment),
    acceptedKeys: apiKeys.parse(keyList),
  };
}

/** @throws ConfigurationError where the folder cannot be made or written in */
async function writableFolder(path: string): Promise<string> {
  try {
    // Keys and transcripts are for nobody else who works on the machine.
    await mkdir(path, { recursive: true, mode: 0o700 });
    await access(path, constants.W_OK);
    return path;
  } catch (error) {
    throw new ConfigurationError('DATA_DIR: must be a folder that can be written in', { cause: error });
  }
}

/** A key that can be shown, because the list has it in plain text; undefined where all are digests. */
export function plainKey(keyList: string): string | undefined {
  const values = keyList.split(',').map((entry) => entry.trim().slice(entry.trim().indexOf(':') + 1));
  return values.find((value) => !value.startsWith('sha256:'));
}

/** Made once and kept, so that a curl line goes on working after a restart. */
async function localKey(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'api-key');
  const kept = await readFile(path, 'utf8').catch(() => '');
  if (kept.trim()) return kept.trim();
  // a key that began with "-" would be an option on a command line
  const key = randomBytes(24).toString('hex');
  await writeFile(path, `${key}\n`, { mode: 0o600 });
  return key;
}
