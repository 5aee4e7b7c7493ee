const controller = new AbortController();

/** Aborted when the process is about to end: what is not needed for an answer is then to be left. */
export const ending: AbortSignal = controller.signal;

export function announceEnd(): void {
  controller.abort(new Error('the process is about to end'));
}
