/** How long a call may work: it stops beginning new things first, and gives up what is under way a little later. */
export interface SyncTime {
  readonly isLeft: () => boolean;
  /** Aborted when what is under way has to end. */
  readonly signal: AbortSignal;
  /** The result, or undefined when the time was over before. */
  readonly untilOver: <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;
}

/** Measured by a clock that nobody sets. */
export function openTime(budgetMs: number, graceMs: number): SyncTime {
  const end = performance.now() + budgetMs;
  const signal = AbortSignal.timeout(Math.ceil(budgetMs + graceMs));
  return {
    isLeft: () => performance.now() < end,
    signal,
    untilOver: async (work) => {
      try {
        return await work();
      } catch (error) {
        if (signal.aborted) return undefined;
        throw error;
      }
    },
  };
}
