import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../stack/paths';
import type { ProcessSupervisor } from '../../stack/processes/supervisor';
import { countPlaywright, countVitest, ONE_FAILED, ONE_PASSED, type Count } from './count';
import type { Work } from './table';

export interface RunContext {
  supervisor: ProcessSupervisor;
  /** For the runner of the tests. */
  rest: readonly string[];
  /** Addresses of the stack and further variables for the tests. */
  env: Readonly<Record<string, string>>;
  print: (line: string) => void;
}

type VitestWork = Extract<Work, { kind: 'vitest' }>;

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const PLAYWRIGHT = join(ROOT, 'node_modules/@playwright/test/cli.js');

export function runWork(work: Work, context: RunContext): Promise<Count> {
  switch (work.kind) {
    case 'script':
      return runScript(work.script, context);
    case 'vitest':
      return runVitest(work, context);
    case 'playwright':
      return runPlaywright(work.config, context);
  }
}

async function runScript(script: string, context: RunContext): Promise<Count> {
  const code = await run('npm', ['run', '--silent', script], context);
  return code === 0 ? ONE_PASSED : ONE_FAILED;
}

function runVitest(work: VitestWork, context: RunContext): Promise<Count> {
  return withReport(async (report) => {
    const args = [VITEST, 'run', ...work.projects.map((project) => `--project=${project}`)];
    if (work.changed) args.push(`--changed=${await lastInMain()}`, '--passWithNoTests');
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`);
    const exitCode = await run(process.execPath, [...args, ...context.rest], {
      ...context,
      // The path of the report is of no interest, since we delete it afterwards.
      print: (line) => line.startsWith('JSON report written to') || context.print(line),
    });
    return countVitest(await readText(report), { exitCode, mayBeEmpty: work.changed });
  });
}

function runPlaywright(config: string, context: RunContext): Promise<Count> {
  return withReport(async (report) => {
    const args = [PLAYWRIGHT, 'test', `--config=${config}`, '--reporter=list,json'];
    const env = { ...context.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const exitCode = await run(process.execPath, [...args, ...context.rest], { ...context, env });
    return countPlaywright(await readText(report), { exitCode });
  });
}

async function run(command: string, args: readonly string[], context: RunContext) {
  const family = context.supervisor.launch(command, args, {
    cwd: ROOT,
    env: childEnvironment(context.env),
    onLine: context.print,
  });
  return (await family.exited).code;
}

async function withReport<T>(work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'flexa-report-'));
  try {
    return await work(join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}

/** The commit that this work began from: on main itself the last one. */
async function lastInMain(): Promise<string> {
  for (const main of ['main', 'origin/main']) {
    const asked = promisify(execFile)('git', ['merge-base', 'HEAD', main], { cwd: ROOT });
    const answer = await asked.catch(() => null);
    if (answer) return answer.stdout.trim();
  }
  return 'HEAD';
}

/** As the run was started: starting the stack adds addresses, which are not for every stage. */
const INHERITED: Readonly<NodeJS.ProcessEnv> = { ...process.env };

/** Colours where a person looks, and only there: the children write to a pipe and can't know. */
function childEnvironment(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { FORCE_COLOR, NO_COLOR, ...rest } = INHERITED;
  const coloured = FORCE_COLOR ? FORCE_COLOR !== '0' : process.stdout.isTTY && !NO_COLOR;
  return { ...rest, ...(coloured ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ...more };
}
