import type { FindCompany } from '#shared/crm/find-company.ts';
import { reExecutedFrom } from '#shared/http/call-headers.ts';
import { check } from '#shared/http/check.ts';
import type { Handler } from '#shared/http/handler.ts';
import { crmOf, crmRequest } from './crm.ts';
import { daysCounted } from './days-counted.ts';
import { generateMinutes } from './generate.ts';
import { generateWithModel, type OpenWriter } from './generate-with-model.ts';
import { unreadFields } from './unread-fields.ts';
import { openRedactor } from './redaction/redact.ts';
import { minutesRequest } from './request.ts';

export interface CreateMinutesServices {
  readonly now: () => Date;
  /** Undefined in a deployment without a store: then the caller alone knows whose meeting it was. */
  readonly findCompany?: FindCompany | undefined;
  /** Undefined where minutes are by the rules, whatever is configured. */
  readonly openWriter?: OpenWriter | undefined;
}

/** Makes the minutes of one meeting from its transcript, and tells whose meeting it was where that can be told. */
export function createMinutes({ now, findCompany, openWriter }: CreateMinutesServices): Handler {
  return async (body, { executionId, headers, stage, signal }) => {
    const request = check(minutesRequest, body);
    const { crm } = check(crmRequest, body);
    const redact = await openRedactor(request.options.redact ?? []);
    const run = { executionId, reExecutedFrom: reExecutedFrom(headers), now, redact };
    const minutes = await stage('minutes', async () =>
      openWriter && request.options.engine !== 'rules'
        ? generateWithModel(request, run, openWriter, signal)
        : generateMinutes(request, run),
    );
    const warnings = [...unreadFields(body), ...daysCounted(request, minutes), ...minutes.warnings];
    return { ...minutes, warnings, crm: await crmOf(crm, minutes, findCompany) };
  };
}
