import { defineConfig } from 'vitest/config';

/**
 * One project for each kind of test. Those that need the running portal (rules, api, browser) learn
 * its addresses from the environment: `npm test` starts a world for them and passes them on.
 */
const inWorld = {
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
          include: ['emulators/src/**/*.test.ts'],
          exclude: ['emulators/src/{rules,api,browser,power-bi}/**', 'emulators/src/start.test.ts'],
        },
      },
      {
        test: {
          name: 'start',
          include: ['emulators/src/start.test.ts'],
          // Two whole starts in one test, perhaps on a busy machine.
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'visuals',
          include: ['emulators/src/power-bi/**/*.test.ts'],
          ...inWorld,
        },
      },
      { test: { name: 'rules', include: ['emulators/src/rules/**/*.test.ts'], ...inWorld } },
      { test: { name: 'api', include: ['emulators/src/api/**/*.test.ts'], ...inWorld } },
      {
        test: {
          name: 'browser',
          include: ['emulators/src/browser/**/*.test.ts'],
          ...inWorld,
        },
      },
    ],
  },
});
