import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT } from '../addresses';
import { Failure } from '../failure';
import type { ProcessSupervisor } from '../processes/supervisor';
import { FIREBASE } from '../paths';
import { Tail, type Family } from '../processes/processes';
import { childEnvironment } from './environment';

const READY = 'All emulators ready!';
const NOT_LOADED = 'Failed to load function definition from source: ';
const FIRESTORE_ENDED = 'Firestore Emulator has exited';
/** Milliseconds without output after which a start has failed. A slow machine may take as long as it keeps printing. */
const SILENCE_LIMIT = 120_000;
const SHOWN_LINES = 30;

export interface SuiteOptions {
  /** Folder of firebase.json and the logs. */
  dir: string;
  /** Folder of sockets and the hub's address file. Two stacks that shared it would overwrite each other's files. */
  temporary: string;
  firestoreJar: string;
  importFrom: string | null;
  /** Inherited by the processes of the functions. */
  environment: Record<string, string>;
  onLine: (line: string) => void;
}

/** Auth, Firestore, Functions and Hosting under firebase-tools. */
export interface Suite {
  family: Family;
  ready: Promise<void>;
  /** Resolves when Firestore has ended. firebase-tools keeps running without it. */
  broken: Promise<Failure>;
}

/**
 * Variables that speed up firebase-tools, measured on two cores without a network. They skip the look-ups of its newest
 * version, of the newest firebase-functions and of a metadata server (9 s instead of 18 s). They also read the list of
 * functions from a file: over HTTP, the functions take 4 s to close the connection.
 */
const FAST_START = {
  CI: 'true',
  METADATA_SERVER_DETECTION: 'none',
  NO_UPDATE_NOTIFIER: '1',
  npm_config_offline: 'true',
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  // Seconds. The default of 10 is too short for a busy machine.
  FUNCTIONS_DISCOVERY_TIMEOUT: '60',
  // Concurrent calls. Each has a process of its own, which takes three seconds to start, so more than the cores can
  // run only slow each other down.
  FUNCTIONS_EMULATOR_PARALLEL: String(2 * availableParallelism()),
  // Firestore runs for minutes only, and Java's second compiler took half of its processor time.
  JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
};

/** Loaded before the functions; the file explains why. */
const VERIFY_TOKENS = pathToFileURL(join(import.meta.dirname, 'verify-tokens.mjs')).href;

export function startSuite(supervisor: ProcessSupervisor, options: SuiteOptions): Suite {
  const tail = new Tail(SHOWN_LINES);
  let announceOutcome!: (outcome: Failure | null) => void;
  const outcome = new Promise<Failure | null>((resolve) => (announceOutcome = resolve));

  let reportBroken!: (failure: Failure) => void;
  const broken = new Promise<Failure>((resolve) => (reportBroken = resolve));

  let loadFailed = false;
  const silence = setTimeout(() => {
    const text = `The emulators printed nothing for ${SILENCE_LIMIT / 1000} s and were not ready:`;
    announceOutcome(new Failure(`${text}\n\n${tail.toString()}`));
  }, SILENCE_LIMIT).unref();
  const onLine = (line: string) => {
    silence.refresh();
    tail.add(line);
    options.onLine(line);
    if (line.includes(FIRESTORE_ENDED)) {
      reportBroken(new Failure(`Firestore has ended: ${line.replace(/^\W+/, '')}.`));
    }
    if (line.includes(NOT_LOADED)) {
      // firebase-tools continues without the functions; we don't. The reason is in the next lines.
      const fail = () =>
        announceOutcome(new Failure(`The functions did not load:\n\n${tail.toString()}`));
      loadFailed = true;
      setTimeout(fail, 300);
    } else if (line.includes(READY) && !loadFailed) {
      announceOutcome(null);
    }
  };

  const args = [FIREBASE, 'emulators:start', '--project', PROJECT, '--non-interactive'];
  args.push('--only', 'auth,firestore,functions,hosting');
  if (options.importFrom) args.push('--import', options.importFrom);
  const family = supervisor.launch(process.execPath, args, {
    cwd: options.dir,
    env: childEnvironment({
      ...options.environment,
      ...FAST_START,
      TMPDIR: options.temporary,
      FIRESTORE_EMULATOR_BINARY_PATH: options.firestoreJar,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${VERIFY_TOKENS}`,
    }),
    onLine,
  });

  void family.exited.then(
    () => announceOutcome(new Failure(`The emulators did not start:\n\n${tail.toString()}`)),
    (error: Error) => announceOutcome(new Failure(`The emulators did not start: ${error.message}`)),
  );
  const ready = outcome.then((failure) => {
    clearTimeout(silence);
    if (failure) throw failure;
  });
  // After a Ctrl-C nobody awaits it.
  ready.catch(() => {});
  return { family, ready, broken };
}
