import type { IncomingHttpHeaders } from 'node:http';

export interface Trace {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
}

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;
const cloudTrace = /^([0-9a-f]{32})\/(\d{1,20})/;

/** The caller's trace, from W3C `traceparent` or else Google's older header; undefined when neither is well-formed. */
export function parseTrace(headers: IncomingHttpHeaders): Trace | undefined {
  const w3c = traceparent.exec(headerText(headers.traceparent));
  if (w3c?.[1] && w3c[2]) return { traceId: w3c[1], spanId: w3c[2] };
  const google = cloudTrace.exec(headerText(headers['x-cloud-trace-context']));
  if (google?.[1] && google[2]) return { traceId: google[1], spanId: spanOf(google[2]) };
  return undefined;
}

/** The fields under which Cloud Logging nests an entry below its request. Without a project the id alone still correlates. */
export function traceFields(trace: Trace | undefined, project: string | undefined) {
  if (!trace) return {};
  const name = project ? `projects/${project}/traces/${trace.traceId}` : trace.traceId;
  return { 'logging.googleapis.com/trace': name, 'logging.googleapis.com/spanId': trace.spanId };
}

function spanOf(decimal: string): string {
  return BigInt.asUintN(64, BigInt(decimal)).toString(16).padStart(16, '0');
}

function headerText(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : '';
}
