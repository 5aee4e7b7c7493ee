import { retryAfterMs } from '#shared/net/retry-after.ts';
import { DeliveryError } from './channel.ts';

const timeoutMs = 5_000;
/** Of an answer only so much is read. */
const readBytes = 4_096;
const tooManyRequests = 429;
/** No vendor means a longer pause, and a time too far away is no time at all. */
const longestPauseMs = 24 * 60 * 60 * 1000;

export interface Post {
  /** Holds a secret, and so is in no text. */
  readonly url: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether a success is one; undefined where the status says enough. */
  readonly isTaken?: (status: number, text: string) => boolean;
  /** What the vendor's refusal says; undefined where it says nothing that may be repeated. */
  readonly reasonOf?: (refusal: string) => string | undefined;
  readonly signal: AbortSignal;
}

/** Posts JSON to a vendor once. Redirects are not followed: the address alone is what was configured. @throws DeliveryError */
export async function post({ url, body, headers, isTaken = () => true, reasonOf, signal }: Post): Promise<void> {
  const all = { ...headers, 'content-type': 'application/json; charset=utf-8' };
  const response = await exchange(url, { method: 'POST', body, headers: all }, signal);
  const { status } = response;
  const text = await beginningOf(response);
  if (response.ok && isTaken(status, text)) return;
  if (response.ok) throw new DeliveryError(`answered ${status}, but not as this vendor does`, false);
  const reason = reasonOf?.(text);
  const transient = status === tooManyRequests || status >= 500;
  throw new DeliveryError(
    `answered ${status}${reason ? `: ${reason}` : ''}`,
    transient,
    pauseMs(response.headers.get('retry-after')),
  );
}

/** Finds out whether the server behind an address answers at all; the address's own path, which takes alerts, is left alone. */
export async function probe(url: string, signal: AbortSignal): Promise<void> {
  await discard(await exchange(new URL(url).origin, { method: 'HEAD' }, signal));
}

/** Errors of fetch may quote the address; their codes do not. */
async function exchange(url: string, request: RequestInit, signal: AbortSignal): Promise<Response> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.any([signal, limit]) });
  } catch (error) {
    signal.throwIfAborted();
    if (limit.aborted) throw new DeliveryError(`no answer within ${timeoutMs} ms`, true);
    const code = error instanceof Error && error.cause instanceof Error && 'code' in error.cause && error.cause.code;
    throw new DeliveryError(`could not be reached (${code || 'no connection'})`, true);
  }
}

async function beginningOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of response.body ?? []) {
      parts.push(part);
      size += part.length;
      if (size >= readBytes) break;
    }
  } catch {
    // The status is known, and that is what counts most.
  }
  return Buffer.concat(parts).toString('utf8').slice(0, readBytes);
}

async function discard(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => {});
}

function pauseMs(header: string | null): number | undefined {
  const ms = retryAfterMs(header);
  return ms ? Math.min(ms, longestPauseMs) : undefined;
}
