import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeError } from '@flexa/contracts/describe-error';
import { addressesOf, type Addresses } from './addresses';
import { Failure } from './failure';
import { chooseFirestoreEmulator, placesOf } from './machine/firestore';
import { ProcessSupervisor } from './processes/supervisor';
import { requireJava } from './machine/java';
import { CACHE, FIREBASE } from './paths';
import { requireFree, SERVICE_NAMES, type Ports } from './ports';
import type { Exit, Family } from './processes/processes';
import type { SeedSummary } from '../seed/seed';
import { aborted } from './parts/aborted';
import { untilAnswering } from './parts/answering';
import { buildFunctions, buildVisuals, buildWeb, serveWeb, watchFunctions } from './parts/builds';
import { configFor, readFirebaseConfig } from './parts/config';
import { openDataDir, saveData, type DataDir } from './parts/data-dir';
import { childEnvironment } from './parts/environment';
import { functionsEnvironment } from './parts/functions-environment';
import { LogFile } from './parts/log-file';
import { Services } from './parts/services';
import { startSuite } from './parts/suite';

/** Who a line of output comes from. */
export type Source = 'emulators' | 'functions' | 'web' | 'mail' | 'stripe';

export interface StackOptions {
  ports: Ports;
  /** Vite's dev server in front, and the functions built again at every change. */
  dev?: boolean;
  /** Start from the data in this directory, and save them there at the end. */
  dataDir?: string;
  /** Leave nothing behind in `.cache` when it ends well. */
  temporary?: boolean;
  /** Abort it to give up while the stack starts; `startStack` rejects when all has been stopped. */
  signal?: AbortSignal;
  onStep?: (step: Step) => void;
  onLine?: (source: Source, line: string) => void;
}

export interface Step {
  name: string;
  state: 'begun' | 'done' | 'failed';
  /** Since the step began. */
  seconds: number;
}

export interface Stack {
  addresses: Addresses;
  seeded: SeedSummary;
  /** Where the output of everything is kept. */
  logs: string;
  /** Resolves when one of its processes ends although nobody asked it to. */
  died: Promise<Failure>;
  /** Saves the data if that was asked for, then stops everything. May be called again. */
  stop: () => Promise<void>;
  /** Stops everything without saving and without waiting. */
  kill: () => Promise<void>;
}

/** How long processes may take to end by themselves; firebase-tools needs half a second. */
const GRACE = 3000;
/** The same while things are still starting and there is nothing to lose. */
const GRACE_EARLY = 1000;
/** Milliseconds until what has started answers, also on a machine with much else to do. */
const ANSWER_LIMIT = 180_000;

/**
 * Builds and starts the portal and everything it needs on this machine, with data in it, and
 * returns when all of it answers. On failure everything that was started has been stopped.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const supervisor = new ProcessSupervisor();
  const services = new Services();
  const dir = join(CACHE, 'stacks', String(options.ports.hosting));
  // Not inside `dir`: the path of a socket may be about 100 characters long, no longer.
  const temporary = await mkdtemp(join(tmpdir(), 'flexa-'));
  const cleanUp = async (good: boolean) => {
    await rm(temporary, { recursive: true, force: true });
    if (good && options.temporary) await rm(dir, { recursive: true, force: true });
  };

  const startup = new Startup(options, { supervisor, services }, dir, temporary);
  try {
    const { addresses, seeded, data } = await Promise.race([
      startup.run(),
      startup.died.then((failure) => Promise.reject(failure)),
      aborted(options.signal, () => (startup.stopping = true)),
    ]);
    await supervisor.settle();
    const end = async (grace: number) => {
      startup.stopping = true;
      await Promise.all([supervisor.stop(grace), services.close()]);
      await cleanUp(true);
    };
    const stop = async () => {
      startup.stopping = true;
      try {
        if (data) await saveData(addresses.hub, data, services.payments());
      } finally {
        await end(GRACE);
      }
    };
    let stopped: Promise<void> | undefined;
    return {
      addresses,
      seeded,
      logs: dir,
      died: startup.died,
      stop: () => (stopped ??= stop()),
      kill: () => end(0),
    };
  } catch (error) {
    startup.stopping = true;
    await Promise.all([supervisor.stop(GRACE_EARLY), services.close()]);
    await cleanUp(false);
    throw error;
  }
}

/** Runs `work` in a stack of its own, and ends that stack whatever happens. */
export async function withStack<T>(
  options: StackOptions,
  work: (stack: Stack) => Promise<T>,
): Promise<T> {
  const stack = await startStack(options);
  try {
    return await work(stack);
  } finally {
    await stack.stop();
  }
}

/** The steps that lead to a running stack. */
class Startup {
  readonly died: Promise<Failure>;
  /** From here on neither an ending process nor a failing step is news. */
  stopping = false;
  private report!: (failure: Failure) => void;

  constructor(
    private readonly options: StackOptions,
    private readonly running: { supervisor: ProcessSupervisor; services: Services },
    private readonly dir: string,
    private readonly temporary: string,
  ) {
    this.died = new Promise((resolve) => (this.report = resolve));
  }

