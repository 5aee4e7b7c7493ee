import { createHash } from 'node:crypto';
import type { JsonObject } from '#shared/http/handler.ts';

/** The same for the same content: JSON objects have no order, and clients in many languages write them in any. */
export function payloadHashes(payload: JsonObject) {
  return { payloadHash: sha256(JSON.stringify(payload, inOrder)), formerHash: sha256(JSON.stringify(payload)) };
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, Reflect.get(value, name)]));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
