import type { Command } from './command.ts';
import type { Plan } from './plan.ts';

/**
 * Deploys one function after the other; the first failure ends it.
 * @throws Error that tells which function failed, which are done, and which were not tried
 */
export async function deployFunctions(
  functions: Plan['functions'],
  run: (command: Command) => Promise<void>,
  say: (line: string) => void,
): Promise<void> {
  const names = functions.map(({ id }) => id);
  for (const [index, { id, command }] of functions.entries()) {
    say(`[${index + 1}/${functions.length}] ${id}`);
    await run(command).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      const [done, left] = [names.slice(0, index), names.slice(index + 1)];
      const hint = index === 0 ? '. --dry-run prints what a project needs before its first deployment' : '';
      throw new Error(`${id} is not deployed: ${reason} (deployed: ${list(done)}; not tried: ${list(left)})${hint}`);
    });
  }
  say(`deployed: ${list(names)}`);
}

function list(names: readonly string[]): string {
  return names.join(', ') || 'none';
}
