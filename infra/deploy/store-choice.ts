import type { Options } from './options.ts';
import { UsageError } from './usage.ts';

const choice = 'choose the execution log: --env STORE=none (no log), or --secret DATABASE_URL=<name of the secret>';

/** An instance has no durable file system, so without a choice every deployed function would refuse to work. */
export function requireStoreChoice(options: Options): void {
  if (!isChosen(options)) throw new UsageError(choice);
}

/** The same, for a reader who has not decided yet. */
export function storeNote(options: Options): string {
  return isChosen(options) ? '' : `# To be decided before a deployment: ${choice}\n\n`;
}

function isChosen({ variables, secrets }: Pick<Options, 'variables' | 'secrets'>): boolean {
  return variables.STORE !== undefined || secrets.DATABASE_URL !== undefined;
}
