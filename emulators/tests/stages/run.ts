import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProcessSupervisor } from '../../stack/processes/supervisor';
import { ROOT } from '../../stack/paths';
import { countReport, ONE_FAILED, ONE_PASSED, type Count } from './count';
import type { Stage } from './plan';

export interface RunContext {
  supervisor: ProcessSupervisor;
  /** For vitest. */
  rest: readonly string[];
  /** Addresses of the stack, for stages that need it. */
  env: Readonly<Record<string, string>>;
  print: (line: string) => void;
}

export function runStage(stage: Stage, context: RunContext): Promise<Count> {
  return stage.script === undefined
    ? runVitest(stage.projects ?? [], context)
    : runScript(stage.script, context);
}

async function runScript(script: string, { supervisor, print }: RunContext): Promise<Count> {
  const family = supervisor.launch('npm', ['run', '--silent', script], {
    cwd: ROOT,
    env: childEnvironment(),
    onLine: print,
  });
  const { code } = await family.exited;
  return code === 0 ? ONE_PASSED : ONE_FAILED;
}

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

async function runVitest(
  projects: readonly string[],
  { supervisor, rest, env, print }: RunContext,
): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'flexa-report-'));
  const report = join(folder, 'report.json');
  try {
    const args = [VITEST, 'run', ...projects.map((project) => `--project=${project}`)];
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...rest);
    const family = supervisor.launch(process.execPath, args, {
      cwd: ROOT,
      env: childEnvironment(env),
      // Where the report is that is deleted below is of no interest.
      onLine: (line) => line.startsWith('JSON report written to') || print(line),
    });
    const { code } = await family.exited;
    return countReport(await readFile(report, 'utf8').catch(() => null), code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Colours where a person looks, and only there: the children write to a pipe and can't know. */
function childEnvironment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { FORCE_COLOR, NO_COLOR, ...rest } = process.env;
  const coloured = FORCE_COLOR ? FORCE_COLOR !== '0' : process.stdout.isTTY && !NO_COLOR;
  return { ...rest, ...(coloured ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ...more };
}
