import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findChromium, HEADLESS_SHELL } from '../stack/machine/chromium';
import { findOnPath } from '../stack/machine/search-path';

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
