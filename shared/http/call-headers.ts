import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';

/** Set by one operation when it calls another, so that the log tells who began the call. */
export const triggerHeader = 'x-triggered-by';

/** Names the execution whose input is run again. */
export const reExecutedFromHeader = 'x-re-executed-from';

const executionId = z.uuid();

/** The execution this call runs again; undefined for a call of its own. */
export function reExecutedFrom(headers: IncomingHttpHeaders): string | undefined {
  return executionId.safeParse(headers[reExecutedFromHeader]).data;
}
