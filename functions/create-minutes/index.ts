import { openFindCompany } from '#shared/crm/open-find-company.ts';
import { register } from '#shared/http/register.ts';
import { readLlmSettings } from '#shared/llm/settings.ts';
import { once } from '#shared/runtime/once.ts';
import { startSooner } from '#shared/runtime/start-sooner.ts';

/** A start that a call waits for is over by then. */
const idleMs = 250;

startSooner();
// The engine is most of the program: who is refused, or only asks from a browser whether to call, does not wait for it.
const loadHandler = () => import('./handler.ts');
register('create-minutes', async (environment) => {
  const { createMinutes } = await loadHandler();
  return createMinutes({
    now: () => new Date(),
    findCompany: openFindCompany(environment),
    openWriter: once(async () => {
      const settings = readLlmSettings(environment);
      return settings && (await import('./llm/open-writer.ts')).openWriter(settings);
    }),
  });
});
// An instance that was started before anybody calls has it by the first call, which tells of a failure, too.
setTimeout(() => loadHandler().catch(() => undefined), idleMs).unref();
