import { testEnvironment } from '../../stack/addresses';
import { Failure, messageOf } from '../../stack/failure';
import { ProcessSupervisor } from '../../stack/processes/supervisor';
import { freePorts } from '../../stack/ports';
import { Progress } from '../../stack/terminal/progress';
import { startStack, type Stack } from '../../stack/stack';
import { ONE_FAILED, type Count } from './count';
import { ensureChromium, ensureJava } from './debian';
import type { Plan, Stage } from './plan';
import { runStage } from './run';

/** Test runners have nothing to save. */
const GRACE = 1000;

export interface Result {
  stage: Stage;
  count: Count;
  seconds: number;
  /** Why it could not run. */
  reason?: string;
}

/** The stages of a plan, one after the other, and the one stack they share. */
export class TestRun {
  private readonly supervisor = new ProcessSupervisor();
  private readonly interrupt = new AbortController();
  private starting: Promise<Stack> | undefined;
  private startFailed = false;
  private javaChecked: Promise<void> | undefined;

  constructor(private readonly plan: Plan) {}

  get interrupted(): boolean {
    return this.interrupt.signal.aborted;
  }

  /** Runs stage after stage, whatever the earlier ones came to. */
  async all(): Promise<Result[]> {
    const results: Result[] = [];
    try {
      for (const stage of this.plan.stages) {
        if (this.interrupted) break;
        heading(stage.title);
        results.push(await this.one(stage));
      }
      return results;
    } finally {
      await this.end();
    }
  }

  /** Gives up: what runs is stopped, what has not begun is left out. */
  async stop(): Promise<void> {
    this.interrupt.abort();
    await this.end();
  }

  private async end(): Promise<void> {
    const stack = await this.starting?.catch(() => null);
    await Promise.all([this.supervisor.stop(GRACE), stack?.stop()]);
  }

  private async one(stage: Stage): Promise<Result> {
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    try {
      const env = await this.prepare(stage);
      const { supervisor } = this;
      const count = await runStage(stage, { supervisor, rest: this.plan.rest, env, print });
      return { stage, count, seconds: seconds() };
    } catch (error) {
      if (!(error instanceof Failure)) console.error(error);
      else if (!this.interrupted) print(error.message);
      const reason = `could not run: ${messageOf(error).split('\n')[0]}`;
      return { stage, count: ONE_FAILED, seconds: seconds(), reason };
    }
  }

  /** Sees that there is what the stage needs; answers what to tell its tests. */
  private async prepare(stage: Stage): Promise<Record<string, string>> {
    const { supervisor } = this;
    if (stage.name === 'browser') await ensureChromium(supervisor, print);
    if (!stage.onStack && stage.name !== 'start') return {};
    await (this.javaChecked ??= ensureJava(supervisor, print));
    if (!stage.onStack) return {};
    if (this.startFailed) throw new Failure('The portal did not start; see above.');
    const stack = await (this.starting ??= this.startStack());
    return testEnvironment(stack.addresses);
  }

  private async startStack(): Promise<Stack> {
    print('Starting a portal for the tests\n');
    const progress = new Progress(process.stdout);
    try {
      return await startStack({
        ports: await freePorts(),
        temporary: true,
        signal: this.interrupt.signal,
        onStep: progress.onStep,
      });
    } catch (error) {
      this.startFailed = true;
      throw error;
    } finally {
      progress.end();
    }
  }
}

export function heading(title: string): void {
  print(`\n== ${title} ${'='.repeat(Math.max(0, 74 - title.length))}\n`);
}

function print(line: string): void {
  console.log(line);
}
