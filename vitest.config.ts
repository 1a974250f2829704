import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const PATIENT = join(import.meta.dirname, 'packages/testing/src/patient.ts');

/** Time limits for a busy machine. Vitest's own are five seconds for a test and one for a poll. */
const patient = {
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000, interval: 50 } },
  setupFiles: [PATIENT],
};

/**
 * One project for each kind of test. Those that need a portal (rules, service, wire) read its addresses from the
 * environment; their global set-up starts one if the environment names none. The browser tests have a runner of
 * their own: emulators/tests/browser/playwright.config.ts.
 */
const onEmulators = {
  ...patient,
  // A test may make hundreds of calls, beside the browser tests.
  testTimeout: 120_000,
  globalSetup: [join(import.meta.dirname, 'emulators/tests/own-stack.ts')],
  // Otherwise the Admin SDK looks for Google's metadata server at every start and warns that it is missing.
  env: { METADATA_SERVER_DETECTION: 'none' },
};

/** Each file or test has a Firebase project of its own. Files share a process, which imports the code once. */
const sideBySide = { ...onEmulators, maxWorkers: 2, isolate: false };

/** These tests share the portal's database and its accounts, so files run one after another. */
const onStack = { ...onEmulators, fileParallelism: false };

/** Tests that run the functions' code in their own process. */
const SERVICE_TESTS = 'functions/src/**/*.service.test.ts';

/**
 * Files that keep no state and fake no module share the loaded modules. Loading them for each file would take longer
 * than the tests.
 */
const shared = { ...patient, isolate: false };

/** Tests that fake or reload a module share none. Lint allows vi.mock in files of this name only. */
const FAKED = '**/*.faked.test.{ts,tsx}';
const AFRESH = join(import.meta.dirname, 'packages/testing/src/afresh.ts');
const afresh = { ...shared, setupFiles: [AFRESH, PATIENT] };

/** A DOM costs each process two seconds, so only tests that render get one: *.test.tsx and *.dom.test.ts. */
const WITH_DOM = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'];
const DOM_OF_PACKAGES = 'packages/*/src/**/*.dom.test.ts';
const PATIENT_WITH_DOM = join(import.meta.dirname, 'web/src/testing/patient.ts');
const web = { extends: './web/vite.config.ts', root: './web' };

const projects: TestProjectInlineConfiguration[] = [
  {
    test: {
      name: 'packages',
      include: ['packages/*/{src,build}/**/*.test.ts'],
      exclude: ['**/node_modules/**', DOM_OF_PACKAGES],
      ...shared,
    },
  },
  {
    test: {
      name: 'packages-dom',
      include: [DOM_OF_PACKAGES],
      environment: 'jsdom',
      ...shared,
    },
  },
  {
    test: {
      name: 'functions',
      include: ['functions/{src,scripts}/**/*.test.ts'],
      exclude: [SERVICE_TESTS, FAKED],
      ...shared,
    },
  },
  {
    ...web,
    test: {
      name: 'web',
      include: ['{src,scripts}/**/*.test.ts'],
      exclude: [...WITH_DOM, FAKED],
      ...shared,
    },
  },
  {
    ...web,
    test: {
      name: 'web-dom',
      include: WITH_DOM,
      exclude: [FAKED],
      environment: 'jsdom',
      ...shared,
      setupFiles: [PATIENT, PATIENT_WITH_DOM],
    },
  },
  {
    ...web,
    test: {
      name: 'web-faked',
      include: [`src/${FAKED}`],
      environment: 'jsdom',
      ...afresh,
      setupFiles: [AFRESH, PATIENT, PATIENT_WITH_DOM],
    },
  },
  {
    test: { name: 'functions-faked', include: [`functions/src/${FAKED}`], ...afresh },
  },
  {
    test: {
      name: 'emulators',
      include: ['emulators/**/*.test.ts'],
      exclude: [
        '**/node_modules/**',
        'emulators/tests/{rules,api,visuals}/**',
        'emulators/stack/start.test.ts',
      ],
      ...shared,
    },
  },
  {
    test: {
      name: 'start',
      include: ['emulators/stack/start.test.ts'],
      // `npm run test:all` starts the portal twice in one test.
      testTimeout: 600_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 120_000, interval: 50 } },
    },
  },
  // The packages of `npm run build:visuals`, in a browser.
  { test: { ...patient, name: 'visuals', include: ['emulators/tests/visuals/**/*.test.ts'] } },
  { test: { name: 'rules', include: ['emulators/tests/rules/**/*.test.ts'], ...sideBySide } },
  { test: { name: 'service', include: [SERVICE_TESTS], ...sideBySide } },
  { test: { name: 'wire', include: ['emulators/tests/api/**/*.test.ts'], ...onStack } },
];

/**
 * Runs one project after the other. Vitest hands all files of a project to one worker only if the project has a turn
 * of its own; otherwise each file starts a DOM again.
 */
export default defineConfig({
  test: {
    projects: projects.map((project, index) => ({
      ...project,
      test: { ...project.test, sequence: { groupOrder: index } },
    })),
  },
});
