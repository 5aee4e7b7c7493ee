import type { IncomingHttpHeaders } from 'node:http';

/** A call as it came in: read, but not parsed. */
export interface Arrival {
  readonly headers: IncomingHttpHeaders;
  readonly query: URLSearchParams;
  readonly rawBody: Buffer;
  /** Name of the accepted API key; undefined when the call has none. */
  readonly keyName: string | undefined;
  readonly executionId: string;
}

/** Name of the caller. @throws AccessError when neither the key nor the bytes give it a right */
export type Admit = (arrival: Arrival) => Promise<string>;

/** A guard behind the key, for an operation whose senders prove themselves over the bytes of the body. */
export interface Admission {
  /** Whether a call without an accepted key is read at all, because a proof in its body may stand in for the key. */
  readonly keyless: (headers: IncomingHttpHeaders) => boolean;
  readonly admit: Admit;
}
