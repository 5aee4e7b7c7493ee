import { OperationError } from '#shared/errors.ts';
import type { Call, JsonObject } from '#shared/http/handler.ts';
import { outputOf } from './dispatch.ts';
import { patient } from './manner.ts';
import { type MinutesServices, processMinutes } from './process.ts';

/**
 * Makes the minutes of an execution that was accepted for later and has not ended, in place of running it again as another one. A body
 * without a transcript asks for no more than that, and somebody else may have been faster.
 * @returns undefined where the call is to be answered as any other
 */
export async function bringToEnd(
  id: string,
  { transcript }: JsonObject,
  call: Pick<Call, 'answeredBy' | 'failureSeenTo'>,
  services: MinutesServices,
): Promise<object | undefined> {
  const processed = await processMinutes(id, patient, services);
  if (processed.state === 'running') {
    call.failureSeenTo();
    throw new OperationError('inProgress', 'another call is making these minutes');
  }
  const output =
    outputOf(processed, call) ?? (transcript === undefined ? await madeBySomebodyElse(id, services) : undefined);
  if (output) call.answeredBy(id);
  return output;
}

async function madeBySomebodyElse(id: string, { openWork }: MinutesServices): Promise<object | undefined> {
  const status = (await (await openWork()).find(id))?.status;
  return status === 'succeeded' ? { execution: { id, status } } : undefined;
}
