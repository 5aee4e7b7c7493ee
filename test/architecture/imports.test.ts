import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;
const files = globSync('{functions,shared,infra}/**/*.ts', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), 'utf8'),
}));

/** What a file imports of the project's own, as paths from the root. */
function importsOf({ path, text }: (typeof files)[number]): string[] {
  const names = [...text.matchAll(/(?:from|import)\s*\(?'([#.][^']+)'/g)].map(([, name = '']) => name);
  return names.map((name) => (name.startsWith('#') ? name.slice(1) : normalize(join(dirname(path), name))));
}

/** The function folder a path lies in, or the top-level folder. */
function areaOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'functions' ? `functions/${second}` : top;
}

function violations(allowed: (from: string, to: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((target) => !allowed(areaOf(file.path), areaOf(target)))
      .map((target) => `${file.path} imports ${target}`),
  );
}

describe('imports', () => {
  test('are found at all', () => {
    expect(files.flatMap(importsOf).length).toBeGreaterThan(100);
  });

  test('of shared code stay within shared code', () => {
    expect(violations((from, to) => from !== 'shared' || to === 'shared')).toEqual([]);
  });

  test('of a function lead to itself or to shared code, never to another function', () => {
    expect(violations((from, to) => !from.startsWith('functions/') || to === from || to === 'shared')).toEqual([]);
  });

  test('end with the ending of the file, and name it', () => {
    const wrong = files.flatMap((file) => importsOf(file).filter((target) => !/\.(ts|json)$/.test(target)));
    expect(wrong).toEqual([]);
  });
});

test('the page in a browser takes nothing of Node.js, and no more of the project than tables and types', () => {
  const ofPage = files.filter(({ path }) => path.startsWith('infra/console/'));
  expect(ofPage.filter(({ text }) => /from 'node:/.test(text)).map(({ path }) => path)).toEqual([]);
  const taken = ofPage.flatMap(importsOf).filter((target) => /^(functions|shared|infra(?!\/console))\//.test(target));
  expect([...new Set(taken)].sort()).toEqual([
    'functions/create-minutes/redaction/finder.ts',
    'functions/create-minutes/sections/templates.ts',
    'shared/alert/alert.ts',
    'shared/contract/operations.ts',
    'shared/store/execution.ts',
  ]);
});

describe('files', () => {
  test('have one subject: none is longer than 250 lines', () => {
    expect(files.filter(({ text }) => text.split('\n').length > 250).map(({ path }) => path)).toEqual([]);
  });

  test('export at most three functions, and none by default', () => {
    const functions = (text: string) => text.match(/^export (async )?(function|class) /gm)?.length ?? 0;
    const wrong = files.filter(({ text }) => functions(text) > 3 || /^export default/m.test(text));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

test('no pattern has a group with flags of its own when it is run, for V8 reads it wrongly once it has made much code', () => {
  const pattern = /(?<=[(:=,[]\s*)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//g;
  const wrong = files.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => /\(\?-?[ims]+:/.test(found))
      .filter(({ index }) => !/eitherCase\(\s*$/.test(text.slice(0, index)))
      .map(([found]) => `${path} ${found}`),
  );
  expect(wrong).toEqual([]);
});
