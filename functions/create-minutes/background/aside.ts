import { reExecutedFrom } from '#shared/http/call-headers.ts';
import type { Handler } from '#shared/http/handler.ts';
import { headerText } from '#shared/http/header-text.ts';
import { taskHeader } from '#shared/queue/task-signature.ts';
import { isAsynchronous, isPatient } from './asked.ts';
import type { Background } from './open-background.ts';

/** Tells apart the calls that are about minutes nobody waits for; all others are recorded and answered as ever. */
export function aside(recorded: Handler, open: () => Promise<Background>): Handler {
  return async (body, call) => {
    if (headerText(call.headers, taskHeader('create-minutes')) !== undefined) return (await open()).runTask(body, call);
    const origin = reExecutedFrom(call.headers);
    if (origin !== undefined) return (await (await open()).bringToEnd(origin, body, call)) ?? recorded(body, call);
    if (isAsynchronous(body) && !isPatient(call))
      return (await (await open()).accept(body, call)) ?? recorded(body, call);
    return recorded(body, call);
  };
}
