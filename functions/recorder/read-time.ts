/** A vendor's time; undefined when it is none. Vendors write ISO 8601 or milliseconds since 1970. */
export function dateOf(value: unknown): Date | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
