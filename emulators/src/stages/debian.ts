import { chromiumPath, findChromium, HEADLESS_SHELL } from '../chromium';
import { Failure } from '../failure';
import type { Household } from '../household';
import { javaVersion, requireJava } from '../java';
import { ROOT } from '../paths';
import { findOnPath } from '../search-path';

type Tell = (line: string) => void;

/** Installs Java on a fresh Debian machine of ours (CI); elsewhere says what is missing. */
export async function ensureJava(household: Household, tell: Tell): Promise<void> {
  if ((await javaVersion(household)) === null)
    await install('openjdk-17-jre-headless', household, tell);
  await requireJava(household);
}

/** The same for Chromium. */
export async function ensureChromium(household: Household, tell: Tell): Promise<void> {
  if (findChromium() === null) await install(HEADLESS_SHELL, household, tell);
  chromiumPath();
}

/** Does nothing where it can't: the check that follows says what is missing. */
async function install(name: string, household: Household, tell: Tell): Promise<void> {
  const apt = findOnPath('apt-get');
  if (process.getuid?.() !== 0 || apt === null) return;
  tell(`Installing ${name} with apt-get, because it is missing and we are root.`);
  const options = { cwd: ROOT, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    await household.run('apt-get update', apt, ['update'], options);
    const args = ['install', '-y', '--no-install-recommends', name];
    await household.run(`apt-get install ${name}`, apt, args, options);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(`${name} is missing and could not be installed. ${error.message}`);
  }
}
