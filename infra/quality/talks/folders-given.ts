import { parseArgs } from 'node:util';

/** The folders a command is given, `--talks DIR`, by their names; where one is missing undefined, and the usage is printed. */
export function foldersGiven<Name extends string>(
  command: string,
  names: readonly Name[],
): Readonly<Record<Name, string>> | undefined {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }] as const));
  const { values } = parseArgs({ options });
  const given = names.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
  if (given.length === names.length) return Object.fromEntries(given) as Record<Name, string>;
  console.error(`usage: node infra/quality/talks/${command} ${names.map((name) => `--${name} DIR`).join(' ')}`);
  process.exitCode = 2;
  return undefined;
}
