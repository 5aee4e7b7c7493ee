import { openFindCompany } from '#shared/crm/open-find-company.ts';
import { register } from '#shared/http/register.ts';
import { readLlmSettings } from '#shared/llm/settings.ts';
import { once } from '#shared/runtime/once.ts';
import { startSooner } from '#shared/runtime/start-sooner.ts';

startSooner();
// The engine is most of the program: who is refused, or only asks from a browser whether to call, does not wait for it.
register('create-minutes', async (environment) => {
  const { createMinutes } = await import('./handler.ts');
  return createMinutes({
    now: () => new Date(),
    findCompany: openFindCompany(environment),
    openWriter: once(async () => {
      const settings = readLlmSettings(environment);
      return settings && (await import('./llm/open-writer.ts')).openWriter(settings);
    }),
  });
});
