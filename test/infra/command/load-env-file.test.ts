import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadEnvFile } from '#infra/command/load-env-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'minutes-api-env-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(text: string): string {
  const path = join(folder, '.env');
  writeFileSync(path, text);
  return path;
}

test('a variable that is misspelt is named with the one that was meant, and none of its file is taken', () => {
  const path = file('ALERT_SORCE=hunter2\nMINUTES_API_TEST_TAKEN=no\nRECORDER_TIMEZONE=hunter2\n');
  expect(() => loadEnvFile(path)).toThrow(
    `${path}: ALERT_SORCE: is no variable; did you mean ALERT_SOURCE?; RECORDER_TIMEZONE: is no variable; did you mean RECORDER_TIME_ZONE?`,
  );
  expect(process.env.MINUTES_API_TEST_TAKEN).toBeUndefined();
});

test('others are taken, and a file need not be there', () => {
  loadEnvFile(join(folder, 'absent'));
  loadEnvFile(file('MINUTES_API_TEST_TAKEN=yes\n'));
  expect(process.env.MINUTES_API_TEST_TAKEN).toBe('yes');
  delete process.env.MINUTES_API_TEST_TAKEN;
});
