import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { requirePortalUrl } from './release/portal-settings';
import { STEPS } from './release/steps';

/**
 * `npm run release -- staging|production` deploys one part after the other, and stops at the first failure.
 * `--dry-run` only prints the steps.
 */
const ROOT = join(import.meta.dirname, '../..');
const target = process.argv[2];
const isDry = process.argv.includes('--dry-run');
if (target !== 'staging' && target !== 'production') {
  console.error('Name the target: npm run release -- staging|production');
  process.exit(1);
}

function runFirebase(
  args: readonly string[],
  quiet = false,
): Promise<{ code: number; text: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['firebase', ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (!quiet) process.stdout.write(part);
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code: code ?? 1, text }));
  });
}

/** Together with the pause an hour, which is longer than an index over a million documents takes. */
const MAX_CHECKS = 240;
const PAUSE_MS = 15_000;

/** Waits until all indexes are built, because queries without their index fail. */
async function waitForIndexes(project: string): Promise<void> {
  for (let check = 0; check < MAX_CHECKS; check += 1) {
    const { text } = await runFirebase(
      ['firestore:indexes', '--project', project, '--pretty'],
      true,
    );
    if (!text.includes('CREATING')) return;
    console.log('Indexes are being built …');
    await sleep(PAUSE_MS);
  }
  throw new Error('The indexes were not built within an hour');
}

/** Reads the functions' settings from the .env files that firebase-tools deploys. */
async function readSettings(alias: string): Promise<Record<string, string | undefined>> {
  const { projects } = JSON.parse(await readFile(join(ROOT, '.firebaserc'), 'utf8')) as {
    projects: Record<string, string>;
  };
  const files = ['.env', `.env.${projects[alias]}`, `.env.${alias}`];
  const texts = await Promise.all(
    files.map((file) => readFile(join(ROOT, 'functions', file), 'utf8').catch(() => '')),
  );
  return parseEnv(texts.join('\n'));
}

if (!isDry) requirePortalUrl(target, await readSettings(target));

for (const { title, only, after } of STEPS) {
  console.log(`\n${title}`);
  const args = ['deploy', '--only', only, '--project', target, '--non-interactive'];
  console.log(`  npx firebase ${args.join(' ')}`);
  if (isDry) continue;
  const { code } = await runFirebase(args);
  if (code !== 0) {
    console.error(`${title} failed; the later steps were not run.`);
    process.exit(code);
  }
  if (after === 'indexes') await waitForIndexes(target);
}
