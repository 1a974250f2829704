import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Household } from '../household';
import { ROOT } from '../paths';
import { countReport, ONE_FAILED, ONE_PASSED, type Count } from './count';
import type { Stage } from './plan';

export interface RunContext {
  household: Household;
  /** For vitest. */
  rest: readonly string[];
  /** Addresses of the world, for stages that need it. */
  env: Readonly<Record<string, string>>;
  print: (line: string) => void;
}

export function runStage(stage: Stage, context: RunContext): Promise<Count> {
  return stage.script === undefined
    ? runVitest(stage.projects ?? [], context)
    : runScript(stage.script, context);
}

async function runScript(script: string, { household, print }: RunContext): Promise<Count> {
  const family = household.launch('npm', ['run', '--silent', script], {
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
  { household, rest, env, print }: RunContext,
): Promise<Count> {
  const folder = await mkdtemp(join(tmpdir(), 'flexa-report-'));
  const report = join(folder, 'report.json');
  try {
    const args = [VITEST, 'run', ...projects.map((project) => `--project=${project}`)];
    args.push('--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...rest);
    const family = household.launch(process.execPath, args, {
      cwd: ROOT,
      env: childEnvironment(env),
      onLine: print,
    });
    const { code } = await family.exited;
    return countReport(await readFile(report, 'utf8').catch(() => null), code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Colours where a person looks: the children write to a pipe and could not know. */
function childEnvironment(more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const colour = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
  return { ...process.env, ...colour, ...more };
}
