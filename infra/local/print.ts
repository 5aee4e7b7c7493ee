import * as z from 'zod';
import type { OperationId } from '#shared/contract/operations.ts';

const nameWidth = 14;

const logLine = z.looseObject({
  severity: z.string(),
  message: z.string(),
  errorCode: z.string().optional(),
  error: z.string().optional(),
  stack_trace: z.string().optional(),
  durationMs: z.number().optional(),
  httpRequest: z.object({ requestMethod: z.string(), status: z.number() }).optional(),
});

/** A function's log line in a form for people; whatever is no log line stays as it is. */
export function printLine(id: OperationId, line: string): void {
  const entry = logLine.safeParse(parse(line)).data;
  const name = id.padEnd(nameWidth);
  if (!entry) {
    console.log(`${name} ${line}`);
    return;
  }
  const { severity, message, errorCode, error, stack_trace, durationMs, httpRequest } = entry;
  const call = httpRequest && `${httpRequest.requestMethod} ${httpRequest.status} ${Math.round(durationMs ?? 0)} ms`;
  const parts = [severity === 'INFO' ? undefined : severity, call ?? message, errorCode, error, stack_trace];
  console.log(`${name} ${parts.filter(Boolean).join('  ')}`);
}

interface Ready {
  readonly url: string;
  readonly variant: string;
  /** One that can be shown. */
  readonly key: string | undefined;
  /** One that was made for this machine, which a link may carry: browsers remember addresses. */
  readonly ownKey: string | undefined;
  /** A request to send; undefined where minutes are not offered. */
  readonly sample: string | undefined;
}

/** What a developer needs to see first: where it runs, the key, the page, and a line to paste. */
export function printReady({ url, variant, key, ownKey, sample }: Ready): void {
  console.log(`\nminutes-api (contract variant ${variant}) is ready: ${url}`);
  console.log(`API key: ${key ?? 'one of those in API_KEYS'}`);
  const page = ownKey ? `${url}/#key=${ownKey}` : `${url}/ (it asks for a key)`;
  console.log(`Page to try it in a browser: ${page}`);
  if (!sample) return;
  const curl = `curl -sS ${url}/create-minutes -H 'x-api-key: ${key ?? '<key>'}' -H 'content-type: application/json' --data-binary '@${sample}'`;
  console.log(`\nMinutes of a recorded meeting, as JSON:\n\n  ${curl}\n`);
  console.log(`and as Markdown:\n\n  ${curl} | node -pe 'JSON.parse(fs.readFileSync(0)).rendered.markdown'\n`);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
