import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { ImplicitKey } from '#shared/store/idempotency-key.ts';

const identified = z.object({ id: z.string().min(1).max(200) });

/** One event is one call, however often its sender repeats it: by the event's `id`, else by its bytes. Hashed, so that any id makes a key. */
export const eventKey: ImplicitKey = (body, rawBody) => {
  const event = identified.safeParse(body).data;
  const [kind, content] = event ? ['id', event.id] : ['content', rawBody];
  return `${kind}:${createHash('sha256').update(content).digest('hex')}`;
};
