import { defineConfig } from 'vitest/config';

/**
 * One project for each kind of test. Those that need the running portal (rules, api, browser) learn
 * its addresses from the environment: `npm test` starts a stack for them and passes them on.
 */
const onStack = {
  // They share one database and one list of accounts.
  fileParallelism: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // What is waited for may take its time on a busy machine; vitest's own limit is one second.
  expect: { poll: { timeout: 20_000, interval: 50 } },
  // A machine that pauses in the middle of a click, or an emulator that closes a transaction because
  // of it, is no fault of the portal. Who works on a test sees every failure; CI tries a failed one
  // once more and names it in its report.
  retry: process.env.CI ? 1 : 0,
};

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'packages', include: ['packages/*/{src,build}/**/*.test.ts'] } },
      { test: { name: 'functions', include: ['functions/src/**/*.test.ts'] } },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: { name: 'web', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          name: 'emulators',
          include: ['emulators/**/*.test.ts'],
          exclude: [
            'emulators/tests/{rules,api,browser,visuals}/**',
            'emulators/stack/start.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'start',
          include: ['emulators/stack/start.test.ts'],
          // Two whole starts in one test, perhaps on a busy machine.
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      // The packages of `npm run build:visuals`, in a browser.
      { test: { name: 'visuals', include: ['emulators/tests/visuals/**/*.test.ts'] } },
      { test: { name: 'rules', include: ['emulators/tests/rules/**/*.test.ts'], ...onStack } },
      { test: { name: 'api', include: ['emulators/tests/api/**/*.test.ts'], ...onStack } },
      {
        test: {
          name: 'browser',
          include: ['emulators/tests/browser/**/*.test.ts'],
          ...onStack,
        },
      },
    ],
  },
});
