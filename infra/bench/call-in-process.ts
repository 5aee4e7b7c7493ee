import type { Handler, JsonObject } from '#shared/http/handler.ts';

/** Calls a handler without the chain and the server in front of it. */
export function callInProcess(handler: Handler, body: JsonObject): Promise<object> {
  return handler(body, {
    executionId: '01939a00-0000-7000-8000-000000000001',
    caller: 'bench',
    apiKey: undefined,
    headers: {},
    query: new URLSearchParams(),
    rawBody: Buffer.alloc(0),
    signal: new AbortController().signal,
    answeredBy: () => {},
    failureSeenTo: () => {},
    stage: (_name, work) => work(),
  });
}
