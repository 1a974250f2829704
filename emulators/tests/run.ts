import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SEED } from '@flexa/testing/sample';
import { Failure } from '../stack/failure';
import { ROOT } from '../stack/paths';
import { runProgram } from '../stack/terminal/program';
import { onOrphaned, onStopSignal } from '../stack/terminal/signals';
import { countTests, FAILED, PASSED, type Count } from './counts';
import { startOwnStack, type OwnStack } from './own-stack';
import { installPrograms } from './programs';

const VITEST = [process.execPath, 'node_modules/vitest/vitest.mjs', 'run'];
const PLAYWRIGHT = [process.execPath, 'node_modules/@playwright/test/cli.js', 'test'];

interface Stage {
  /** As it is named on the command line. */
  name: string;
  title: string;
  command: readonly string[];
  runner: 'npm' | 'vitest' | 'playwright';
  needsStack?: boolean;
}

function npmStage(name: string, title: string, script: string, needsStack = false): Stage {
  return { name, title, command: ['npm', 'run', '--silent', script], runner: 'npm', needsStack };
}

function vitestStage(
  name: string,
  title: string,
  projects: readonly string[],
  needsStack = false,
): Stage {
  const command = [...VITEST, ...projects.map((project) => `--project=${project}`)];
  return { name, title, command, runner: 'vitest', needsStack };
}

const TYPES = npmStage('types', 'Types', 'typecheck');
const LINT = npmStage('lint', 'Lint and format', 'lint');
/** Every project of vitest.config.ts that needs no portal. */
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
const INDEXES = npmStage('indexes', 'Firestore indexes', 'indexes', true);

/** Two lanes that take about as long as each other on two cores. */
const LANES: readonly (readonly Stage[])[] = [
  [
    TYPES,
    LINT,
    vitestStage('unit', 'Unit tests', UNIT),
    vitestStage('service', 'Services', ['service'], true),
  ],
  [
    vitestStage('start', 'npm start itself', ['start']),
    vitestStage('rules', 'Security rules', ['rules'], true),
    vitestStage('wire', 'API over HTTP', ['wire'], true),
    BROWSER,
  ],
];
const STAGES = [...LANES.flat(), INDEXES];

const HELP = `Runs the tests, or the stages named, and ends with the number that passed and failed.

  npm test                            everything, long matrices in samples
  npm run test:all                    everything, nothing left out
  npm run check                       types, lint, and the unit tests of what changed
  npm test -- unit service            these stages
  npm test -- browser -g "sign in"    what follows the names goes to the runner of the stage

${STAGES.map(({ name, title }) => `  ${name.padEnd(10)}${title}`).join('\n')}

rules, service, wire and browser get a portal of their own on free ports: they don't mind "npm start".`;

interface Result {
  title: string;
  count: Count;
  seconds: number;
  output: readonly string[];
}

/** Stops what runs; nothing starts afterwards. */
const interrupt = new AbortController();

runProgram(async () => {
  const args = process.argv.slice(2);
  if (args.some((arg) => ['--help', '-h'].includes(arg))) {
    console.log(HELP);
    return 0;
  }
  onStopSignal(
    () => interrupt.abort(),
    () => process.exit(1),
  );
  onOrphaned(() => interrupt.abort());
  const queries = await mkdtemp(join(tmpdir(), 'flexa-queries-'));
  try {
    return await runAll(args, queries);
  } finally {
    await rm(queries, { recursive: true, force: true });
  }
});

/** @param queries a folder where the portal and the stages that use it leave the shapes of their queries. */
async function runAll(args: readonly string[], queries: string): Promise<number> {
  const [first, ...others] = args;
  if (first === '--all') process.env.FLEXA_TEST_ALL = '1';
  const { lanes, rest } =
    first === '--check' ? planCheck() : planStages(first === '--all' ? others : args);
  console.log(`Random cases are drawn with seed ${SEED}; FLEXA_TEST_SEED names another.\n`);

  const began = performance.now();
  const stages = lanes.flat();
  const results: Result[] = [];
  const programs = stages.every((stage) => stage.runner === 'npm' && !stage.needsStack)
    ? Promise.resolve()
    : installPrograms((line) => console.log(line));
  const stack = stages.some((stage) => stage.needsStack)
    ? openStack(programs, queries, results)
    : null;

  const run = async (stage: Stage) => {
    if (stage.runner !== 'npm') await programs.catch(() => undefined);
    const portal = stage.needsStack ? await stack : null;
    if (interrupt.signal.aborted) return;
    results.push(await runStage(stage, rest, portal));
  };
  try {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const stage of lane.filter((each) => each !== INDEXES)) await run(stage);
      }),
    );
    // It looks at the queries of the others.
    if (stages.includes(INDEXES)) await run(INDEXES);
  } finally {
    await (await stack)?.stop();
  }
  if (interrupt.signal.aborted) return 130;
  return report(results, (performance.now() - began) / 1000);
}

