const longestText = 500;
const longestUrl = 2_000;

/** A text that may be missing; whatever is no text counts as missing. */
export function toText(value: unknown): string | undefined {
  return cut(value, longestText);
}

export function toUrl(value: unknown): string | undefined {
  return cut(value, longestUrl);
}

/** ISO 8601 in UTC with milliseconds, whatever the offset was; undefined for what is no time. */
export function toTime(value: unknown): string | undefined {
  const time = typeof value === 'string' && value ? new Date(withColon(value)) : undefined;
  return time && !Number.isNaN(time.getTime()) && time.getUTCFullYear() < 10_000 ? time.toISOString() : undefined;
}

/** Nothing is lost by cutting a name of more characters than any name has; PostgreSQL keeps no null character. */
function cut(value: unknown, limit: number): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).replaceAll('\0', '').trim().slice(0, limit) || undefined;
}

/** Salesforce writes offsets as +0000. */
function withColon(text: string): string {
  return text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2');
}
