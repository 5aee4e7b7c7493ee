const earliestMs = 0;
/** The last year in which create-minutes takes a meeting; an event with a later time is not refused for it. */
const latestMs = Date.UTC(2199, 11, 31);

/** A vendor's time; undefined when it is none, or none of ours. Vendors write ISO 8601 or milliseconds since 1970. */
export function dateOf(value: unknown): Date | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const date = new Date(value);
  return date.getTime() >= earliestMs && date.getTime() <= latestMs ? date : undefined;
}
