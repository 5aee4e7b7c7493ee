import { setTimeout as wait } from 'node:timers/promises';
import pRetry from 'p-retry';
import pThrottle from 'p-throttle';
import type { CrmUsage } from './crm.ts';
import { VendorFailure } from './vendor-failure.ts';

export interface VendorCall {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PATCH';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Which of the vendor's limits the call falls under. */
  readonly limit?: string;
  /** Whether asking twice is the same as asking once; else a call is repeated only when the vendor has surely not done it. */
  readonly repeatable: boolean;
  readonly signal: AbortSignal;
}

export interface VendorAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined where there is none. */
  readonly body: unknown;
}

export interface VendorRules {
  readonly vendor: string;
  /** So many calls within so many seconds, whichever seconds one looks at. */
  readonly limits: Readonly<Record<string, { readonly calls: number; readonly seconds: number }>>;
  /** What an answer that is no success means. */
  readonly judge: (answer: VendorAnswer) => VendorFailure;
}

export interface Patience {
  /** Before the first repetition; doubled each time, and blurred. */
  readonly firstMs: number;
  /** Real milliseconds per second of the vendor: 1000, but in tests. */
  readonly secondMs: number;
}

export interface VendorClient {
  /** The body of a success. @throws VendorFailure */
  readonly call: (call: VendorCall) => Promise<unknown>;
  readonly usage: () => CrmUsage;
}

export const realPatience: Patience = { firstMs: 500, secondMs: 1000 };

const retries = 5;
const slowestRetryMs = 30_000;
const answerLimitMs = 30_000;
/** Longer than this a run does not wait for a vendor; the next run goes on. */
const longestWaitSeconds = 120;
/**
 * A call takes a while to arrive, and not always the same: the first of all waits for its connection. So much of a window later than
 * allowed it is sent; where the vendor has seen one call too many, it asks for a whole window of silence.
 */
const [jitterShare, leastJitterSeconds] = [0.05, 0.1];

/**
 * Calls a vendor no faster than it allows, and again where that helps.
 * @param signal ends whatever waits for its turn
 */
export function openVendorClient(rules: VendorRules, signal: AbortSignal, patience = realPatience): VendorClient {
  const usage = { calls: 0, rateLimited: 0 };
  const send = (call: VendorCall) => {
    usage.calls += 1;
    return exchange(rules, call);
  };
  const turns = new Map(
    Object.entries(rules.limits).map(([name, { calls, seconds }]) => {
      const interval = (seconds + Math.max(leastJitterSeconds, jitterShare * seconds)) * patience.secondMs;
      return [name, pThrottle({ limit: calls, interval, strict: true, signal })(send)];
    }),
  );
  const [anyTurn = send] = turns.values();
  return {
    usage: () => ({ ...usage }),
    call: (call) =>
      pRetry(() => (turns.get(call.limit ?? '') ?? anyTurn)(call), {
        retries,
        minTimeout: patience.firstMs,
        maxTimeout: slowestRetryMs,
        randomize: true,
        signal: call.signal,
        shouldRetry: ({ error }) => mayRepeat(error, call),
        onFailedAttempt: async ({ error, retriesLeft }) => {
          if (!(error instanceof VendorFailure)) return;
          if (error.code === 'rateLimited') usage.rateLimited += 1;
          if (!mayRepeat(error, call) || retriesLeft === 0 || error.waitMs === undefined) return;
          requireBearable(rules.vendor, error.waitMs, error);
          await wait((error.waitMs * patience.secondMs) / 1000, undefined, { signal: call.signal });
        },
      }),
  };
}

function mayRepeat(error: Error, { repeatable }: VendorCall): boolean {
  return error instanceof VendorFailure && error.retryable && (repeatable || error.outcome === 'notDone');
}

function requireBearable(vendor: string, waitMs: number, cause: VendorFailure): void {
  const seconds = Math.ceil(waitMs / 1000);
  if (seconds <= longestWaitSeconds) return;
  const { status, outcome } = cause;
  const facts = { status, retryable: false, outcome, cause };
  throw new VendorFailure('rateLimited', `${vendor} wants to be left alone for ${seconds} seconds`, facts);
}

async function exchange({ vendor, judge }: VendorRules, call: VendorCall): Promise<unknown> {
  const { url, method = 'GET', headers, body, signal } = call;
  const limit = openLimit(signal);
  try {
    const sent = { method, headers: { accept: 'application/json', ...headers }, body: body ?? null };
    const response = await fetch(url, { ...sent, signal: limit.signal, redirect: 'error' });
    const parsed = parse(await response.text());
    if (!response.ok) throw judge({ status: response.status, headers: response.headers, body: parsed });
    if (parsed === undefined && response.status !== 204) throw unreadable(vendor, response.status);
    return parsed;
  } catch (error) {
    // What ended because the caller's time is over is no failure of the vendor.
    signal.throwIfAborted();
    if (error instanceof VendorFailure) throw error;
    throw new VendorFailure('crmUnreachable', `${vendor} gave no answer`, { status: 0, retryable: true, cause: error });
  } finally {
    limit.clear();
  }
}

/** By hand: a signal of `AbortSignal.timeout` lives on until its time is over, and thousands of calls are made meanwhile. */
function openLimit(signal: AbortSignal): { readonly signal: AbortSignal; readonly clear: () => void } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, answerLimitMs);
  signal.addEventListener('abort', abort, { once: true });
  const clear = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, clear };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unreadable(vendor: string, status: number): VendorFailure {
  const text = `${vendor} answered ${status} with something that is no JSON`;
  return new VendorFailure('crmUnreadable', text, { status, retryable: true });
}
