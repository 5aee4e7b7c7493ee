import { parseArgs } from 'node:util';

export const sectionNames = [
  'coldStart',
  'throughput',
  'minutes',
  'executionLog',
  'crash',
  'recorder',
  'dailyBatch',
] as const;
export type SectionName = (typeof sectionNames)[number];

export interface Options {
  readonly only: readonly SectionName[];
  /** Where the result goes as JSON; undefined for nowhere. */
  readonly json: string | undefined;
  /** Rounds of each section; undefined for its own default. */
  readonly rounds: number | undefined;
}

/** @throws Error naming the argument that is wrong and what it may be */
export function parseOptions(args: readonly string[]): Options {
  const options = { only: { type: 'string' }, json: { type: 'string' }, rounds: { type: 'string' } } as const;
  const { values } = parseArgs({ args: [...args], options });
  return { only: sectionsOf(values.only), json: values.json, rounds: roundsOf(values.rounds) };
}

function sectionsOf(list: string | undefined): readonly SectionName[] {
  const names = list?.split(',').map((name) => name.trim()) ?? sectionNames;
  const unknown = names.find((name) => !sectionNames.some((each) => each === name));
  if (unknown !== undefined) throw new Error(`--only: "${unknown}" is none of ${sectionNames.join(', ')}`);
  return sectionNames.filter((name) => names.includes(name));
}

function roundsOf(text: string | undefined): number | undefined {
  if (text === undefined || /^[1-9]\d{0,2}$/.test(text)) return text === undefined ? undefined : Number(text);
  throw new Error('--rounds: must be a whole number between 1 and 999');
}
