import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperationId } from '#shared/contract/operations.ts';
import type { Environment } from '#shared/runtime/environment.ts';
import { log } from '#shared/runtime/log.ts';
import { once } from '#shared/runtime/once.ts';
import { newExecutionId } from '#shared/store/execution-id.ts';
import { parseTrace, traceFields } from '#shared/runtime/trace.ts';
import type { Admission } from './admission.ts';
import { errorAnswer } from './answer.ts';
import { answerTo } from './error-answer.ts';
import type { Handler } from './handler.ts';
import { logUnexpected, type OpenOperation, openOperation } from './open-operation.ts';
import { CallerLeftError } from './caller-left.ts';
import { queryOf } from './query.ts';
import { type EncodedAnswer, encodeAnswer, logCall, sendAnswer } from './send-answer.ts';
import { serve } from './serve.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The operation as an HTTP listener. Its configuration is read at the first call, again after a failure. */
export function listener(
  id: OperationId,
  handler: Handler,
  environment: Environment,
  openAdmission?: (environment: Environment) => Admission,
): Listener {
  const open = once(async () => openOperation(id, handler, environment, openAdmission));
  return (request, response) => {
    const startedAt = performance.now();
    const executionId = newExecutionId();
    const trace = traceFields(parseTrace(request.headers), environment.GOOGLE_CLOUD_PROJECT);
    return log.with({ operation: id, executionId, ...trace }, async () => {
      const signal = abortedOnLeave(response);
      const answer = await answerRequest(request, executionId, signal, open);
      sendAnswer(response, answer, executionId);
      logCall(request.method ?? '', answer, performance.now() - startedAt, signal.aborted);
    });
  };
}

async function answerRequest(
  request: IncomingMessage,
  executionId: string,
  signal: AbortSignal,
  open: () => Promise<OpenOperation | undefined>,
): Promise<EncodedAnswer> {
  try {
    const operation = await open();
    if (!operation) return encodeAnswer(errorAnswer(404, 'notFound', 'this deployment does not serve the operation'));
    const { method = '', headers } = request;
    const query = new URLSearchParams(queryOf(request));
    const readBody = (keyed: boolean) => operation.readBody(request, keyed);
    return encodeAnswer(await serve({ method, headers, query, readBody, signal, executionId }, operation));
  } catch (error) {
    logUnexpected(error);
    return encodeAnswer(answerTo(error, undefined, executionId));
  }
}

function abortedOnLeave(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableEnded) controller.abort(new CallerLeftError('the caller left'));
  });
  return controller.signal;
}
