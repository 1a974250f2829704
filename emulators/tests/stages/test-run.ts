import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeError } from '@flexa/contracts/describe-error';
import { testEnvironment } from '../../stack/addresses';
import { Failure } from '../../stack/failure';
import { freePorts } from '../../stack/ports';
import { ProcessSupervisor } from '../../stack/processes/supervisor';
import { startStack, type Stack, type Step } from '../../stack/stack';
import { NOTHING, ONE_FAILED, type Count } from './count';
import { Programs, thisMachine } from './debian';
import type { Plan } from './plan';
import { runWork } from './run-stage';
import type { Stage } from './table';

/** Test runners have nothing to save. */
const GRACE = 1000;
const PORTAL = { title: 'Start of the portal', budget: 60 };

export interface Result {
  title: string;
  budget: number;
  count: Count;
  seconds: number;
  /** Its output, line by line. */
  output: readonly string[];
  /** Why it could not run. */
  reason?: string;
}

export interface Audience {
  onStep: (step: Step) => void;
  /** A line of a stage, as it comes. */
  onLine: (line: string) => void;
  onResult: (result: Result) => void;
}

/** The lanes of a plan side by side, and the one stack that its stages share. */
export class TestRun {
  private readonly supervisor = new ProcessSupervisor();
  private readonly interrupt = new AbortController();
  private stack: Promise<Stack> | undefined;
  private readonly programs = new Programs(thisMachine(this.supervisor));

  constructor(
    private readonly plan: Plan,
    private readonly audience: Audience,
  ) {}

  get interrupted(): boolean {
    return this.interrupt.signal.aborted;
  }

  /** Runs stage after stage in each lane, whatever the earlier ones came to. */
  async all(): Promise<Result[]> {
    // Everything that is started from here inherits it and leaves the shapes of its queries there.
    const queries = await mkdtemp(join(tmpdir(), 'flexa-queries-'));
    process.env.FLEXA_QUERY_LOG = queries;
    try {
      return (await Promise.all(this.plan.lanes.map((lane) => this.lane(lane)))).flat();
    } finally {
      await this.end();
      await rm(queries, { recursive: true, force: true });
    }
  }

  /** Gives up: what runs is stopped, what has not begun is left out. */
  async stop(): Promise<void> {
    this.interrupt.abort();
    await this.end();
  }

  private async end(): Promise<void> {
    const stack = await this.stack?.catch(() => null);
    await Promise.all([this.supervisor.stop(GRACE), stack?.stop()]);
  }

  private async lane(stages: readonly Stage[]): Promise<Result[]> {
    const results: Result[] = [];
    if (stages.some(({ needs }) => needs.includes('stack'))) {
      results.push(await this.timed(PORTAL, (print) => this.startStack(print)));
    }
    for (const stage of stages) {
      if (this.interrupted) break;
      results.push(await this.timed(stage, (print) => this.run(stage, print)));
    }
    return results;
  }

  private async timed(
    { title, budget }: Pick<Stage, 'title' | 'budget'>,
    work: (print: (line: string) => void) => Promise<Count>,
  ): Promise<Result> {
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    const output: string[] = [];
    const print = (line: string) => {
      output.push(line);
      this.audience.onLine(line);
    };
    this.audience.onStep({ name: title, state: 'begun', seconds: 0 });
    const end = (rest: Pick<Result, 'count' | 'reason'>): Result => {
      const state = rest.count.failed > 0 ? 'failed' : 'done';
      const result = { title, budget, output, seconds: seconds(), ...rest };
      if (!this.interrupted) {
        this.audience.onStep({ name: title, state, seconds: result.seconds });
        this.audience.onResult(result);
      }
      return result;
    };
    try {
      return end({ count: await work(print) });
    } catch (error) {
      // A failure that a person can act on is printed as it is. Any other error is a bug, printed
      // with its stack.
      const text = error instanceof Failure ? error.message : String((error as Error).stack);
      for (const line of text.split('\n')) print(line);
      return end({
        count: ONE_FAILED,
        reason: `could not run: ${describeError(error).split('\n')[0]}`,
      });
    }
  }

  private async run(stage: Stage, print: (line: string) => void): Promise<Count> {
    const { supervisor, plan, programs } = this;
    if (stage.needs.includes('java')) await programs.ensureJava(print);
    if (stage.needs.includes('chromium')) await programs.ensureChromium(print);
    const env = {
      ...(plan.isWhole && { FLEXA_TEST_ALL: '1' }),
      ...(stage.needs.includes('stack') && {
        ...(await this.addresses()),
        FLEXA_QUERY_LOG: process.env.FLEXA_QUERY_LOG ?? '',
      }),
    };
    return runWork(stage.work, { supervisor, rest: plan.rest, env, print });
  }

  private async addresses(): Promise<Record<string, string>> {
    const stack = await this.stack?.catch(() => null);
    if (!stack) throw new Failure('The portal did not start.');
    return testEnvironment(stack.addresses);
  }

  private async startStack(print: (line: string) => void): Promise<Count> {
    await this.programs.ensureJava(print);
    // Its download runs beside the start and the stages before the browser's.
    if (this.plan.lanes.flat().some(({ needs }) => needs.includes('chromium')))
      void this.programs.ensureChromium(print);
    this.stack = startStack({
      ports: await freePorts(),
      temporary: true,
      signal: this.interrupt.signal,
      onStep: this.audience.onStep,
    });
    await this.stack;
    return NOTHING;
  }
}
