import type { FindCompany } from '#shared/crm/find-company.ts';
import { reExecutedFrom } from '#shared/http/call-headers.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import { crmOf } from './crm.ts';
import { daysCounted } from './days-counted.ts';
import { forgetReadings } from './engine/read-once.ts';
import { generateMinutes } from './generate.ts';
import { generateWithModel, type OpenWriter } from './generate-with-model.ts';
import { readOrder } from './order.ts';
import { unreadFields } from './unread-fields.ts';

export interface CreateMinutesServices {
  readonly now: () => Date;
  /** Undefined in a deployment without a store: then the caller alone knows whose meeting it was. */
  readonly findCompany?: FindCompany | undefined;
  /** Undefined where minutes are by the rules, whatever is configured. */
  readonly openWriter?: OpenWriter | undefined;
}

/** How minutes are made, beside what is asked for. */
export interface Manner {
  /** So long may it take, model and all; undefined is as configured. */
  readonly budgetMs?: number;
  /** Told first. */
  readonly warnings: readonly string[];
}

export type MakeMinutes = (
  body: JsonObject,
  call: Pick<Call, 'executionId' | 'headers' | 'stage' | 'signal'>,
  manner?: Manner,
) => Promise<object>;

/** Makes the minutes of one meeting from its transcript, and tells whose meeting it was where that can be told. */
export function createMinutes(services: CreateMinutesServices): MakeMinutes {
  const make = openMaker(services);
  return (body, call, manner) => make(body, call, manner).finally(forgetReadings);
}

function openMaker({ now, findCompany, openWriter }: CreateMinutesServices): MakeMinutes {
  return async (body, { executionId, headers, stage, signal }, { budgetMs, warnings: first } = { warnings: [] }) => {
    const { request, crm, redact } = await readOrder(body);
    const run = { executionId, reExecutedFrom: reExecutedFrom(headers), now, budgetMs, redact };
    const minutes = await stage('minutes', async () =>
      openWriter && request.options.engine !== 'rules'
        ? generateWithModel(request, run, openWriter, signal)
        : generateMinutes(request, run),
    );
    const warnings = [...first, ...unreadFields(body), ...daysCounted(request, minutes), ...minutes.warnings];
    return { ...minutes, warnings, crm: await crmOf(crm, minutes, findCompany) };
  };
}
