import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeError } from '@flexa/contracts/describe-error';
import { SEED } from '@flexa/testing/sample';
import { Commands } from '../stack/commands';
import { onOrphaned, onStopSignal, runProgram } from '../stack/terminal';
import { countTests, FAILED, PASSED, type Count } from './counts';
import { startOwnStack, type OwnStack } from './own-stack';
import { installPrograms } from './programs';
import { HELP, INDEXES, planCheck, planStages, type Stage } from './stages';

interface Result {
  title: string;
  count: Count;
  seconds: number;
  output: readonly string[];
}

/** The stages that run. */
const commands = new Commands();
/** Milliseconds for a stage to end after a Ctrl-C, before it is killed. */
const PATIENCE = 30_000;
/** Stops the portal and the stages that run; no stage starts afterwards. */
const interrupt = new AbortController();
interrupt.signal.addEventListener('abort', () => void commands.end(PATIENCE));

runProgram(async () => {
  const args = process.argv.slice(2);
  if (args.some((arg) => ['--help', '-h'].includes(arg))) {
    console.log(HELP);
    return 0;
  }
  onStopSignal(
    () => {
      console.log('\nStopping (Ctrl-C again kills the stages) ...');
      interrupt.abort();
    },
    () => {
      commands.kill();
      process.exit(1);
    },
  );
  onOrphaned(() => interrupt.abort());
  const queries = await mkdtemp(join(tmpdir(), 'flexa-queries-'));
  try {
    return await runAll(args, queries);
  } finally {
    await rm(queries, { recursive: true, force: true });
  }
});

/** @param queries folder in which the portal and the stages that use it record their queries */
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
    : installPrograms((line) => console.log(line)).catch((error: unknown) => {
        // The stage that needs a missing program names it.
        console.log(describeError(error));
      });
  const stack = stages.some((stage) => stage.needsStack)
    ? openStack(programs, queries, results)
    : null;

  const run = async (stage: Stage) => {
    if (stage.runner !== 'npm') await programs;
    const portal = stage.needsStack ? await stack : null;
    if (interrupt.signal.aborted) return;
    results.push(await runStage(stage, rest, portal));
  };
  const runLane = async (lane: readonly Stage[]) => {
    try {
      for (const stage of lane.filter((each) => each !== INDEXES)) await run(stage);
    } catch (error) {
      // An error of ours: without this, the stage of the other lane would outlive us.
      interrupt.abort();
      throw error;
    }
  };
  try {
    const ends = await Promise.allSettled(lanes.map(runLane));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
    if (stages.includes(INDEXES)) await run(INDEXES);
  } finally {
    const portal = await stack;
    if (portal && !portal.isRunning()) {
      const output = ['The portal ended before the tests did.'];
      results.push({ title: 'Portal', count: FAILED, seconds: 0, output });
    }
    await portal?.stop();
  }
  if (interrupt.signal.aborted) return 130;
  return report(results, (performance.now() - began) / 1000);
}

/** Starts the portal. If it does not start, adds a failure to the results and returns null. */
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
    printLine('portal', describeError(error), output);
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
    const colours = process.stdout.isTTY && !process.env.NO_COLOR ? 'FORCE_COLOR' : 'NO_COLOR';
    const { exited } = commands.start([...stage.command, ...reporters, ...rest], {
      environment: {
        [colours]: '1',
        ...stack?.environment,
        PLAYWRIGHT_JSON_OUTPUT_FILE: path,
      },
      onLine: (line) => {
        if (!line.startsWith('JSON report written to')) printLine(stage.name, line, output);
      },
    });
    const { code: exitCode } = await exited;
    if (stage.runner === 'npm') return end(exitCode === 0 ? PASSED : FAILED);
    const json = await readFile(path, 'utf8').catch(() => null);
    const mayBeEmpty = stage.command.includes('--passWithNoTests');
    return end(countTests(json, { exitCode, mayBeEmpty }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function printLine(name: string, line: string, output: string[]): void {
  output.push(line);
  console.log(`${name.padEnd(8)}| ${line}`);
}

function describeCount({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Prints the output of failed stages again, at the end where it is easy to find, and a line for each stage. */
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
