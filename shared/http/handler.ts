import type { IncomingHttpHeaders } from 'node:http';
import type { RunStage } from '#shared/store/stages.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** What a handler may know of the call it serves, beside the body. */
export interface Call {
  /** Names this call in the log, in the answer's `x-execution-id` header and in error texts. */
  readonly executionId: string;
  /** Name of the accepted API key; undefined where the operation needs none and none was sent. */
  readonly caller: string | undefined;
  /** The accepted key itself, to be forwarded to another operation on the caller's behalf; never to be logged or stored. */
  readonly apiKey: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The contract declares no query; a vendor's handshake may come in one all the same. */
  readonly query: URLSearchParams;
  /** The bytes as received (after decompression): what a webhook's signature covers. */
  readonly rawBody: Buffer;
  /** Tells the caller that another execution gave this answer: its id goes out as `x-execution-id`. */
  readonly answeredBy: (executionId: string) => void;
  /** Tells that a failure of this call needs no alert: it has had its own, or its work will be tried again. */
  readonly failureSeenTo: () => void;
  /** Runs one step of the work under a name; the log shows the steps of an execution with their durations. */
  readonly stage: RunStage;
  /** Aborted when the caller has gone. */
  readonly signal: AbortSignal;
}

/**
 * One operation: a JSON object in, a JSON object out.
 * @throws InputError | AccessError for what the caller can repair; anything else is answered as an internal error
 */
export type Handler = (body: JsonObject, call: Call) => Promise<object>;
