import type { IncomingHttpHeaders } from 'node:http';
import { givenKey } from '#shared/auth/api-key.ts';
import type { Surface } from '#shared/contract/operations.ts';
import { endedByLeaving } from './caller-left.ts';
import { type Answer, errorAnswer, executionIdHeader, preflight, success } from './answer.ts';
import type { Admit } from './admission.ts';
import type { Authenticate } from './authenticate.ts';
import { readableByBrowsers } from './cors.ts';
import { answerTo } from './error-answer.ts';
import type { Handler } from './handler.ts';
import { parseBody } from './parse-body.ts';
import type { RunStage } from '#shared/store/stages.ts';

export interface ServedRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly query: URLSearchParams;
  /**
   * Reads the body; called when the caller has been let in, not before.
   * @param keyed whether the caller has an accepted key; of one without it less is read
   */
  readonly readBody: (keyed: boolean) => Promise<Buffer>;
  readonly signal: AbortSignal;
  readonly executionId: string;
}

export interface Operation {
  readonly surface: Surface;
  readonly authenticate: Authenticate;
  /** Only where a caller's right also shows in the bytes of the body. */
  readonly admit?: Admit | undefined;
  readonly handler: Handler;
  /** Told of every error that becomes an answer, so that its reason is in the log. */
  readonly onError: (error: unknown) => void;
}

/**
 * The chain every call goes through: is the method declared, may the caller in (by key, then by what its bytes prove), what
 * does the body say, what does the operation answer. Everything thrown on the way becomes a status that the variant declares.
 */
export async function serve(request: ServedRequest, operation: Operation): Promise<Answer> {
  const { optionsId } = operation.surface;
  if (request.method === 'OPTIONS' && optionsId) return preflight();
  if (request.method !== 'POST') return methodNotAllowed(optionsId ? 'POST, OPTIONS' : 'POST');
  const answer = await answerPost(request, operation);
  return optionsId ? { ...answer, headers: { ...readableByBrowsers, ...answer.headers } } : answer;
}

async function answerPost(request: ServedRequest, operation: Operation): Promise<Answer> {
  const { executionId, headers, query, signal } = request;
  try {
    const keyName = await operation.authenticate(headers);
    const rawBody = await request.readBody(keyName !== undefined);
    const apiKey = keyName === undefined ? undefined : givenKey(headers);
    const arrival = { headers, query, rawBody, keyName, executionId };
    const caller = operation.admit ? await operation.admit(arrival) : keyName;
    const origin: { answer?: Answer['headers'] } = {};
    const answeredBy = (id: string) => {
      origin.answer = { [executionIdHeader]: id, 'idempotent-replayed': 'true' };
    };
    const kept = { stage: unrecorded, failureSeenTo: unalerted };
    const call = { executionId, headers, query, signal, caller, apiKey, rawBody, answeredBy, ...kept };
    const body = await operation.handler(parseBody(rawBody), call);
    return success(body, origin.answer);
  } catch (error) {
    if (!endedByLeaving(error)) operation.onError(error);
    return answerTo(error, operation.surface, executionId);
  }
}

/** Stages are remembered only where the call is recorded. */
const unrecorded: RunStage = (_name, work) => work();

/** Only where failures are alerted of there is an alert to be spared. */
const unalerted = () => {};

function methodNotAllowed(allowed: string): Answer {
  return errorAnswer(405, 'methodNotAllowed', `the method is not declared; use ${allowed}`, { allow: allowed });
}
