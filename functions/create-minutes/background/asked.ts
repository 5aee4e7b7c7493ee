import { reExecutedFrom, triggerHeader } from '#shared/http/call-headers.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';

/** Whether `options.mode` asks for minutes that are made after the answer. */
export function isAsynchronous({ options }: JsonObject): boolean {
  return typeof options === 'object' && options !== null && 'mode' in options && options.mode === 'async';
}

/** Whether the caller is a function of ours, which has a log of its own and waits for minutes that take their time. */
export function isPatient({ headers }: Pick<Call, 'headers'>): boolean {
  return headers[triggerHeader] === 'recorder' || reExecutedFrom(headers) !== undefined;
}
