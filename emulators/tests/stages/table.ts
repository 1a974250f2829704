/** Requirements of a stage. */
export type Need = 'java' | 'chromium' | 'stack';

export type Work =
  /** An npm script that passes or fails as a whole. */
  | { kind: 'script'; script: string }
  /** Projects of vitest.config.ts; `changed`: only tests of what is not in main yet. */
  | { kind: 'vitest'; projects: readonly string[]; changed?: boolean }
  | { kind: 'playwright'; config: string };

export interface Stage {
  name: string;
  title: string;
  work: Work;
  needs: readonly Need[];
  /**
   * Seconds on two cores with the other lane busy. Exceeding it prints a warning and fails nothing.
   */
  budget: number;
}

const UNIT = [
  'packages',
  'packages-dom',
  'functions',
  'functions-faked',
  'web',
  'web-dom',
  'web-faked',
  'emulators',
];

const TYPES: Stage = {
  name: 'types',
  title: 'Types',
  work: { kind: 'script', script: 'typecheck' },
  needs: [],
  budget: 60,
};

const LINT: Stage = {
  name: 'lint',
  title: 'Lint and format',
  work: { kind: 'script', script: 'lint' },
  needs: [],
  budget: 110,
};

/** Everything `npm test` does. Stages with a stack wait for it; the others run meanwhile. */
export const STAGES: readonly Stage[] = [
  TYPES,
  // Early: beside the browser a start would take three times as long.
  {
    name: 'start',
    title: 'npm start itself',
    work: { kind: 'vitest', projects: ['start'] },
    needs: ['java'],
    budget: 90,
  },
  LINT,
  {
    name: 'unit',
    title: 'Unit tests',
    work: { kind: 'vitest', projects: UNIT },
    needs: ['java'],
    budget: 260,
  },
  {
    name: 'rules',
    title: 'Security rules',
    work: { kind: 'vitest', projects: ['rules'] },
    needs: ['stack'],
    budget: 25,
  },
  {
    name: 'service',
    title: 'Services',
    work: { kind: 'vitest', projects: ['service'] },
    needs: ['stack'],
    budget: 290,
  },
  {
    name: 'wire',
    title: 'API over HTTP',
    work: { kind: 'vitest', projects: ['wire'] },
    needs: ['stack'],
    budget: 30,
  },
  {
    name: 'browser',
    title: 'Browser',
    work: { kind: 'playwright', config: 'emulators/tests/browser/playwright.config.ts' },
    needs: ['stack', 'chromium'],
    budget: 330,
  },
  // After those that ask Firestore: it looks at what they asked.
  {
    name: 'indexes',
    title: 'Firestore indexes',
    work: { kind: 'script', script: 'indexes' },
    needs: ['stack'],
    budget: 5,
  },
];

/** Stages of `npm run check`, a list for each of two lanes. */
export const CHECK: readonly (readonly Stage[])[] = [
  [
    { ...TYPES, budget: 25 },
    {
      name: 'changed',
      title: 'Tests of what changed',
      work: { kind: 'vitest', projects: UNIT, changed: true },
      needs: [],
      budget: 35,
    },
  ],
  [{ ...LINT, budget: 50 }],
];

/** Seconds from the start of the run to its end. */
export const WHOLE_BUDGET = { test: 600, check: 60 } as const;
