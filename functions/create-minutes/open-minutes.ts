import type { Alerts } from '#shared/alert/alerts.ts';
import { openFindCompany } from '#shared/crm/open-find-company.ts';
import type { Handler } from '#shared/http/handler.ts';
import { readLlmSettings } from '#shared/llm/settings.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { once } from '#shared/runtime/once.ts';
import { isAsynchronous } from './background/asked.ts';
import { mannerOf } from './background/manner.ts';
import { type Background, openBackground } from './background/open-background.ts';
import { openPlace } from './background/place.ts';
import { createMinutes } from './handler.ts';

export interface OpenMinutes {
  /** For calls that wait for their minutes. */
  readonly handler: Handler;
  /** For those that do not. */
  readonly openBackground: (alerts: Alerts) => Background;
}

export function openMinutes(environment: Environment): OpenMinutes {
  const make = createMinutes({
    now: () => new Date(),
    findCompany: openFindCompany(environment),
    openWriter: once(async () => {
      const settings = readLlmSettings(environment);
      return settings && (await import('./llm/open-writer.ts')).openWriter(settings);
    }),
  });
  const place = once(async () => openPlace(environment));
  return {
    handler: async (body, call) => make(body, call, isAsynchronous(body) ? await mannerOf(call, place) : undefined),
    openBackground: (alerts) => openBackground(environment, { make, openPlace: place, alerts }),
  };
}
