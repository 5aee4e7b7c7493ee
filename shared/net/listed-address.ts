import { isIP } from 'node:net';
import { OperationError } from '#shared/errors.ts';

/** The address, if it may be asked at all. @throws OperationError that names the rule, never the address: it may hold a token */
export function requireListed(address: string, hosts: readonly string[]): URL {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username || url.password || (url.port && url.port !== '443')) {
    throw downloadRefused('the address to download from must be https, on its usual port and without a user');
  }
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) || !hosts.some((host) => matches(url.hostname, host))) {
    throw downloadRefused(`the address to download from must be on ${hosts.join(', ')}`);
  }
  return url;
}

function matches(hostname: string, host: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}

/** What is never fetched, however often it is tried. */
export function downloadRefused(reason: string): OperationError {
  return new OperationError('downloadRefused', reason);
}
