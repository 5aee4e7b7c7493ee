import type { Environment } from '#shared/runtime/environment.ts';

/** Whether a queue is named, rightly or not. */
export function hasQueue({ CLOUD_TASKS_QUEUE: name }: Environment): boolean {
  return Boolean(name?.trim());
}
