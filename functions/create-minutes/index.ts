import { openFindCompany } from '#shared/crm/open-find-company.ts';
import { register } from '#shared/http/register.ts';
import { readLlmSettings } from '#shared/llm/settings.ts';
import { once } from '#shared/runtime/once.ts';
import { startSooner } from '#shared/runtime/start-sooner.ts';
import { createMinutes } from './handler.ts';

startSooner();
register('create-minutes', async (environment) =>
  createMinutes({
    now: () => new Date(),
    findCompany: openFindCompany(environment),
    openWriter: once(async () => {
      const settings = readLlmSettings(environment);
      return settings && (await import('./llm/open-writer.ts')).openWriter(settings);
    }),
  }),
);
