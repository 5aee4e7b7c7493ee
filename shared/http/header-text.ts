import type { IncomingHttpHeaders } from 'node:http';

/** A header that was sent once and is not empty. */
export function headerText(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
