import { check } from '#shared/http/check.ts';
import type { JsonObject } from '#shared/http/handler.ts';
import { crmRequest } from './crm.ts';
import { openRedactor } from './redaction/redact.ts';
import { minutesRequest } from './request.ts';

/** What is asked for, but for the transcript checked. @throws InputError naming what is wrong with the body */
export async function readOrder(body: JsonObject) {
  const request = check(minutesRequest, body);
  const { crm } = check(crmRequest, body);
  return { request, crm, redact: await openRedactor(request.options.redact ?? []) };
}
