import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { lateJson } from '#infra/deploy/late-json.ts';
import acts from '#functions/create-minutes/engine/classifier/weights/acts.json' with { type: 'json' };

test('a table in a bundle has the same fields, read from text when they are asked for', async () => {
  const contents = "export { default } from './weights/acts.json' with { type: 'json' };";
  const resolveDir = fileURLToPath(new URL('../../../functions/create-minutes/engine/classifier', import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    format: 'esm',
    write: false,
    plugins: [lateJson],
  });
  const text = outputFiles[0]?.text ?? '';
  const bundled = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  expect(text).toContain('JSON.parse(');
  expect({ ...bundled.default }).toEqual(acts);
});
