import { createHash } from 'node:crypto';

/** SHA-256 of a value's canonical JSON, in hex: the order of keys does not matter, absent and undefined are the same. */
export function hashOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value, sortedKeys) ?? '')
    .digest('hex');
}

function sortedKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  if (keys.every((key, i) => i === 0 || (keys[i - 1] ?? '') < key)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
