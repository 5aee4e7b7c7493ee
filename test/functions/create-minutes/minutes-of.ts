import { readFileSync } from 'node:fs';
import { generateMinutes } from '#functions/create-minutes/generate.ts';
import type { Minutes } from '#functions/create-minutes/minutes/minutes.ts';
import { minutesRequest } from '#functions/create-minutes/request.ts';
import { check } from '#shared/http/check.ts';

/** Minutes of a body, at a standing clock. */
export function minutesOf(body: object, executionId = 'execution'): Minutes {
  const run = { executionId, reExecutedFrom: undefined, now: () => new Date(0) };
  return generateMinutes(check(minutesRequest, body), run);
}

export function meetingFixture(name: string): string {
  return readFileSync(new URL(`../../fixtures/meetings/${name}`, import.meta.url), 'utf8');
}

/** The message the caller reads when the body is refused. */
export function refusalOf(body: object): string {
  try {
    minutesOf(body);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('was not refused');
}
