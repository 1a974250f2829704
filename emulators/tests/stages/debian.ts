import { chromiumPath, findChromium, HEADLESS_SHELL } from '../../stack/machine/chromium';
import { Failure } from '../../stack/failure';
import type { ProcessSupervisor } from '../../stack/processes/supervisor';
import { javaVersion, requireJava } from '../../stack/machine/java';
import { ROOT } from '../../stack/paths';
import { findOnPath } from '../../stack/machine/search-path';

type Tell = (line: string) => void;

/** The machine's abilities that a run of tests needs. */
export interface Machine {
  hasJava: () => Promise<boolean>;
  hasChromium: () => boolean;
  /** Runs apt-get; null if it can't. The check that follows names the missing packages. */
  apt: ((args: readonly string[]) => Promise<void>) | null;
  requireJava: () => Promise<unknown>;
  requireChromium: () => unknown;
}

/**
 * Java and Chromium for the tests: installed on a fresh Debian machine of ours (CI); elsewhere a missing one
 * is named. Each is looked for once, and one after the other, since apt-get runs alone.
 */
export class Programs {
  private isListed = false;
  private java: Promise<void> | undefined;
  private chromium: Promise<void> | undefined;

  constructor(private readonly machine: Machine) {}

  ensureJava(tell: Tell): Promise<void> {
    return (this.java ??= this.readyJava(tell));
  }

  /** Asked for early it costs nothing: the download runs beside the stages before. */
  ensureChromium(tell: Tell): Promise<void> {
    this.chromium ??= this.readyChromium(tell);
    // A stage that needs it awaits it and reports the failure.
    this.chromium.catch(() => undefined);
    return this.chromium;
  }

  private async readyJava(tell: Tell): Promise<void> {
    if (!(await this.machine.hasJava())) await this.install('openjdk-17-jre-headless', tell);
    await this.machine.requireJava();
  }

  private async readyChromium(tell: Tell): Promise<void> {
    await this.java?.catch(() => undefined);
    if (!this.machine.hasChromium()) await this.install(HEADLESS_SHELL, tell);
    this.machine.requireChromium();
  }

  private async install(name: string, tell: Tell): Promise<void> {
    const { apt } = this.machine;
    if (apt === null) return;
    tell(`Installing ${name} with apt-get, because it is missing and we are root.`);
    try {
      if (!this.isListed) await apt(['update']);
      this.isListed = true;
      await apt(['install', '-y', '--no-install-recommends', name]);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Failure(`${name} is missing and could not be installed. ${error.message}`);
    }
  }
}

export function thisMachine(supervisor: ProcessSupervisor): Machine {
  const apt = process.getuid?.() === 0 ? findOnPath('apt-get') : null;
  const options = { cwd: ROOT, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  return {
    hasJava: async () => (await javaVersion(supervisor)) !== null,
    hasChromium: () => findChromium() !== null,
    apt: apt === null ? null : (args) => supervisor.run(`apt-get ${args[0]}`, apt, args, options),
    requireJava: () => requireJava(supervisor),
    requireChromium: chromiumPath,
  };
}
