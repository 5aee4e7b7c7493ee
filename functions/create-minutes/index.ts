import { openFindCompany } from '#shared/crm/open-find-company.ts';
import { register } from '#shared/http/register.ts';
import { readLlmSettings } from '#shared/llm/settings.ts';
import { once } from '#shared/runtime/once.ts';
import { startSooner } from '#shared/runtime/start-sooner.ts';
import { minutesAdmission } from './background/admission.ts';
import { aside } from './background/aside.ts';
import { isAsynchronous } from './background/asked.ts';
import { mannerOf } from './background/manner.ts';

/** A start that a call waits for is over by then. */
const idleMs = 250;

startSooner();
const environment = process.env;
// The engine is most of the program: who is refused, or only asks from a browser whether to call, does not wait for it.
const loadHandler = () => import('./handler.ts');
const openMake = once(async () => {
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
const openPlace = once(async () => (await import('./background/place.ts')).openPlace(environment));
register(
  'create-minutes',
  async () => {
    const make = await openMake();
    return async (body, call) => make(body, call, isAsynchronous(body) ? await mannerOf(call, openPlace) : undefined);
  },
  {
    openAdmission: minutesAdmission,
    around: (recorded, alerts) => {
      const open = once(async () => {
        const { openBackground } = await import('./background/open-background.ts');
        return openBackground(environment, { make: await openMake(), openPlace, alerts });
      });
      return aside(recorded, open);
    },
  },
);
// An instance that was started before anybody calls has it by the first call, which tells of a failure, too.
setTimeout(() => loadHandler().catch(() => undefined), idleMs).unref();
