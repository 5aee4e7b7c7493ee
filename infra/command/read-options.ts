import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The options of a command, and what else stands behind it. @throws Error that names what is unknown, and how the command is used */
export function readOptions<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    // after its first sentence Node tells of ways to write arguments that are of no use here
    const [what] = String(error instanceof Error ? error.message : error).split('. ', 1);
    throw new Error(`${what}\n${usage}`, { cause: error });
  }
}
