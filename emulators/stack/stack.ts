import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeError } from '@flexa/contracts/describe-error';
import { listAddresses, type Addresses } from './addresses';
import { Failure } from './failure';
import { chooseFirestoreEmulator, listPlaces } from './machine/firestore';
import { ProcessSupervisor } from './processes/supervisor';
import { requireJava } from './machine/java';
import { CACHE, FIREBASE } from './paths';
import { requireFree, SERVICE_NAMES, type Ports } from './ports';
import type { Exit, Family } from './processes/processes';
import type { SeedSummary } from '../seed/seed';
import { rejectOnAbort } from './parts/abort';
import { waitForAnswer } from './parts/answering';
import { buildFunctions, buildVisuals, buildWeb, serveWeb, watchFunctions } from './parts/builds';
import { adaptConfig, readFirebaseConfig } from './parts/config';
import { openDataDir, saveData, type DataDir } from './parts/data-dir';
import { childEnvironment } from './parts/environment';
import { functionsEnvironment } from './parts/functions-environment';
import { LogFile } from './parts/log-file';
import { Services } from './parts/services';
import { startSuite } from './parts/suite';

/** Part of the stack that printed a line of output. */
export type Source = 'emulators' | 'functions' | 'web' | 'mail' | 'stripe';

export interface StackOptions {
  ports: Ports;
  /** Puts Vite's dev server in front and rebuilds the functions at every change. */
  dev?: boolean;
  /** Directory to load the data from, and to save it to at the end. */
  dataDir?: string;
  /** Deletes the stack's folder in `.cache` after a normal end. */
  temporary?: boolean;
  /** Cancels the start; `startStack` rejects once every process has stopped. */
  signal?: AbortSignal;
  onStep?: (step: Step) => void;
  onLine?: (source: Source, line: string) => void;
}

export interface Step {
  name: string;
  state: 'begun' | 'done' | 'failed';
  /** Seconds since the step began. */
  seconds: number;
}

export interface Stack {
  addresses: Addresses;
  seeded: SeedSummary;
  /** Folder of the log files. */
  logs: string;
  /** Resolves when one of the processes ends unexpectedly. */
  died: Promise<Failure>;
  /** Saves the data if `dataDir` is set, then stops everything. Repeated calls return the same promise. */
  stop: () => Promise<void>;
  /** Stops everything without saving and without waiting. */
  kill: () => Promise<void>;
}

/** Milliseconds for processes to end before we kill them; firebase-tools needs half a second. */
const GRACE = 3000;
/** The same during the start, when there is no data to lose. */
const GRACE_EARLY = 1000;
/** Milliseconds for a started server to answer, even on a busy machine. */
const ANSWER_LIMIT = 180_000;

/**
 * Builds, starts and seeds the portal and everything it needs on this machine. Resolves once all of it answers, and
 * rejects once everything has been stopped again.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const supervisor = new ProcessSupervisor();
  const services = new Services();
  const dir = join(CACHE, 'stacks', String(options.ports.hosting));
  // Outside `dir`, because the path of a socket is limited to about 100 characters.
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
      rejectOnAbort(options.signal, () => (startup.stopping = true)),
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
        if (data) await saveData(addresses.hub, data, services.exportPayments());
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

/** Runs `work` on a stack of its own and always stops that stack. */
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

/** Runs the steps that lead to a running stack. */
class Startup {
  readonly died: Promise<Failure>;
  /** True once the stack stops: ending processes and failing steps are expected from then on. */
  stopping = false;
  private reportDeath!: (failure: Failure) => void;

  constructor(
    private readonly options: StackOptions,
    private readonly running: { supervisor: ProcessSupervisor; services: Services },
    private readonly dir: string,
    private readonly temporary: string,
  ) {
    this.died = new Promise((resolve) => (this.reportDeath = resolve));
  }

