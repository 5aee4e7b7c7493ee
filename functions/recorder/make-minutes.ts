import * as z from 'zod';
import { InputError, OperationError } from '#shared/errors.ts';
import { triggerHeader } from '#shared/http/call-headers.ts';
import type { JsonObject } from '#shared/http/handler.ts';
import { reference } from '#shared/http/reference.ts';
import { ConfigurationError } from '#shared/runtime/environment.ts';
import type { RecorderServices } from './services.ts';

/** An earlier attempt may have died while create-minutes was at work; that work is waited for, for a while. */
const pollMs = 250;
const polls = 20;

export interface MinutesOrder {
  readonly body: JsonObject;
  readonly idempotencyKey: string;
  readonly apiKey: string | undefined;
  readonly signal: AbortSignal;
}

/** The minutes' execution, and the company they are about where that could be told. */
export interface MadeMinutes {
  readonly executionId: string;
  readonly companyId: string | undefined;
}

const withCompany = z.object({ crm: z.object({ companyId: reference }) });

/** Has minutes made, once per idempotency key. */
export async function makeMinutes(
  { body, idempotencyKey, apiKey, signal }: MinutesOrder,
  { callOperation, wait }: Pick<RecorderServices, 'callOperation' | 'wait'>,
): Promise<MadeMinutes> {
  if (apiKey === undefined) {
    throw new ConfigurationError('RECORDER_API_KEY: is needed to call create-minutes for a sender without a key');
  }
  const headers = { [triggerHeader]: 'recorder', 'idempotency-key': idempotencyKey };
  for (let n = 0; n < polls; n += 1) {
    const answer = await callOperation('create-minutes', { body, apiKey, headers, signal }).catch((cause: unknown) => {
      throw cause instanceof ConfigurationError ? cause : failed('gave no answer', cause);
    });
    if (answer.error instanceof InputError || answer.error instanceof OperationError) throw answer.error;
    if (answer.error) throw failed('failed', answer.error);
    if (answer.output.status !== 'inProgress') {
      const companyId = withCompany.safeParse(answer.output).data?.crm.companyId;
      return { executionId: answer.executionId, companyId };
    }
    await wait(pollMs);
  }
  throw failed('is still at work on an earlier attempt');
}

function failed(how: string, cause?: unknown): OperationError {
  return new OperationError('minutesFailed', `create-minutes ${how}; the log has more`, { cause });
}
