import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure } from '../stack/terminal';

/** Returns the full path of a program on the PATH, or null. */
export function findOnPath(program: string, path = process.env.PATH ?? ''): string | null {
  for (const folder of path.split(delimiter)) {
    if (folder !== '' && isExecutable(join(folder, program))) return join(folder, program);
  }
  return null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Chromium without a user interface; it needs little more than half the processor time to open a page. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Places outside the PATH, which may be short in a service or lack GUI programs. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the Chromium that CHROMIUM_PATH names, or the first one found on this machine. FLEXA_HEADED excludes the
 * headless shell.
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | null {
  const namedPath = env.CHROMIUM_PATH;
  if (namedPath) {
    if (isExecutable(namedPath)) return namedPath;
    throw new Failure(`CHROMIUM_PATH names ${namedPath}, which is not a program.`);
  }
  for (const program of env.FLEXA_HEADED ? CHROMIUMS : [HEADLESS_SHELL, ...CHROMIUMS]) {
    const foundPath = findOnPath(program, env.PATH);
    if (foundPath) return foundPath;
  }
  return PLACES.find(isExecutable) ?? null;
}

export function requireChromium(): string {
  const path = findChromium();
  if (path) return path;
  throw new Failure(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell, ' +
      'or chromium) or name it with CHROMIUM_PATH.',
  );
}

/**
 * Installs Java and Chromium if we are root on Debian, as in CI. Anywhere else, the stage that needs a missing program
 * names it.
 */
export async function installPrograms(onLine: (line: string) => void): Promise<void> {
  const missing = [
    ...(findOnPath('java') ? [] : ['openjdk-17-jre-headless']),
    ...(findChromium() ? [] : [HEADLESS_SHELL]),
  ];
  const apt = findOnPath('apt-get');
  if (missing.length === 0 || !apt || process.getuid?.() !== 0) return;
  onLine(`Installing ${missing.join(' and ')} with apt-get, because we are root.`);
  await run(apt, ['update']);
  await run(apt, ['install', '-y', '--no-install-recommends', ...missing]);
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`"apt-get ${args[0]}" failed with exit code ${code}.`);
}
