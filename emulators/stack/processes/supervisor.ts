import { describeError } from '@flexa/contracts/describe-error';
import { Failure } from '../failure';
import { ROOT } from '../paths';
import { readProcessTable } from './process-table';
import { Family, Tail, type LaunchOptions } from './processes';

/** Lines of a failed command worth showing. */
const SHOWN_LINES = 40;
/** While families grow. Reading the process table has its price, so not more often. */
const LOOK_EVERY = 500;

/** All the families one run has started, so that nothing is forgotten when it ends. */
export class ProcessSupervisor {
  private readonly families = new Set<Family>();
  private readonly watch: NodeJS.Timeout;
  private closed = false;

  constructor() {
    this.watch = setInterval(() => void this.look(), LOOK_EVERY);
    this.watch.unref();
  }

  launch(command: string, args: readonly string[], options: LaunchOptions): Family {
    if (this.closed) throw new Failure('Stopped.');
    const family = Family.launch(command, args, options);
    this.families.add(family);
    return family;
  }

  /** Runs a command to its end; a failure shows what it said. */
  async run(
    what: string,
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
      throw new Failure(`${what} could not be started: ${describeError(error)}`);
    });
    if (code === 0) return;
    const end = signal ? `was ended by ${signal}` : `failed with exit code ${code}`;
    throw new Failure(`${what} ${end}:\n\n${tail.toString() || '(it said nothing)'}`);
  }

  /** What a short command prints, both streams; null when there is none such or it fails. */
  async capture(command: string, args: readonly string[]): Promise<string | null> {
    const lines: string[] = [];
    const onLine = (line: string) => lines.push(line);
    const family = this.launch(command, args, { cwd: ROOT, onLine });
    const exit = await family.exited.catch(() => null);
    return exit?.code === 0 ? lines.join('\n') : null;
  }

  /** Everything is up: from now on no process is expected to leave its parent's group. */
  async settle(): Promise<void> {
    clearInterval(this.watch);
    await this.look();
  }

  private async look(): Promise<void> {
    const table = await readProcessTable();
    for (const family of this.families) {
      // What a command started may outlive it, and has to be stopped all the same.
      if (family.isGone(table)) this.families.delete(family);
    }
  }

  /** Stops all of them at once; afterwards nothing can be launched any more. */
  async stop(grace: number): Promise<void> {
    this.closed = true;
    clearInterval(this.watch);
    await Promise.all([...this.families].map((family) => family.stop(grace)));
    this.families.clear();
  }
}
