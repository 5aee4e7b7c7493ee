import pMap from 'p-map';
import * as z from 'zod';
import { newIds, type SimulatedVendor, simulated } from './vendors.ts';

export interface Delivery {
  readonly vendor: SimulatedVendor;
  readonly count: number;
  readonly duplicates: number;
  readonly concurrency: number;
  readonly url: string;
  /** Sent with every delivery, beside the vendor's own; the key, mostly. */
  readonly headers: Readonly<Record<string, string>>;
  readonly secret: string | undefined;
}

export interface Delivered {
  /** The recorder's word for it, or the HTTP status with the error's text, or why there was no answer. */
  readonly result: string;
  readonly isAnswered: boolean;
  readonly milliseconds: number;
}

const answer = z.object({ status: z.string().optional(), error: z.string().optional() });
const patienceMs = 60_000;

/** Sends each event as often as asked, the repetitions after all others, and tells what was answered. */
export function deliver({
  vendor,
  count,
  duplicates,
  concurrency,
  url,
  headers,
  secret,
}: Delivery): Promise<readonly Delivered[]> {
  const ids = newIds(count);
  const deliveries = Array.from({ length: duplicates }, () => ids).flat();
  const { body: bodyOf, headers: headersOf } = simulated(vendor);
  return pMap(
    deliveries,
    async (id) => {
      const body = bodyOf(id, secret);
      const sent = { ...headersOf(body, id, secret), 'content-type': 'application/json', ...headers };
      return send(url, sent, body);
    },
    { concurrency },
  );
}

async function send(url: string, headers: Record<string, string>, body: string): Promise<Delivered> {
  const startedAt = performance.now();
  const signal = AbortSignal.timeout(patienceMs);
  const result = await fetch(url, { method: 'POST', headers, body, signal }).then(
    async (response) => {
      const { status, error } = answer.safeParse(await response.json().catch(() => ({}))).data ?? {};
      return {
        result: response.ok ? (status ?? 'answered') : `${response.status} ${error ?? ''}`.trim(),
        isAnswered: true,
      };
    },
    (error: unknown) => ({ result: `no answer${codeOf(error)}`, isAnswered: false }),
  );
  return { ...result, milliseconds: performance.now() - startedAt };
}

/** " (ECONNREFUSED)" where nobody listens. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? ` (${cause.code})` : '';
}
