import { readFileSync } from 'node:fs';

/** A telling somebody read: 2 would stand in good minutes, 1 has a blemish, 0 is broken or says nothing by itself. */
export interface Labelled {
  readonly label: number;
  readonly meeting: string;
  /** The share of the words said that are left in the telling. */
  readonly kept: number;
  readonly telling: string;
}

export const bestLabel = 2;

/** Reads the table of labelled tellings: label, meeting, kept (in percent), telling. */
export function readLabelled(file: string): readonly Labelled[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [label = '', meeting = '', kept = '', telling = ''] = line.split('\t');
    return { label: Number(label), meeting, kept: Number(kept) / 100, telling };
  });
}
