import { readOptions } from '#infra/command/read-options.ts';

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

export const usage = `npm run bench -- [--only ${sectionNames.join(',')}] [--rounds N] [--json FILE]`;

/** Undefined where only the usage is asked for. @throws Error naming the argument that is wrong and what it may be */
export function parseOptions(args: readonly string[]): Options | undefined {
  const { values } = readOptions({ args: [...args], options: flags }, usage);
  if (values.help) return undefined;
  return { only: sectionsOf(values.only), json: values.json, rounds: roundsOf(values.rounds) };
}

const flags = {
  only: { type: 'string' },
  json: { type: 'string' },
  rounds: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

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
