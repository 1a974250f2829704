import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testEnvironment } from '@flexa/functions/platform/test-environment';
import { ROOT } from '../stack/paths';
import { computePercentile } from './percentile';

const run = promisify(execFile);

/** Processes for each figure. */
const RUNS = 7;
const SCRIPT = join(import.meta.dirname, 'cold-start.mjs');

/** The functions that visitors and Stripe wait for, each with a call that it answers without a database. */
const CALLS = [
  { target: 'api', call: ['GET', '/api/v1/licenses/jwks.json', '200'], goal: 0.6 },
  // Without a signature.
  { target: 'stripeWebhook', call: ['POST', '/', '400'], goal: 0.4 },
];

interface Times {
  cpu: number;
  wall: number;
}

interface ColdStart {
  imported: Times;
  firstAnswer: Times;
}

/**
 * Prints how long fresh processes of the functions take until they have imported their code and until their first
 * answer, beside those of another commit. Both alternate, so that other load on the machine affects both alike.
 */
export async function compareColdStarts(commit: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'flexa-bench-'));
  try {
    await checkOut(commit, folder);
    for (const root of [folder, ROOT]) {
      await run(process.execPath, ['build.mjs'], { cwd: join(root, 'functions') });
    }
    console.log(`\nCold starts on Node ${process.version}, seconds, median of ${RUNS} processes\n`);
    console.log(
      `${''.padEnd(32)}${'CPU'.padStart(10)}${`at ${commit}`.padStart(12)}${'wall'.padStart(10)}${`at ${commit}`.padStart(12)}`,
    );
    for (const { target, call, goal } of CALLS) {
      const [before, now] = await measure(target, call, folder);
      const goalNote = ` (goal ${goal})`;
      printRow(`${target}: import${goalNote}`, before, now, ({ imported }) => imported);
      printRow(`${target}: first answer`, before, now, ({ firstAnswer }) => firstAnswer);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measure(
  target: string,
  call: string[],
  folder: string,
): Promise<[before: ColdStart[], now: ColdStart[]]> {
  const before: ColdStart[] = [];
  const now: ColdStart[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    before.push(await measureColdStart(folder, target, call));
    now.push(await measureColdStart(ROOT, target, call));
  }
  return [before, now];
}

async function measureColdStart(root: string, target: string, call: string[]): Promise<ColdStart> {
  const manifest = await readFile(join(root, 'functions', 'package.json'), 'utf8');
  const { main } = JSON.parse(manifest) as { main: string };
  const env = { ...process.env, ...testEnvironment('demo-bench'), FUNCTION_TARGET: target };
  const command = [SCRIPT, join(root, 'functions', main), ...call];
  const { stdout } = await run(process.execPath, command, { env });
  // The lines before it are the function's log.
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as ColdStart;
}

function printRow(
  title: string,
  before: ColdStart[],
  now: ColdStart[],
  select: (start: ColdStart) => Times,
): void {
  const computeMedian = (starts: ColdStart[], unit: keyof Times) =>
    computePercentile(
      starts.map((start) => select(start)[unit]),
      50,
    ).toFixed(2);
  const cells = (['cpu', 'wall'] as const).flatMap((unit) => [
    computeMedian(now, unit).padStart(10),
    computeMedian(before, unit).padStart(12),
  ]);
  console.log(title.padEnd(32) + cells.join(''));
}

/** Puts the functions of a commit into a folder, with the packages that are installed here. */
async function checkOut(commit: string, folder: string): Promise<void> {
  const archive = join(folder, 'commit.tar');
  const paths = ['functions', 'packages', 'package.json', 'tsconfig.base.json'];
  await run('git', ['archive', '--output', archive, commit, ...paths], { cwd: ROOT });
  await run('tar', ['-xf', archive, '-C', folder]);
  await linkPackages(ROOT, folder);
  await linkPackages(join(ROOT, 'functions'), join(folder, 'functions'));
}

/** Links each installed package. The links to our own packages are relative, so their copies lead into the folder. */
async function linkPackages(from: string, to: string): Promise<void> {
  const [source, target] = [join(from, 'node_modules'), join(to, 'node_modules')];
  const ownPackages = join(target, '@flexa');
  await mkdir(ownPackages, { recursive: true });
  for (const name of await readdir(source)) {
    if (name !== '@flexa') await symlink(join(source, name), join(target, name));
  }
  for (const name of await readdir(join(source, '@flexa')).catch(() => [])) {
    await symlink(await readlink(join(source, '@flexa', name)), join(ownPackages, name));
  }
}
