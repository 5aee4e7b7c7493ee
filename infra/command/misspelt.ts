import { readFileSync } from 'node:fs';
import { nearName } from '#shared/http/near-name.ts';

const documented = new URL('../../.env.example', import.meta.url);

/** What is wrong with each name that is nearly one of `.env.example`; others may be meant for Node.js or a library. */
export function misspelt(names: readonly string[]): readonly string[] {
  const known = Array.from(readFileSync(documented, 'utf8').matchAll(/^(\w+)=/gm), ([, name = '']) => name);
  return names.flatMap((name) => {
    const near = known.includes(name) ? undefined : nearName(name, known);
    return near === undefined ? [] : `${name}: is no variable; did you mean ${near}?`;
  });
}
