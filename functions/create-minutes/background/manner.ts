import type { Call } from '#shared/http/handler.ts';
import type { Manner } from '../handler.ts';
import { isPatient } from './asked.ts';
import type { OpenPlace } from './place.ts';

/** Leaves the queue, and the functions that call this one past the gateway, enough of their ten minutes for the rest. */
const patientBudgetMs = 480_000;

/** Of minutes that nobody waits for behind a gateway. */
export const patient: Manner = { budgetMs: patientBudgetMs, warnings: [] };

/** Of minutes that are made at once although they were asked for asynchronously. */
export function atOnce(because: string): Manner {
  return { warnings: [`options.mode: these minutes were made at once, because ${because}`] };
}

/** Of a call that asks for minutes later and is not accepted. */
export async function mannerOf(call: Pick<Call, 'headers'>, openPlace: OpenPlace): Promise<Manner> {
  if (isPatient(call)) return patient;
  const place = await openPlace();
  return 'because' in place ? atOnce(place.because) : { warnings: [] };
}
