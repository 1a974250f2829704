import { describeError } from '@flexa/contracts/describe-error';
import { Failure } from '../failure';
import { ROOT } from '../paths';
import { readProcessTable } from './process-table';
import { Family, Tail, type LaunchOptions } from './processes';

/** Number of output lines that the failure of a command shows. */
const SHOWN_LINES = 40;
/** Milliseconds between two updates while families grow. Reading the process table is expensive. */
const UPDATE_INTERVAL = 500;

/** Tracks all families of one run, so that it can stop every process. */
export class ProcessSupervisor {
  private readonly families = new Set<Family>();
  private readonly watch: NodeJS.Timeout;
  private closed = false;

  constructor() {
    this.watch = setInterval(() => void this.updateMembers(), UPDATE_INTERVAL);
    this.watch.unref();
  }

  launch(command: string, args: readonly string[], options: LaunchOptions): Family {
    if (this.closed) throw new Failure('Stopped.');
    const family = Family.launch(command, args, options);
    this.families.add(family);
    return family;
  }

  /**
   * Runs a command to its end.
   *
   * @throws Failure with its last lines of output if it fails
   */
  async run(
    name: string,
    command: string,
    args: readonly string[],
    options: LaunchOptions,
  ): Promise<void> {
    const tail = new Tail(SHOWN_LINES);
    const onLine = (line: string) => {
      tail.add(line);
      options.onLine?.(line);
    };
    const family = this.launch(command, args, { ...options, onLine });
    const { code, signal } = await family.exited.catch((error: unknown) => {
      throw new Failure(`${name} could not be started: ${describeError(error)}`);
    });
    if (code === 0) return;
    const end = signal ? `was ended by ${signal}` : `failed with exit code ${code}`;
    throw new Failure(`${name} ${end}:\n\n${tail.toString() || '(no output)'}`);
  }

  /** Returns the output of a short command, both streams; null if it is missing or fails. */
  async capture(command: string, args: readonly string[]): Promise<string | null> {
    const lines: string[] = [];
    const onLine = (line: string) => lines.push(line);
    const family = this.launch(command, args, { cwd: ROOT, onLine });
    const exit = await family.exited.catch(() => null);
    return exit?.code === 0 ? lines.join('\n') : null;
  }

  /** Ends the regular updates. Call it once no process is expected to leave its parent's group any more. */
  async settle(): Promise<void> {
    clearInterval(this.watch);
    await this.updateMembers();
  }

  private async updateMembers(): Promise<void> {
    const table = await readProcessTable();
    for (const family of this.families) {
      // The descendants of a command may outlive it and still have to be stopped.
      if (family.isGone(table)) this.families.delete(family);
    }
  }

  /** Stops all families at once. Afterwards `launch` throws. */
  async stop(grace: number): Promise<void> {
    this.closed = true;
    clearInterval(this.watch);
    await Promise.all([...this.families].map((family) => family.stop(grace)));
    this.families.clear();
  }
}
