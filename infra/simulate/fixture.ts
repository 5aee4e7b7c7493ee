import { readFileSync } from 'node:fs';

/** One of the real-shaped events and transcripts that the tests use too. */
export function fixture(name: string): string {
  return readFileSync(new URL(`../../test/fixtures/recorder/${name}`, import.meta.url), 'utf8');
}
