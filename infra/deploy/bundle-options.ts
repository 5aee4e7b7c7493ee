import type { BuildOptions } from 'esbuild';
import { lateJson } from './late-json.ts';
import { lightZod } from './light-zod.ts';
import { spelledProperties } from './spelled-properties.ts';

/** How programs are bundled. Splitting keeps what is imported on demand out of the cold start. */
export const bundleOptions = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  splitting: true,
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  plugins: [lateJson, lightZod, spelledProperties],
  chunkNames: 'chunks/[hash]',
  assetNames: 'tables/[name]-[hash]',
  banner: {
    js: `import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);`,
  },
} as const satisfies BuildOptions;
