import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generateMinutes } from '#functions/create-minutes/generate.ts';
import { minutesRequest } from '#functions/create-minutes/request.ts';
import { bundleOptions } from '#infra/deploy/bundle-options.ts';
import { meetingFixture } from '../../functions/create-minutes/minutes-of.ts';
import { spelled, spellProperties } from '#infra/deploy/spelled-properties.ts';

const latin = [0x0000, 0x024f] as const;
const punctuation = [0x2000, 0x206f] as const;
const symbols = [0x2190, 0x2bff] as const;
const japanese = [0x2e80, 0x9fff] as const;
const wide = [0xff00, 0xffbf] as const;

test.each([
  ['L', [latin, punctuation, symbols, japanese, wide, [0x1f000, 0x1faff], [0x20000, 0x2a6df]]],
  ['Lu', [[0x0000, 0x017f], punctuation, symbols, japanese]],
  ['Ll', [[0x0000, 0x017f], punctuation, symbols, japanese]],
  ['N', [latin, [0x2000, 0x2bff], japanese, wide]],
  [
    'sc=Han',
    [
      [0x0000, 0xffff],
      [0x20000, 0x2a6df],
    ],
  ],
  ['sc=Katakana', [[0x0000, 0xffff]]],
  ['sc=Hiragana', [[0x0000, 0xffff]]],
] as const)('what %s has in the scripts of English and Japanese is what is spelled out', (property, blocks) => {
  const has = new RegExp(`^\\p{${property}}$`, 'u');
  const spelledOut = new RegExp(`^[${spelled[property]}]$`, 'u');
  const wrong = blocks.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
      .filter((character) => has.test(character) !== spelledOut.test(character))
      .map((character) => character.codePointAt(0)?.toString(16)),
  );
  expect(wrong).toEqual([]);
});

test.each(['Nguyễn', 'Łukasz', 'Ωmega', 'Дмитрий', 'שלום', '田中', '𠮷野', 'ｱｲｳ'])('%s is all letters', (name) => {
  const { L } = spelled;
  expect(name).toMatch(new RegExp(`^[${L}]+$`, 'u'));
});

describe('a program keeps its meaning', () => {
  const { Ll, N } = spelled;

  test.each([
    ['a class of its own', String.raw`x = /a\p{Ll}+/u`, `x = /a[${Ll}]+/u`],
    ['within a class', String.raw`x = /[^\]\p{Ll}\p{N}’-]/u`, String.raw`x = /[^\]${Ll}${N}’-]/u`],
    ['in an array', String.raw`x = [/\p{N}/u, y[0]]`, `x = [/[${N}]/u, y[0]]`],
    ['in a string', String.raw`x = '\\[\\p{N}[\\p{N}]'`, String.raw`x = '\\[[${N}][${N}]'`],
    ['in a template', 'x = String.raw`[\\p{N}]\\p{N}`', `x = String.raw\`[${N}][${N}]\``],
    ['around placeholders', `x = \`[\${a}\\\\p{N}\${b}]\\\\p{N}\``, `x = \`[\${a}${N}\${b}][${N}]\``],
    ['no property we use', String.raw`x = /\p{Lo}\P{L}/u`, String.raw`x = /\p{Lo}\P{L}/u`],
  ])('%s', (_where, code, expected) => {
    expect(spellProperties(code)).toBe(expected);
  });
});

describe('a pattern that reads letters in either case', () => {
  const han = spelled['sc=Han'];

  test.each([
    [
      'holds both',
      String.raw`x = /ab|\p{sc=Han}[^a\p{sc=Han}]/giu`,
      String.raw`x = /[aA][bB]|[${han}][^a${han}\u{41}]/gu`,
    ],
    ['but what is to be read as it stands', String.raw`x = /(?-i:a\p{sc=Han})b/iu`, `x = /(?:a[${han}])[bB]/u`],
    [
      'stays where it refers to what it has read',
      String.raw`x = /(\p{sc=Han}) \1/iu`,
      String.raw`x = /([${han}]) \1/iu`,
    ],
    ['stays where it has no large class', 'x = /[a-z]/iu', 'x = /[a-z]/iu'],
    ['stays in a string', `x = new RegExp('[\\\\p{N}]', 'iu')`, `x = new RegExp('[${spelled.N}]', 'iu')`],
  ])('%s', (_where, code, expected) => {
    expect(spellProperties(code)).toBe(expected);
  });

  test.each(['L', 'Lu', 'Ll', 'N'])('holds the same characters as before: %s', (property) => {
    const written = [String.raw`\p{${property}}`, String.raw`[^\p{${property}}\w’-]`];
    for (const one of written) {
      const [before, now] = ['u', 'iu'].map((flags) => spellProperties(`x = /^${one}$/${flags}`).slice('x = /'.length));
      expect(now).toMatch(/[^i]\/u$/);
      const [either, both] = [new RegExp(before?.slice(0, -2) ?? '', 'iu'), new RegExp(now?.slice(0, -2) ?? '', 'u')];
      const wrong = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).filter(
        (character) => either.test(character) !== both.test(character),
      );
      expect(wrong).toEqual([]);
    }
  });
});

describe('the engine in a bundle', () => {
  let folder: string;
  let bundled: { generateMinutes: typeof generateMinutes };
  const made: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'minutes-api-spelled-properties-'));
    const entryPoints = ['functions/create-minutes/generate.ts'];
    await build({ ...bundleOptions, entryPoints, outdir: folder, outExtension: { '.js': '.mjs' } });
    const native = globalThis.RegExp;
    const construct = (target: RegExpConstructor, [pattern, flags]: [RegExp | string, string?]) => {
      made.push(String(pattern));
      return Reflect.construct(target, [pattern, flags]);
    };
    globalThis.RegExp = new Proxy(native, { construct });
    bundled = await import(pathToFileURL(join(folder, 'generate.mjs')).href);
    globalThis.RegExp = native;
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('has no pattern that was put into a class of another', () => {
    expect(made.length).toBeGreaterThan(100);
    expect(
      made.filter((pattern) => /(?<!\\\\)\[(?:\\\\.|[^\]\\\\])*(?<!\\\\)\[[^\]]*A-Za-zªµº/u.test(pattern)),
    ).toEqual([]);
  });

  test.each(['sales-en.json', 'sales-ja.json'])('gives the same minutes of %s as the sources do', (name) => {
    const request = minutesRequest.parse(JSON.parse(meetingFixture(name)));
    const run = { executionId: 'id', reExecutedFrom: undefined, now: () => new Date(0) };
    expect(bundled.generateMinutes(request, run)).toEqual(generateMinutes(request, run));
  });
});
