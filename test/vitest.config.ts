import { defineConfig } from 'vitest/config';

/** Tests of what keeps nothing between calls: they share what a process has loaded, which takes a third off the time of all tests. */
const stateless = [
  'test/functions/create-minutes/**/*.test.ts',
  'test/infra/quality/*.test.ts',
  'test/architecture/*.test.ts',
];

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    maxWorkers: 2,
    // Against hanging only: a busy machine takes its time to start processes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: ['test/support/build.ts'],
    projects: [
      { extends: true, test: { name: 'stateless', include: stateless, isolate: false } },
      { extends: true, test: { name: 'stateful', include: ['test/**/*.test.ts'], exclude: stateless } },
    ],
  },
});
