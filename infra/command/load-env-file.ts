import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { misspelt } from './misspelt.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';

/** Takes the variables of a file, if it is there, beside those that are set. @throws ConfigurationError naming those that are misspelt */
export function loadEnvFile(path: string): void {
  if (!existsSync(path)) return;
  const wrong = misspelt(Object.keys(parseEnv(readFileSync(path, 'utf8'))));
  if (wrong.length > 0) throw new ConfigurationError(`${path}: ${wrong.join('; ')}`);
  process.loadEnvFile(path);
}
