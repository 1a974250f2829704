import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describeError } from '@flexa/contracts/describe-error';
import type { SeedSummary } from '../seed/seed';
import {
  listAddresses,
  requireFree,
  SERVICE_NAMES,
  waitForAnswer,
  type Addresses,
  type Ports,
} from './addresses';
import { buildFunctions, buildVisuals, buildWeb, serveWeb, watchFunctions } from './builds';
import { Commands } from './commands';
import {
  adaptFirebaseConfig,
  buildFunctionsEnvironment,
  readFirebaseConfig,
} from './configuration';
import { openDataDirectory, saveData, type DataDirectory } from './data-directory';
import { startEmulators } from './emulators';
import { findFirestoreJar } from './firestore-jar';
import { CACHE } from './paths';
import { startServices, type Services } from './services';
import { Failure } from './terminal';

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
  /** Receives a line for each step of the start that has ended. */
  onStep?: (line: string) => void;
  onLine?: (source: Source, line: string) => void;
}

/**
 * Milliseconds for processes to end before we kill them. firebase-tools needs half a second, and more while functions
 * run. Only on Linux do we find the Java of a firebase-tools that was killed.
 */
const KILL_AFTER_MS = process.platform === 'linux' ? 700 : 10_000;

/**
 * Builds, starts and seeds the portal and everything it needs on this machine. Resolves once all of it answers, and
 * rejects once everything has been stopped again.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  // Short, because the path of a socket is limited to about 100 characters.
  const stack = new Stack(options, await mkdtemp(join(tmpdir(), 'flexa-')));
  try {
    await stack.start();
    return stack;
  } catch (error) {
    await stack.end();
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

/**
 * Runs the portal on this machine. The local Stripe, the mail inbox, the bot check and the schedule of the jobs run in this
 * process. The Firebase emulators are its child, and in development so are Vite and the build of the functions.
 */
export class Stack {
  readonly addresses: Addresses;
  /** Folder of the log files. */
  readonly logs: string;
  /** Set once the stack has started. */
  seeded!: SeedSummary;
  /** Resolves when one of the processes ends unexpectedly. */
  readonly died: Promise<Failure>;
  private announceDeath!: (failure: Failure) => void;
  /** True once the stack stops: ending processes and failing steps are expected from then on. */
  private stopping = false;
  private hasStarted = false;
  private stopped: Promise<void> | undefined;
  private ended: Promise<void> | undefined;
  private readonly commands = new Commands();
  private data: DataDirectory | null = null;
  private services: Promise<Services> | undefined;
  private emulators: Promise<void> | undefined;

  constructor(
    private readonly options: StackOptions,
    /** Folder of sockets, deleted at the end. */
    private readonly temporary: string,
  ) {
    this.addresses = listAddresses(options.ports);
    this.logs = join(CACHE, 'stacks', String(options.ports.hosting));
    this.died = new Promise((resolve) => (this.announceDeath = resolve));
  }

  async start(): Promise<void> {
    const { signal } = this.options;
    const interrupted = new Promise<never>((_, reject) => {
      const interrupt = () => {
        this.stopping = true;
        reject(new Failure('Interrupted.'));
      };
      if (signal?.aborted) interrupt();
      signal?.addEventListener('abort', interrupt, { once: true });
    });
    const died = this.died.then((failure) => Promise.reject(failure));
    await Promise.race([this.runSteps(), died, interrupted]);
  }

  /** Saves the data if there is a directory for it, then stops everything. Repeated calls return the same promise. */
  stop(): Promise<void> {
    this.stopped ??= this.saveAndEnd();
    return this.stopped;
  }

  /** Stops everything without saving and without waiting. */
  kill(): Promise<void> {
    this.commands.kill();
    return this.end();
  }

  /** Stops everything without saving. */
  end(): Promise<void> {
    this.ended ??= this.stopEverything();
    return this.ended;
  }

  private async stopEverything(): Promise<void> {
    this.stopping = true;
    await Promise.all([
      this.commands.end(KILL_AFTER_MS),
      this.services?.then((services) => services.close()).catch(() => {}),
    ]);
    await this.emulators;
    await rm(this.temporary, { recursive: true, force: true });
    // The logs explain a start that failed.
    if (this.hasStarted && this.options.temporary)
      await rm(this.logs, { recursive: true, force: true });
  }

  private async saveAndEnd(): Promise<void> {
    this.stopping = true;
    const services = await this.services;
    try {
      if (this.data && services) {
        await saveData(this.addresses.hub, this.data.path, services.exportPayments());
      }
    } finally {
      await this.end();
    }
  }

