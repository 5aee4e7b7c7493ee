import { register } from '#shared/http/register.ts';
import { once } from '#shared/runtime/once.ts';
import { startSooner } from '#shared/runtime/start-sooner.ts';
import { minutesAdmission } from './background/admission.ts';
import { aside } from './background/aside.ts';

/** A start that a call waits for is over by then. */
const idleMs = 250;

startSooner();
// The engine is most of the program: who is refused, or only asks from a browser whether to call, does not wait for it.
const load = () => import('./open-minutes.ts');
const open = once(async () => (await load()).openMinutes(process.env));
register('create-minutes', async () => (await open()).handler, {
  openAdmission: minutesAdmission,
  around: (recorded, alerts) =>
    aside(
      recorded,
      once(async () => (await open()).openBackground(alerts)),
    ),
});
// An instance that was started before anybody calls has it by the first call, which tells of a failure, too.
setTimeout(() => load().catch(() => undefined), idleMs).unref();
