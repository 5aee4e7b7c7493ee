import { expect, test } from 'vitest';
import { variants } from '#shared/contract/operations.ts';
import { fileName, type MinutesAnswer } from '#infra/console/minutes/answer.ts';
import { sectionsOf } from '#infra/console/sections.ts';
import { english } from '#infra/console/texts/english.ts';
import { japanese } from '#infra/console/texts/japanese.ts';

/** Every text by its path; those with a gap are told with something in it. */
function textsOf(node: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(node).flatMap(([name, value]) => {
    if (typeof value === 'object') return textsOf(value, `${path}${name}.`);
    return [[`${path}${name}`, typeof value === 'function' ? String(value(2)) : String(value)] as const];
  });
}

test('both languages say the same things, and neither leaves one empty', () => {
  const [ours, theirs] = [textsOf(english), textsOf(japanese)];
  expect(theirs.map(([path]) => path)).toEqual(ours.map(([path]) => path));
  expect([...ours, ...theirs].filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('nothing in Japanese was left in English', () => {
  const same = textsOf(japanese).filter(([path, text]) => textsOf(english).some(([p, t]) => p === path && t === text));
  expect(same).toEqual([]);
});

test('the page has the parts that the variant has operations for', () => {
  expect(Object.fromEntries(variants.map((variant) => [variant, sectionsOf(variant)]))).toEqual({
    A: ['minutes'],
    B: ['minutes', 'executions', 'checks'],
    C: ['executions', 'checks'],
  });
});

test.each([
  ['2026-11-18T10:00:00+01:00', 'Pilot: a/b', '2026-11-18 Pilot a b'],
  [null, '経費精算', '経費精算'],
  [null, null, 'minutes'],
])('a download is called by day and title: %s, %s', (startedAt, title, name) => {
  expect(fileName({ meeting: { startedAt, title } } as MinutesAnswer)).toBe(name);
});