  async run(): Promise<{ addresses: Addresses; seeded: SeedSummary; data: DataDir | null }> {
    const { options, dir } = this;
    const { supervisor, services } = this.running;
    const { ports, dev = false } = options;
    const addresses = addressesOf(ports);

    const [firestore, data] = await Promise.all([
      this.step('Find Firestore emulator', () => this.chooseFirestore()),
      options.dataDir === undefined ? null : openDataDir(options.dataDir),
      this.step('Check Java', () => requireJava(supervisor)),
      this.step('Check ports', () =>
        requireFree(ports, dev ? SERVICE_NAMES : SERVICE_NAMES.filter((name) => name !== 'web')),
      ),
    ]);

    await mkdir(join(dir, 'web'), { recursive: true });
    const config = configFor(await readFirebaseConfig(), dir, ports);
    await writeFile(join(dir, 'firebase.json'), JSON.stringify(config, null, 2));

    // First, because the emulator reads the list of functions from what is built.
    await Promise.all([
      this.step('Build functions', () => buildFunctions(supervisor)),
      services.start(ports, addresses, data?.payments ?? null, {
        step: (name, work) => this.step(name, work),
        log: (source) => this.log(source),
      }),
    ]);
    if (dev) {
      const builder = watchFunctions(supervisor, this.log('functions'));
      this.watch('The build of the functions', builder);
    }

    const suite = startSuite(supervisor, {
      dir,
      temporary: this.temporary,
      firestoreJar: firestore.jar,
      importFrom: data?.filled ? data.path : null,
      environment: functionsEnvironment(addresses, dev),
      onLine: this.log('emulators'),
    });
    // Not before: until then what it said itself tells more than that it ended.
    suite.ready.then(() => this.watch('firebase-tools', suite.family), ignore);
    void suite.broken.then((failure) => this.end(failure));
    // The Admin SDK, in our own process, would look for a machine of Google's and warn of none.
    process.env.METADATA_SERVER_DETECTION ??= 'none';
    // Loaded while the others work: it takes its time.
    const seeding = import('../seed/seed');

    const [seeded] = await Promise.all([
      this.step('Start emulators', () => suite.ready).then(async () => {
        const { seed } = await seeding;
        const [summary] = await Promise.all([
          this.step('Seed data', () => seed(addresses)),
          // The first request starts the process that answers the later ones.
          this.step('Call API', () =>
            untilAnswering('The API', `${addresses.portal}/api/v1/health`, ANSWER_LIMIT),
          ),
        ]);
        return summary;
      }),
      dev
        ? this.step('Start dev server', () => this.serveWeb(addresses))
        : this.step('Build web', () => buildWeb(supervisor, dir, addresses)),
    ]);
    // In development /downloads is Vite's, which has no visuals.
    if (!dev && !options.temporary) {
      const log = this.log('web');
      // Not waited for: the first time their tool has to be installed. Without a network there are none.
      void buildVisuals(supervisor, dir, log).catch((error: unknown) => log(describeError(error)));
    }
    services.schedule(addresses);
    return { addresses, seeded, data };
  }

  private async serveWeb(addresses: Addresses): Promise<void> {
    const { options, dir } = this;
    const { supervisor } = this.running;
    const log = this.log('web');
    this.watch('The dev server', await serveWeb(supervisor, dir, options.ports, addresses, log));
    await untilAnswering('The dev server', addresses.web, ANSWER_LIMIT);
  }

  private chooseFirestore() {
    const { supervisor } = this.running;
    const download = () =>
      this.step('Download Firestore emulator', () =>
        supervisor.run('The download', process.execPath, [FIREBASE, 'setup:emulators:firestore'], {
          cwd: this.temporary,
          env: childEnvironment({ CI: 'true', NO_UPDATE_NOTIFIER: '1' }),
        }),
      );
    const askGcloud = () =>
      supervisor.capture('gcloud', ['info', '--format=value(installation.sdk_root)']);
    return chooseFirestoreEmulator(placesOf(process.env, { askGcloud, cache: CACHE, download }));
  }

  private async step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const tell = (state: Step['state']) => {
      const seconds = (performance.now() - start) / 1000;
      if (!this.stopping) this.options.onStep?.({ name, state, seconds });
    };
    tell('begun');
    try {
      const result = await work();
      tell('done');
      return result;
    } catch (error) {
      tell('failed');
      // The others fail for this one's sake, which is no news.
      this.stopping = true;
      throw error;
    }
  }

  private log(source: Source): (line: string) => void {
    const file = new LogFile(join(this.dir, `${source}.log`));
    return (line) => {
      file.add(line);
      this.options.onLine?.(source, line);
    };
  }

  /** Takes the end of a process that should live on for the end of the stack. */
  private watch(what: string, family: Family): void {
    const tell = (how: string) =>
      this.end(new Failure(`${what} ${how}. Its output is in ${this.dir}.`));
    family.exited.then(
      (exit) => tell(describeExit(exit)),
      (error) => tell(`could not be started: ${describeError(error)}`),
    );
  }

  private end(failure: Failure): void {
    if (!this.stopping) this.report(failure);
  }
}

function describeExit({ code, signal }: Exit): string {
  return signal ? `was ended by ${signal}` : `ended by itself with exit code ${code}`;
}

function ignore(): void {
  // The code that awaits the promise reports it.
}
