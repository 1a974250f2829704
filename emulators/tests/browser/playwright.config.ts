import { defineConfig } from '@playwright/test';
import { BROWSER_OPTIONS } from './fixtures/launch';
import { PORTAL } from './fixtures/people';
import { WAIT_MS } from './fixtures/wait';

/**
 * The tests of what only a browser can show, against a running portal whose addresses the environment
 * names. `npm test -- browser` starts one for them.
 */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: './set-up.ts',
  outputDir: '../../../.cache/browser-tests',
  // Every test has its own browser context and people: tests of a file run side by side as well.
  fullyParallel: true,
  // One test keeps its page, the portal and the database busy: more than two only make each other wait.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 6 * WAIT_MS,
  expect: { timeout: WAIT_MS },
  use: {
    baseURL: PORTAL,
    launchOptions: BROWSER_OPTIONS,
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    contextOptions: { reducedMotion: 'reduce' },
    // Tests can't route a worker's answers; only offline.spec.ts allows workers.
    serviceWorkers: 'block',
    // `npx playwright show-trace` on the file it leaves.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
});
