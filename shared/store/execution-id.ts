import { parse, v7 } from 'uuid';

const timestampBytes = 6;

/** A new id, which holds the time the call was accepted: now, unless another one is given. */
export function newExecutionId(at?: Date): string {
  return v7(at && { msecs: at.getTime() });
}

/** When the call was accepted, to the millisecond. */
export function acceptedAt(executionId: string): Date {
  return new Date(Buffer.from(parse(executionId)).readUIntBE(0, timestampBytes));
}

/** The smallest text that sorts before every id of that time or later, and after every earlier one. */
export function firstIdAt(time: Date): string {
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(Math.max(0, time.getTime()), 0, timestampBytes);
  return stringifyUnchecked(bytes);
}

/** The library refuses bytes without a version; a bound needs none. */
function stringifyUnchecked(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
