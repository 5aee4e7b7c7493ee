import { createHash } from 'node:crypto';
import type { JsonObject } from '#shared/http/handler.ts';
import type { SourceName } from '#shared/recorder/sources.ts';
import type { Execution } from '#shared/store/execution.ts';
import type { IdempotencyKey } from '#shared/store/execution-store.ts';
import { payloadHashes } from '#shared/store/payload-hash.ts';
import type { RecorderEvent } from './event.ts';

/** Zoom and Graph end their retries within hours; people send again days later. */
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;
/** What a database's column takes; PostgreSQL takes no null character either. */
const longestKey = 255;

/**
 * Under which an event is done once: what its source calls it, or else what is in it. An event that is ignored is no more than its
 * content: the same id may come again with what was missing.
 */
export function eventKey(
  source: SourceName,
  caller: string,
  { type, id, call }: RecorderEvent,
  received: JsonObject,
  now: Date,
): IdempotencyKey {
  const hashes = payloadHashes(received);
  const named = id === undefined || 'ignored' in call ? `sha256:${hashes.payloadHash}` : `${nameOf(type)}:${id}`;
  return {
    scope: scopeOf(source, caller),
    key: named.length > longestKey || named.includes('\0') ? `sha256:${sha256(named)}` : named,
    ...hashes,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  };
}

/** Both may have colons where callers choose them, and two events must not be one for where the colon stands. */
function nameOf(type: string): string {
  return type.replaceAll('%', '%25').replaceAll(':', '%3A');
}

/** Vendors' ids are unique by themselves; callers who choose their own ids must not meet each other's. */
function scopeOf(source: SourceName, caller: string): string {
  return source === 'generic' ? `recorder:generic:${caller}` : `recorder:${source}`;
}

/**
 * Idempotency key of the create-minutes call for an event that the log has: with it, an attempt that died after its minutes were made
 * finds them again.
 */
export function minutesKeyOf(
  source: SourceName,
  { id, caller, idempotencyKey }: Pick<Execution, 'id' | 'caller' | 'idempotencyKey'>,
): string {
  return `recorder:${sha256(`${scopeOf(source, caller)}\n${idempotencyKey ?? id}`)}`;
}

/** What the order of events is kept by. Hashed, for a vendor's ids may be of any length and have any characters. */
export function subjectKey(source: SourceName, caller: string, subject: string) {
  return { scope: scopeOf(source, caller), subject: sha256(subject) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
