import { readFileSync } from 'node:fs';
import { apiKeys } from '#shared/auth/api-key.ts';
import { type OperationId, surfaceOf, type Variant } from '#shared/contract/operations.ts';
import type { Admission } from '#shared/http/admission.ts';
import type { Answer } from '#shared/http/answer.ts';
import { openAuthenticate } from '#shared/http/authenticate.ts';
import type { Handler } from '#shared/http/handler.ts';
import { serve } from '#shared/http/serve.ts';

export const acceptedKey = 'an-accepted-key';
export const keyRing = apiKeys.parse(`console:${acceptedKey}`);

export interface Sent {
  readonly query?: string;
  readonly method?: string;
  readonly body?: string | Buffer | object;
  readonly headers?: Readonly<Record<string, string>>;
}

export const executionId = '01939a00-0000-7000-8000-000000000001';

/** Sends a call through the whole chain in front of a handler, with an accepted key unless `headers` say otherwise. */
export async function call(
  id: OperationId,
  handler: Handler,
  { method = 'POST', query = '', body = '', headers = { 'x-api-key': acceptedKey } }: Sent = {},
  variant: Variant = 'B',
  onError: (error: unknown) => void = () => {},
  admission?: Admission,
  underId: string = executionId,
): Promise<Answer> {
  const surface = surfaceOf(id, variant);
  if (!surface) throw new Error(`${id} is absent from variant ${variant}`);
  const authenticate = openAuthenticate(surface, { API_KEYS: `console:${acceptedKey}` }, admission?.keyless);
  const raw = Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const { signal } = new AbortController();
  const readBody = async () => raw;
  const request = { method, headers, query: new URLSearchParams(query), readBody, signal, executionId: underId };
  return serve(request, { surface, authenticate, admit: admission?.admit, handler, onError });
}

export function fixture(path: string): string {
  return readFileSync(new URL(`../fixtures/${path}`, import.meta.url), 'utf8');
}
