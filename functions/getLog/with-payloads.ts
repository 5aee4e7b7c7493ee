import type { Execution } from '#shared/store/execution.ts';
import type { ExecutionStore } from '#shared/store/execution-store.ts';
import type { Part } from './input.ts';

/** Managed gateways and Cloud Run cut an answer at 32 MB; a character of JSON text may take several bytes. */
const mostCharacters = 8_000_000;

/**
 * The executions with the parts of them that were asked for. Inputs may be transcripts of megabytes, so they are read one after
 * the other, and the page ends where the answer would become too long; one execution is always in it.
 */
export async function withPayloads(
  executions: Pick<ExecutionStore, 'payload'>,
  page: readonly Execution[],
  parts: readonly Part[],
): Promise<readonly Execution[]> {
  if (parts.length === 0) return page;
  const shown: Execution[] = [];
  let characters = 0;
  for (const execution of page) {
    const payload = await executions.payload(execution.id);
    characters += payload?.length ?? 0;
    if (shown.length > 0 && characters > mostCharacters) break;
    const { input = null, output = null } = payload ?? {};
    const all = { input, output, attempts: attemptsOf(execution) };
    shown.push({ ...execution, ...Object.fromEntries(parts.map((part) => [part, all[part]])) });
  }
  return shown;
}

/**
 * The last attempt, for the log keeps no other: a recorder's event may have had several, or none yet. Runs of an execution again are
 * executions of their own.
 */
function attemptsOf({ attempts, status, startedAt, finishedAt, durationMs, error }: Execution): readonly object[] {
  return attempts === 0 ? [] : [{ attempt: attempts, status, startedAt, finishedAt, durationMs, error }];
}
