import { Failure } from '../failure';
import { findOnPath, isExecutable } from './search-path';

/** Chromium without a user interface; it needs little more than half the processor time to open a page. */
export const HEADLESS_SHELL = 'chromium-headless-shell';
const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Failure(`CHROMIUM_PATH names ${named}, which is not a program.`);
  }
  for (const program of env.FLEXA_HEADED ? PROGRAMS : [HEADLESS_SHELL, ...PROGRAMS]) {
    const found = findOnPath(program, env.PATH);
    if (found) return found;
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
