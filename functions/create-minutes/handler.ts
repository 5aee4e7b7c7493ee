import { reExecutedFrom } from '#shared/http/call-headers.ts';
import { check } from '#shared/http/check.ts';
import type { Handler } from '#shared/http/handler.ts';
import { generateMinutes } from './generate.ts';
import { openRedactor } from './redaction/redact.ts';
import { minutesRequest } from './request.ts';

export interface CreateMinutesServices {
  readonly now: () => Date;
}

/** Makes the minutes of one meeting from its transcript. */
export function createMinutes({ now }: CreateMinutesServices): Handler {
  return async (body, { executionId, headers, stage }) => {
    const request = check(minutesRequest, body);
    const redact = await openRedactor(request.options.redact ?? []);
    const run = { executionId, reExecutedFrom: reExecutedFrom(headers), now, redact };
    return stage('minutes', async () => generateMinutes(request, run));
  };
}
