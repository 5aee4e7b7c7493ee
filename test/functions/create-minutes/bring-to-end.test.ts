import { expect, test, vi } from 'vitest';
import { bringToEnd } from '#functions/create-minutes/background/bring-to-end.ts';
import type { ExecutionStatus } from '#shared/store/execution.ts';
import type { WorkStore } from '#shared/store/work-store.ts';

const id = '01939a00-0000-7000-8000-000000000001';

/** Asks for the end of an execution that somebody else brings to one between the first look at it and the attempt to take it. */
async function overtaken(end: ExecutionStatus, body: object) {
  let status: ExecutionStatus = 'running';
  const work = {
    find: async () => ({ id, operation: 'create-minutes', status }),
    begin: async () => {
      status = end;
      return { state: 'ended' };
    },
  } as unknown as WorkStore;
  const call = { answeredBy: vi.fn(), failureSeenTo: () => {} };
  const services = {
    openWork: async () => work,
    make: async () => Promise.reject(new Error('made again')),
    leases: { end: (from: Date) => from },
    alerts: { failed: async () => {}, succeeded: async () => {} },
    maxAttempts: 3,
    now: () => new Date(0),
  };
  const parameters = [id, body, call, services] as unknown as Parameters<typeof bringToEnd>;
  return { answer: await bringToEnd(...parameters), answeredBy: call.answeredBy.mock.calls };
}

test('minutes that somebody else has made meanwhile are told of, to whoever asks for no more than an end', async () => {
  expect(await overtaken('succeeded', {})).toEqual({
    answer: { execution: { id, status: 'succeeded' } },
    answeredBy: [[id]],
  });
});

test.each([
  ['a transcript that is given', 'succeeded', { transcript: 'Ann: We start.' }],
  ['what has failed meanwhile', 'failed', {}],
] as const)('%s is a call as any other', async (_kind, end, body) => {
  expect(await overtaken(end, body)).toEqual({ answer: undefined, answeredBy: [] });
});
