import { chromiumPath, findChromium, HEADLESS_SHELL } from '../../stack/machine/chromium';
import { Failure } from '../../stack/failure';
import type { ProcessSupervisor } from '../../stack/processes/supervisor';
import { javaVersion, requireJava } from '../../stack/machine/java';
import { ROOT } from '../../stack/paths';
import { findOnPath } from '../../stack/machine/search-path';

type Tell = (line: string) => void;

/** Installs Java on a fresh Debian machine of ours (CI); elsewhere says what is missing. */
export async function ensureJava(supervisor: ProcessSupervisor, tell: Tell): Promise<void> {
  if ((await javaVersion(supervisor)) === null)
    await install('openjdk-17-jre-headless', supervisor, tell);
  await requireJava(supervisor);
}

/** The same for Chromium. */
export async function ensureChromium(supervisor: ProcessSupervisor, tell: Tell): Promise<void> {
  if (findChromium() === null) await install(HEADLESS_SHELL, supervisor, tell);
  chromiumPath();
}

/** Does nothing where it can't: the check that follows says what is missing. */
async function install(name: string, supervisor: ProcessSupervisor, tell: Tell): Promise<void> {
  const apt = findOnPath('apt-get');
  if (process.getuid?.() !== 0 || apt === null) return;
  tell(`Installing ${name} with apt-get, because it is missing and we are root.`);
  const options = { cwd: ROOT, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  try {
    await supervisor.run('apt-get update', apt, ['update'], options);
    const args = ['install', '-y', '--no-install-recommends', name];
    await supervisor.run(`apt-get install ${name}`, apt, args, options);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(`${name} is missing and could not be installed. ${error.message}`);
  }
}