  async run(): Promise<{ addresses: Addresses; seeded: SeedSummary; data: DataDir | null }> {
    const { options, dir } = this;
    const { supervisor, services } = this.running;
    const { ports, dev = false } = options;
    const addresses = listAddresses(ports);

    const [firestore, data] = await Promise.all([
      this.step('Find Firestore emulator', () => this.chooseFirestore()),
      options.dataDir === undefined ? null : openDataDir(options.dataDir),
      this.step('Check Java', () => requireJava(supervisor)),
      this.step('Check ports', () =>
        requireFree(ports, dev ? SERVICE_NAMES : SERVICE_NAMES.filter((name) => name !== 'web')),
      ),
    ]);

    await mkdir(join(dir, 'web'), { recursive: true });
    const config = adaptConfig(await readFirebaseConfig(), dir, ports);
    await writeFile(join(dir, 'firebase.json'), JSON.stringify(config, null, 2));

    // Before the emulators, which read the list of functions from the build.
    await Promise.all([
      this.step('Build functions', () => buildFunctions(supervisor)),
      services.start(ports, addresses, data?.payments ?? null, {
        step: (name, work) => this.step(name, work),
        log: (source) => this.openLog(source),
      }),
    ]);
    if (dev) {
      const builder = watchFunctions(supervisor, this.openLog('functions'));
      this.watch('The build of the functions', builder);
    }

    const suite = startSuite(supervisor, {
      dir,
      temporary: this.temporary,
      firestoreJar: firestore.jar,
      importFrom: data?.filled ? data.path : null,
      environment: functionsEnvironment(addresses, dev),
      onLine: this.openLog('emulators'),
    });
    // Only once it is ready: before, its own output explains a failure better than its exit code.
    suite.ready.then(() => this.watch('firebase-tools', suite.family), ignore);
    void suite.broken.then((failure) => this.end(failure));
    // Otherwise the Admin SDK in our process looks for Google's metadata server and warns that it is missing.
    process.env.METADATA_SERVER_DETECTION ??= 'none';
    // Loaded in parallel with the start, because loading it is slow.
    const seeding = import('../seed/seed');

    const [seeded] = await Promise.all([
      this.step('Start emulators', () => suite.ready).then(async () => {
        const { seed } = await seeding;
        const [summary] = await Promise.all([
          this.step('Seed data', () => seed(addresses)),
          // The first request starts the process of the API, so later ones are fast.
          this.step('Call API', () =>
            waitForAnswer('The API', `${addresses.portal}/api/v1/health`, ANSWER_LIMIT),
          ),
        ]);
        return summary;
      }),
      dev
        ? this.step('Start dev server', () => this.serveWeb(addresses))
        : this.step('Build web', () => buildWeb(supervisor, dir, addresses)),
    ]);
    // In development Vite serves /downloads, without visuals.
    if (!dev && !options.temporary) {
      const log = this.openLog('web');
      // Not awaited, because the first build installs its tool. Without a network there are no visuals.
      void buildVisuals(supervisor, dir, log).catch((error: unknown) => log(describeError(error)));
    }
    services.schedule(addresses);
    return { addresses, seeded, data };
  }

  private async serveWeb(addresses: Addresses): Promise<void> {
    const { options, dir } = this;
    const { supervisor } = this.running;
    const log = this.openLog('web');
    this.watch('The dev server', await serveWeb(supervisor, dir, options.ports, addresses, log));
    await waitForAnswer('The dev server', addresses.web, ANSWER_LIMIT);
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
    return chooseFirestoreEmulator(listPlaces(process.env, { askGcloud, cache: CACHE, download }));
  }

  private async step<T>(name: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    const report = (state: Step['state']) => {
      const seconds = (performance.now() - start) / 1000;
      if (!this.stopping) this.options.onStep?.({ name, state, seconds });
    };
    report('begun');
    try {
      const result = await work();
      report('done');
      return result;
    } catch (error) {
      report('failed');
      // The other steps fail as a consequence; reporting them would hide the cause.
      this.stopping = true;
      throw error;
    }
  }

  private openLog(source: Source): (line: string) => void {
    const file = new LogFile(join(this.dir, `${source}.log`));
    return (line) => {
      file.add(line);
      this.options.onLine?.(source, line);
    };
  }

  /** Ends the stack when a process ends that should keep running. */
  private watch(name: string, family: Family): void {
    const fail = (reason: string) =>
      this.end(new Failure(`${name} ${reason}. Its output is in ${this.dir}.`));
    family.exited.then(
      (exit) => fail(describeExit(exit)),
      (error) => fail(`could not be started: ${describeError(error)}`),
    );
  }

  private end(failure: Failure): void {
    if (!this.stopping) this.reportDeath(failure);
  }
}

function describeExit({ code, signal }: Exit): string {
  return signal ? `was ended by ${signal}` : `ended unexpectedly with exit code ${code}`;
}

function ignore(): void {
  // The code that awaits the promise reports it.
}
