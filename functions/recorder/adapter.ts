import type { IncomingHttpHeaders } from 'node:http';
import type { Arrival } from '#shared/http/admission.ts';
import type { JsonObject } from '#shared/http/handler.ts';
import type { Download } from '#shared/net/download.ts';
import type { SourceName } from '#shared/recorder/sources.ts';
import type { Fetched, RecorderEvent } from './event.ts';

export type Delivery = Pick<Arrival, 'headers' | 'query' | 'rawBody'>;

export interface FetchTools {
  readonly download: Download;
  /** What `secretOf` found in the delivery; undefined when it is no longer known. */
  readonly secret: string | undefined;
  readonly signal: AbortSignal;
}

/** What one vendor sends, how it proves itself, and what its events mean. */
export interface RecorderAdapter {
  readonly source: SourceName;
  /** Header that no other vendor sends. */
  readonly header?: string;
  /** Whether the body looks like this vendor's. */
  readonly sends: (body: JsonObject, query: URLSearchParams) => boolean;
  /**
   * Whether the delivery proves its sender; false where nothing is configured to prove it with.
   * @throws AccessError when it should and does not
   */
  readonly prove: (delivery: Delivery) => boolean | Promise<boolean>;
  /** The answer to a question that is no event; undefined for an event. */
  readonly handshake?: (body: JsonObject, delivery: Delivery) => object | undefined;
  /** The parts of a delivery that are events of their own. */
  readonly split?: (body: JsonObject) => readonly JsonObject[];
  /** A secret in the delivery that the work needs later. */
  readonly secretOf?: (body: JsonObject) => string | undefined;
  /** @throws InputError naming what is wrong with the body */
  readonly toEvent: (body: JsonObject, headers: IncomingHttpHeaders) => RecorderEvent;
  /** Fetches what the event only points at; `undefined` when nothing was said. */
  readonly fetchTranscript?: (body: JsonObject, tools: FetchTools) => Promise<Fetched | undefined>;
}