interface Plan {
  lanes: readonly (readonly Stage[])[];
  /** Goes to the runner of the stage. */
  rest: readonly string[];
}

function planStages(args: readonly string[]): Plan {
  const end = args.findIndex((arg) => !STAGES.some(({ name }) => name === arg));
  const names = end < 0 ? args : args.slice(0, end);
  const rest = end < 0 ? [] : args.slice(end);
  if (names.length === 0 && rest.length === 0) return { lanes: [...LANES, [INDEXES]], rest };
  if (names.length !== 1 && rest.length > 0) {
    const known = STAGES.map(({ name }) => name).join(', ');
    throw new Failure(`"${rest.join(' ')}" goes with one stage; the stages are ${known}.`);
  }
  return { lanes: [STAGES.filter(({ name }) => names.includes(name))], rest };
}

function planCheck(): Plan {
  const changed = vitestStage('changed', 'Tests of what changed', UNIT);
  const command = [...changed.command, `--changed=${findBase()}`, '--passWithNoTests'];
  return { lanes: [[TYPES, { ...changed, command }], [LINT]], rest: [] };
}

/** Returns the commit that this branch began from; on main itself, the last one. */
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

/** Starts the portal; null, and a failure among the results, if it does not start. */
async function openStack(
  programs: Promise<void>,
  queries: string,
  results: Result[],
): Promise<OwnStack | null> {
  const title = 'Start of the portal';
  const output: string[] = [];
  const began = performance.now();
  try {
    await programs;
    return await startOwnStack({
      onLine: (line) => printLine('portal', line, output),
      signal: interrupt.signal,
      variables: { FLEXA_QUERY_LOG: queries },
    });
  } catch (error) {
    printLine('portal', (error as Error).message, output);
    const seconds = (performance.now() - began) / 1000;
    results.push({ title, count: FAILED, seconds, output });
    return null;
  }
}

async function runStage(
  stage: Stage,
  rest: readonly string[],
  stack: OwnStack | null,
): Promise<Result> {
  const began = performance.now();
  const output: string[] = [];
  const end = (count: Count): Result => {
    const seconds = (performance.now() - began) / 1000;
    printLine(stage.name, `${describeCount(count)} in ${seconds.toFixed(1)} s`, output);
    return { title: stage.title, count, seconds, output };
  };
  if (stage.needsStack && !stack) {
    printLine(stage.name, 'did not run, because the portal did not start', output);
    return end(FAILED);
  }
  const folder = await mkdtemp(join(tmpdir(), 'flexa-report-'));
  const path = join(folder, 'report.json');
  try {
    const reporters = {
      npm: [],
      vitest: ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`],
      playwright: ['--reporter=list,json'],
    }[stage.runner];
    const env = { ...stack?.environment, PLAYWRIGHT_JSON_OUTPUT_FILE: path };
    const exitCode = await runCommand([...stage.command, ...reporters, ...rest], env, (line) => {
      if (!line.startsWith('JSON report written to')) printLine(stage.name, line, output);
    });
    if (stage.runner === 'npm') return end(exitCode === 0 ? PASSED : FAILED);
    const json = await readFile(path, 'utf8').catch(() => null);
    const mayBeEmpty = stage.command.includes('--passWithNoTests');
    return end(countTests(json, { exitCode, mayBeEmpty }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a command in a process group of its own, so that everything it started can be stopped with it. */
async function runCommand(
  [command = '', ...args]: readonly string[],
  more: Readonly<Record<string, string>>,
  onLine: (line: string) => void,
): Promise<number | null> {
  const colours = process.stdout.isTTY && !process.env.NO_COLOR ? 'FORCE_COLOR' : 'NO_COLOR';
  const env = { ...process.env, [colours]: '1', ...more };
  const child = spawn(command, args, { cwd: ROOT, env, detached: true });
  const stop = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended already.
    }
  };
  interrupt.signal.addEventListener('abort', stop);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', onLine);
  }
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return code;
  } finally {
    interrupt.signal.removeEventListener('abort', stop);
  }
}

function printLine(name: string, line: string, output: string[]): void {
  output.push(line);
  console.log(`${name.padEnd(8)}| ${line}`);
}

function describeCount({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Prints the output of failed stages again, where nobody has to look for it, and a line for each stage. */
function report(results: readonly Result[], seconds: number): number {
  const failures = results.filter(({ count }) => count.failed > 0);
  for (const { title, output } of failures) console.log(`\n== ${title}\n\n${output.join('\n')}`);
  console.log('\n== Summary\n');
  for (const { title, count, seconds: took } of results) {
    console.log(`  ${title.padEnd(24)}${took.toFixed(1).padStart(7)} s  ${describeCount(count)}`);
  }
  console.log(`  ${'Everything'.padEnd(24)}${seconds.toFixed(1).padStart(7)} s\n`);
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { count } of results) {
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped;
  }
  console.log(describeCount(total));
  return failures.length > 0 ? 1 : 0;
}
