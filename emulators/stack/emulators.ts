import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT } from './addresses';
import { describeExit, findProcesses, sendSignal, type Commands } from './commands';
import { FIREBASE } from './paths';
import { Failure } from './terminal';

const READY = 'All emulators ready!';
const NOT_LOADED = 'Failed to load function definition from source: ';
const FIRESTORE_ENDED = 'Firestore Emulator has exited';
/** Milliseconds for the lines that explain why the functions did not load. */
const REASON_LIMIT = 300;
/** Milliseconds for a start on a busy machine. */
const START_LIMIT = 180_000;

interface Options {
  /** Folder of firebase.json and the logs. */
  dir: string;
  /** Folder of sockets and the hub's address file. Two stacks that shared it would overwrite each other's files. */
  temporary: string;
  /** Null to use the one that firebase-tools downloads. */
  firestoreJar: string | null;
  importFrom: string | null;
  /** Inherited by the processes of the functions. */
  environment: Record<string, string>;
  onLine: (line: string) => void;
}

/** Auth, Firestore, Functions and Hosting under firebase-tools. */
interface Emulators {
  ready: Promise<void>;
  /** Resolves when firebase-tools has ended, or Firestore, without which firebase-tools keeps running. */
  broken: Promise<Failure>;
  /** Resolves when no process is left. */
  stopped: Promise<void>;
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

const locateModule = (name: string) => pathToFileURL(join(import.meta.dirname, name)).href;
/** Loaded before the functions; the file explains why. */
const VERIFY_TOKENS = locateModule('verify-tokens.mjs');
/** Loaded before firebase-tools; the file explains why. */
const SKIP_SCHEMA_CHECKS = locateModule('skip-schema-checks.mjs');

export function startEmulators(commands: Commands, options: Options): Emulators {
  const { dir, temporary, firestoreJar, importFrom } = options;
  let announceReady!: () => void;
  let announceProblem!: (failure: Failure) => void;
  let announceBroken!: (failure: Failure) => void;
  const ready = new Promise<void>((resolve, reject) => {
    announceReady = resolve;
    announceProblem = reject;
  });
  const broken = new Promise<Failure>((resolve) => (announceBroken = resolve));
  const fail = (problem: string) =>
    announceProblem(new Failure(`${problem}:\n\n${firebase.readOutput()}`));

  let hasLoaded = true;
  const firebase = commands.start(
    [
      ...[process.execPath, '--import', SKIP_SCHEMA_CHECKS, FIREBASE, 'emulators:start'],
      ...['--project', PROJECT, '--non-interactive'],
      ...['--only', 'auth,firestore,functions,hosting'],
      ...(importFrom ? ['--import', importFrom] : []),
    ],
    {
      cwd: dir,
      environment: {
        ...options.environment,
        ...FAST_START,
        TMPDIR: temporary,
        ...(firestoreJar ? { FIRESTORE_EMULATOR_BINARY_PATH: firestoreJar } : {}),
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${VERIFY_TOKENS}`,
      },
      onLine: (line) => {
        options.onLine(line);
        if (line.includes(FIRESTORE_ENDED)) {
          announceBroken(new Failure(`Firestore has ended: ${line.replace(/^\W+/, '')}.`));
        }
        if (line.includes(NOT_LOADED)) {
          // firebase-tools continues without the functions; we don't.
          hasLoaded = false;
          setTimeout(() => fail('The functions did not load'), REASON_LIMIT);
        }
        if (line.includes(READY) && hasLoaded) announceReady();
      },
    },
  );

  const tooLong = setTimeout(
    () => fail(`The emulators were not ready within ${START_LIMIT / 1000} s`),
    START_LIMIT,
  ).unref();
  const stopped = firebase.exited
    .then(
      (exit) => {
        fail('The emulators did not start');
        announceBroken(
          new Failure(`firebase-tools ${describeExit(exit)}. Its output is in ${dir}.`),
        );
      },
      (error: Error) => fail(`The emulators did not start: ${error.message}`),
    )
    .finally(() => {
      clearTimeout(tooLong);
      // Java leads a group of its own, so it outlives a firebase-tools that was killed.
      for (const pid of findProcesses('TMPDIR', temporary)) sendSignal(pid, 'SIGKILL');
    });
  // After a Ctrl-C nobody awaits it.
  ready.catch(() => {});
  return { ready, broken, stopped };
}
