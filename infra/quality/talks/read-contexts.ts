import { readFileSync } from 'node:fs';

/** An item of minutes that people read in its meeting, and the remarks, as minutes have them, that would say what it is about. */
export interface ReadContext {
  readonly meeting: string;
  readonly act: string;
  readonly item: string;
  /** None where the item is clear by itself, or nothing that was said before it would help. */
  readonly remarks: readonly string[];
}

/** Between remarks of which each would do. */
const mark = ' | ';

/** Reads the table of items: meeting, list, item, and what it is about; `clear` and `none` are about nothing that is to be told. */
export function readContexts(file: URL): readonly ReadContext[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [meeting = '', act = '', item = '', about = ''] = line.split('\t');
    return { meeting, act, item, remarks: /^(?:clear|none)$/.test(about) ? [] : about.split(mark) };
  });
}