  private async runSteps(): Promise<void> {
    const { commands, addresses, options, logs: dir, temporary } = this;
    const { ports, dev = false } = options;
    const usedServices = dev ? SERVICE_NAMES : SERVICE_NAMES.filter((name) => name !== 'web');

    const [firestoreJar, data] = await this.step('Check this machine', () =>
      Promise.all([
        findFirestoreJar(),
        options.dataDir === undefined ? null : openDataDirectory(options.dataDir),
        requireFree(ports, usedServices),
      ]),
    );
    this.data = data;
    await mkdir(join(dir, 'web'), { recursive: true });
    const config = adaptFirebaseConfig(await readFirebaseConfig(), dir, ports);
    await writeFile(join(dir, 'firebase.json'), JSON.stringify(config, null, 2));

    const payments = data?.payments ?? null;
    const openLog = (source: Source) => this.openLog(source);
    const [services] = await Promise.all([
      this.step('Start Stripe, mail and bot check', () => {
        this.services = startServices({ ports, addresses, payments, openLog });
        return this.services;
      }),
      // Before the emulators, which read the list of functions from the build.
      this.step('Build functions', () => buildFunctions(commands)),
    ]);
    if (dev) {
      const watching = watchFunctions(commands, openLog('functions'));
      this.watch('The build of the functions', watching);
    }

    const emulators = startEmulators(commands, {
      dir,
      temporary,
      firestoreJar,
      importFrom: data?.isFilled ? data.path : null,
      environment: buildFunctionsEnvironment(addresses, dev),
      onLine: openLog('emulators'),
    });
    this.emulators = emulators.stopped;
    // Otherwise the Admin SDK in our process looks for Google's metadata server and warns that it is missing.
    process.env.METADATA_SERVER_DETECTION ??= 'none';
    // Loaded in parallel with the start, because loading it is slow.
    const seeding = import('../seed/seed');

    const startAndSeed = async () => {
      await this.step('Start emulators', () => emulators.ready);
      // Only from now on: during the start, the emulators' own output explains a failure better.
      void emulators.broken.then((failure) => this.fail(failure));
      const { seed } = await seeding;
      const [seeded] = await Promise.all([
        this.step('Seed data', () => seed(addresses)),
        // The first request starts the process of the API, so later ones are fast.
        this.step('Call API', () => waitForAnswer('The API', `${addresses.portal}/api/v1/health`)),
      ]);
      this.seeded = seeded;
    };
    const openWeb = async () => {
      if (!dev) return this.step('Build web', () => buildWeb(commands, dir, addresses));
      this.watch('The dev server', serveWeb(commands, dir, ports, addresses, openLog('web')));
      return this.step('Start dev server', () => waitForAnswer('The dev server', addresses.web));
    };
    await Promise.all([startAndSeed(), openWeb()]);
    // In development Vite serves /downloads, without visuals.
    if (!dev && !options.temporary) {
      const log = openLog('web');
      // Not awaited, because the first build installs its tool. Without a network there are no visuals.
      void buildVisuals(commands, dir, log).catch((error: unknown) => log(describeError(error)));
    }
    services.runJobs();
    this.hasStarted = true;
  }

  private async step<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (this.stopping) throw new Failure('Stopped.');
    const began = performance.now();
    const report = (mark: string) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      if (!this.stopping)
        this.options.onStep?.(`${mark}  ${name.padEnd(34)}${seconds.padStart(6)} s`);
    };
    try {
      const result = await work();
      report('ok    ');
      return result;
    } catch (error) {
      report('failed');
      // The other steps fail as a consequence; reporting them would hide the cause.
      this.stopping = true;
      throw error;
    }
  }

  /** Opens the log of this run, with the time of each line. */
  private openLog(source: Source): (line: string) => void {
    const file = createWriteStream(join(this.logs, `${source}.log`));
    // A full disk or a deleted folder must not stop the portal.
    file.on('error', () => {});
    return (line) => {
      const time = new Date().toISOString().slice(11, 23);
      file.write(`${time} ${stripVTControlCharacters(line)}\n`);
      this.options.onLine?.(source, line);
    };
  }

  /** Ends the stack when a command ends that should keep running. */
  private watch(name: string, command: Promise<void>): void {
    command.then(
      () => this.fail(new Failure(`${name} has ended. Its output is in ${this.logs}.`)),
      (error: unknown) => this.fail(new Failure(describeError(error))),
    );
  }

  private fail(failure: Failure): void {
    if (!this.stopping) this.announceDeath(failure);
  }
}
