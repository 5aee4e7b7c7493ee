/** The header is a number of seconds or a date; undefined where it is neither, or is not there. */
export function retryAfterMs(header: string | null | undefined): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+(?:\.\d+)?$/.test(header) ? 1000 * Number(header) : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
