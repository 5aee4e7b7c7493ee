import { readFileSync } from 'node:fs';
import { nearName } from '#shared/http/near-name.ts';
import { UsageError } from './usage.ts';

const documented = new URL('../../.env.example', import.meta.url);

/** Others may be meant for Node.js or a library. @throws UsageError where a name is nearly one of `.env.example` */
export function requireKnownNames(flag: string, names: readonly string[]): void {
  const known = Array.from(readFileSync(documented, 'utf8').matchAll(/^(\w+)=/gm), ([, name = '']) => name);
  for (const name of names) {
    const near = known.includes(name) ? undefined : nearName(name, known);
    if (near !== undefined) throw new UsageError(`--${flag} ${name}: is no variable; did you mean ${near}?`);
  }
}
