import { readFileSync } from 'node:fs';

/** A telling somebody read by itself. */
export interface Labelled {
  /** 2 would stand in good minutes, 1 has a blemish, 0 is broken. */
  readonly label: number;
  /** 2 says something to a reader who was not there, 1 hangs on what was said before or is thin, 0 says nothing; of some tellings nobody judged it. */
  readonly matter: number | undefined;
  readonly meeting: string;
  /** The share of the words said that are left in the telling. */
  readonly kept: number;
  readonly telling: string;
}

export const bestLabel = 2;

/** Reads the table of labelled tellings: label, matter, meeting, kept (in percent), telling. */
export function readLabelled(file: string): readonly Labelled[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [label = '', matter = '', meeting = '', kept = '', telling = ''] = line.split('\t');
    return {
      label: Number(label),
      matter: matter === '' ? undefined : Number(matter),
      meeting,
      kept: Number(kept) / 100,
      telling,
    };
  });
}
