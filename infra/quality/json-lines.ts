import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';

/** What stands in the lines of the `.jsonl` files of a folder, in the order of their names, each with the name. @throws where a line has another shape */
export function readJsonLines<Of>(folder: string, shape: z.ZodType<Of>): readonly (readonly [name: string, one: Of])[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return names.sort().flatMap((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => [name, shape.parse(JSON.parse(line))] as const);
  });
}
