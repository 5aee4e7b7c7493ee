import { type ParseArgsConfig, parseArgs } from 'node:util';
import { argumentFault } from '#shared/runtime/argument-fault.ts';

/** The options of a command, and what else stands behind it. @throws Error that names what is unknown, and how the command is used */
export function readOptions<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Error(`${argumentFault(error)}\n${usage}`, { cause: error });
  }
}
