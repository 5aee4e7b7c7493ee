import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestTls, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import { OperationError } from '#shared/errors.ts';
import { downloadRefused, requireListed } from './listed-address.ts';
import { isPrivateAddress } from './private-address.ts';

export interface DownloadRequest {
  readonly url: string;
  /** Host names that may be asked; `*.example.com` is every name below example.com. */
  readonly hosts: readonly string[];
  readonly method?: 'GET' | 'POST';
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** How many redirects may be followed; none, if absent. */
  readonly redirects?: number;
  readonly signal: AbortSignal;
}

/** Fetches a text from a vendor. @throws OperationError `downloadRefused` for what is never fetched, `downloadFailed` for the rest */
export type Download = (request: DownloadRequest) => Promise<string>;

export interface DownloadOptions {
  readonly limitBytes: number;
  readonly timeoutMs: number;
  /** Address of a server on this machine that is asked in place of every host, for trying things out; undefined in earnest. */
  readonly standIn?: string | undefined;
  /** Resolves a name to all of its addresses. */
  readonly lookup?: typeof dnsLookup;
}

/**
 * Fetches from the public internet and from nowhere else, although the address comes from outside: https only, a listed host, every
 * resolved address public and the connection made to just that one, bounded in size and time. A redirect is an error unless the
 * request allows it; then its target is held to the same rules, and gets no credentials unless it is the same host.
 */
export function openDownload({ limitBytes, timeoutMs, standIn, lookup = dnsLookup }: DownloadOptions): Download {
  const ask: Ask = (url, options, body) =>
    standIn === undefined
      ? exchange(requestTls, url, { ...options, agent: false, lookup: publicOnly(lookup) }, body)
      : exchange(requestPlain, new URL(`${standIn}/${url.host}${url.pathname}${url.search}`), options, body);
  return async (request) => {
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
    const { url, answer } = await follow(request, signal, ask);
    return failing(url, () => readText(answer, limitBytes));
  };
}

type Ask = (url: URL, options: RequestOptions, body: string | undefined) => Promise<IncomingMessage>;

async function follow(
  { url: address, hosts, method = 'GET', headers = {}, body, redirects = 0 }: DownloadRequest,
  signal: AbortSignal,
  ask: Ask,
): Promise<{ readonly url: URL; readonly answer: IncomingMessage }> {
  const first = requireListed(address, hosts);
  let url = first;
  for (let left = redirects; ; left -= 1) {
    const { authorization: _, ...open } = headers;
    const sent = { ...(url.host === first.host ? headers : open), 'accept-encoding': 'identity' };
    const answer = await failing(url, () => ask(url, { method, headers: sent, signal }, body));
    const { statusCode = 0 } = answer;
    if (statusCode === 200) return { url, answer };
    answer.destroy();
    const target = redirecting.includes(statusCode) && left > 0 ? answer.headers.location : undefined;
    if (target === undefined) throw new OperationError('downloadFailed', `${url.hostname} answered ${statusCode}`);
    url = requireListed(URL.parse(target, url.href)?.href ?? '', hosts);
  }
}

const redirecting: readonly number[] = [301, 302, 303, 307, 308];

/** Looks a name up as the connection is made, so that no second look-up can give another address. */
function publicOnly(lookup: typeof dnsLookup): LookupFunction {
  return (hostname, { all, ...options }, callback) =>
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('no address'), '', 0);
      if (addresses.some(({ address }) => isPrivateAddress(address))) {
        return callback(downloadRefused(`${hostname} resolves to an address that is not public`), '', 0);
      }
      return all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
}

function exchange(
  send: typeof requestTls,
  url: URL,
  options: RequestOptions,
  body: string | undefined,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = send(url, options, resolve).once('error', reject);
    // An answer that is none, such as a change of protocol, ends the request without an error.
    request.once('close', () => reject(new Error('no answer'))).end(body);
  });
}

async function readText(answer: IncomingMessage, limitBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limitBytes) throw downloadRefused(`a download must not be larger than ${limitBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Network errors quote addresses, which may hold tokens; the host is enough to go by. */
async function failing<Result>(url: URL, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OperationError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new OperationError('downloadFailed', `${url.hostname} could not be downloaded from (${code})`);
  }
}
