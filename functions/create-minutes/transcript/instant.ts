const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?$/i;

/** Seconds since 1970 of an RFC 3339 date and time; one without an offset is taken as UTC, since only differences are used. */
export function parseInstant(text: string): number | undefined {
  const trimmed = text.trim();
  if (!instantPattern.test(trimmed)) return undefined;
  const withOffset = /(?:Z|[+-]\d\d:?\d\d)$/i.test(trimmed) ? trimmed : `${trimmed}Z`;
  const at = Date.parse(withOffset.replace(',', '.'));
  return Number.isNaN(at) ? undefined : at / 1000;
}
