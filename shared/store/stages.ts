import type { Stage } from './execution.ts';

/** Runs one named step of an execution's work, and remembers how long it took. */
export type RunStage = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** The stages of one execution, in the order in which they ended. */
export function openStages(): { readonly ended: readonly Stage[]; readonly run: RunStage } {
  const ended: Stage[] = [];
  const run: RunStage = async (name, work) => {
    const startedAt = new Date();
    const end = (status: Stage['status']) =>
      ended.push({ name, status, startedAt: startedAt.toISOString(), durationMs: Date.now() - startedAt.getTime() });
    try {
      const result = await work();
      end('succeeded');
      return result;
    } catch (error) {
      end('failed');
      throw error;
    }
  };
  return { ended, run };
}
