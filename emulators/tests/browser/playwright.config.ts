import { defineConfig } from '@playwright/test';
import { BROWSER_OPTIONS } from './fixtures/launch';
import { PORTAL } from './fixtures/people';
import { WAIT_MS } from './fixtures/wait';

/** Tests that need a browser, on a portal that the environment names or the global set-up starts. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: './set-up.ts',
  outputDir: '../../../.cache/browser-tests',
  // Every test has its own browser context and people, so tests of a file also run side by side.
  fullyParallel: true,
  // A test keeps its page, the portal and the database busy, so more than two only slow each other down.
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
    // Tests can't intercept a service worker's requests. Only offline.spec.ts allows workers.
    serviceWorkers: 'block',
    // For `npx playwright show-trace`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
  },
});
