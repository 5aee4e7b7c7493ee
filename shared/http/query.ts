import type { IncomingMessage } from 'node:http';

/** The query of a request with its question mark; empty for none. Cut off by hand: a URL parser refuses some paths that callers send. */
export function queryOf({ url = '' }: Pick<IncomingMessage, 'url'>): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}
