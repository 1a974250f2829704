import { execFileSync } from 'node:child_process';
import { Failure } from '../stack/terminal';
import { ROOT } from '../stack/paths';

const VITEST = [process.execPath, 'node_modules/vitest/vitest.mjs', 'run'];
const PLAYWRIGHT = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test'];

export interface Stage {
  /** Its name on the command line. */
  name: string;
  title: string;
  command: readonly string[];
  runner: 'npm' | 'vitest' | 'playwright';
  needsStack?: boolean;
}

function createNpmStage(name: string, title: string, script: string, needsStack = false): Stage {
  return { name, title, command: ['npm', 'run', '--silent', script], runner: 'npm', needsStack };
}

function createVitestStage(
  name: string,
  title: string,
  projects: readonly string[],
  needsStack = false,
): Stage {
  const command = [...VITEST, ...projects.map((project) => `--project=${project}`)];
  return { name, title, command, runner: 'vitest', needsStack };
}

const TYPES = createNpmStage('types', 'Types', 'typecheck');
const LINT = createNpmStage('lint', 'Lint and format', 'lint');
/** Projects of vitest.config.ts that need neither a portal nor a stage of their own. */
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
const BROWSER: Stage = {
  name: 'browser',
  title: 'Browser',
  command: [...PLAYWRIGHT, '--config=emulators/tests/browser/playwright.config.ts'],
  runner: 'playwright',
  needsStack: true,
};
/** Checks the queries that the other stages recorded, so it runs after them. */
export const INDEXES = createNpmStage('indexes', 'Firestore indexes', 'indexes', true);

/** Three lanes for two cores: browser and services often wait for the portal. */
const LANES: readonly (readonly Stage[])[] = [
  [TYPES, createVitestStage('unit', 'Unit tests', UNIT)],
  [createVitestStage('service', 'Services', ['service'], true), LINT],
  [
    createVitestStage('start', 'npm start itself', ['start']),
    createVitestStage('rules', 'Security rules', ['rules'], true),
    createVitestStage('wire', 'API over HTTP', ['wire'], true),
    BROWSER,
  ],
];
export const STAGES = [...LANES.flat(), INDEXES];

export const HELP = `Runs all tests, or the stages named, and prints how many tests passed and failed.

  npm test                            everything, long matrices in samples
  npm run test:all                    everything, nothing left out
  npm run check                       types, lint, and the unit tests of what changed
  npm test -- unit service            these stages
  npm test -- browser -g "sign in"    one stage, with arguments for its runner

${STAGES.map(({ name, title }) => `  ${name.padEnd(10)}${title}`).join('\n')}

rules, service, wire and browser share a portal of their own on free ports, beside "npm start".`;

export interface Plan {
  lanes: readonly (readonly Stage[])[];
  /** Arguments for the runner of the stage. */
  rest: readonly string[];
}

/** Plans the stages that the command line names, or all of them. */
export function planStages(args: readonly string[]): Plan {
  const end = args.findIndex((arg) => !STAGES.some(({ name }) => name === arg));
  const names = end < 0 ? args : args.slice(0, end);
  const rest = end < 0 ? [] : args.slice(end);
  if (names.length === 0 && rest.length === 0) return { lanes: [...LANES, [INDEXES]], rest };
  if (names.length !== 1 && rest.length > 0) {
    const known = STAGES.map(({ name }) => name).join(', ');
    throw new Failure(`"${rest.join(' ')}" goes with one stage; the stages are ${known}.`);
  }
  const stages = STAGES.filter(({ name }) => names.includes(name));
  // npm would take options for its own, and drop them.
  if (rest.length > 0 && stages.every(({ runner }) => runner === 'npm')) {
    throw new Failure(`"${names.join()}" takes no arguments.`);
  }
  return { lanes: [stages], rest };
}

export function planCheck(): Plan {
  const changed = createVitestStage('changed', 'Tests of what changed', UNIT);
  const command = [...changed.command, `--changed=${findBase()}`, '--passWithNoTests'];
  return { lanes: [[TYPES, { ...changed, command }], [LINT]], rest: [] };
}

/** Returns the commit from which this branch began; on main itself, its last commit. */
function findBase(): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return execFileSync('git', ['merge-base', 'HEAD', main], { cwd: ROOT, stdio: 'pipe' })
        .toString()
        .trim();
    } catch {
      // This clone has no such branch.
    }
  }
  return 'HEAD';
}
