import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { requireRightSettings } from '#infra/local/require-right-settings.ts';

const given = { API_KEYS: 'local:key', BACKENDS: 'recorder=http://127.0.0.1:9' };
const example = parseEnv(readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8'));

test.each([
  ['the example as it stands', { ...example, API_KEYS: given.API_KEYS }],
  ['no log beside settings of a recorder, which then refuses', { STORE: 'none', RECORDER_TIME_ZONE: 'Asia/Tokyo' }],
  ['a key that no model was chosen for', { LLM_API_KEY: 'left-behind' }],
])('nothing is wrong with %s', (_what, environment) => {
  expect(() => requireRightSettings({ ...given, ...environment }, 'B')).not.toThrow();
});

test('events that are to wait for a queue need one, and a key of the recorder’s own', () => {
  const needed = /^RECORDER_API_KEY: is needed when RECORDER_DISPATCH is cloud-tasks/;
  expect(() => requireRightSettings({ ...given, RECORDER_DISPATCH: 'cloud-tasks' }, 'B')).toThrow(needed);
});
