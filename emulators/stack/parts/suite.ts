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
/** Milliseconds without a word: a slow machine may take as long as it needs while it goes on. */
const SILENCE_LIMIT = 120_000;
const SHOWN_LINES = 30;

export interface SuiteOptions {
  /** Holds firebase.json; logs are written there. */
  dir: string;
  /** For sockets and the hub's address file. Its own, or two stacks overwrite each other's. */
  temporary: string;
  firestoreJar: string;
  importFrom: string | null;
  /** Reaches the functions: their processes inherit it. */
  environment: Record<string, string>;
  onLine: (line: string) => void;
}

/** Auth, Firestore, Functions and Hosting under firebase-tools. */
export interface Suite {
  family: Family;
  ready: Promise<void>;
  /** Resolves when Firestore has ended, which firebase-tools itself would sit out. */
  broken: Promise<Failure>;
}

/**
 * firebase-tools without its detours, measured on two cores without a network: it looks up its
 * newest version, the newest firebase-functions and a metadata server (18 s to 9 s in all), and
 * asks the functions for their list over HTTP, which then take 4 s to let go of the connection.
 */
const QUICK = {
  CI: 'true',
  METADATA_SERVER_DETECTION: 'none',
  NO_UPDATE_NOTIFIER: '1',
  npm_config_offline: 'true',
  FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
  // Seconds; a busy machine needs more than the 10 that it takes for a failure.
  FUNCTIONS_DISCOVERY_TIMEOUT: '60',
  // Calls at once. Each has a process to itself, which takes three seconds to start: more of them than the
  // cores can serve only make each other wait.
  FUNCTIONS_EMULATOR_PARALLEL: String(2 * availableParallelism()),
  // Firestore lives for minutes here: Java's second compiler took half of its processor time.
  JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC',
};

/** Loaded before the functions are: see there. */
const VERIFY_TOKENS = pathToFileURL(join(import.meta.dirname, 'verify-tokens.mjs')).href;

export function startSuite(supervisor: ProcessSupervisor, options: SuiteOptions): Suite {
  const tail = new Tail(SHOWN_LINES);
  let announce!: (outcome: Failure | null) => void;
  const outcome = new Promise<Failure | null>((resolve) => (announce = resolve));

  let breakDown!: (failure: Failure) => void;
  const broken = new Promise<Failure>((resolve) => (breakDown = resolve));

  let loadFailed = false;
  const silence = setTimeout(() => {
    const text = `The emulators said nothing for ${SILENCE_LIMIT / 1000} s and were not ready:`;
    announce(new Failure(`${text}\n\n${tail.toString()}`));
  }, SILENCE_LIMIT).unref();
  const onLine = (line: string) => {
    silence.refresh();
    tail.add(line);
    options.onLine(line);
    if (line.includes(FIRESTORE_ENDED)) {
      breakDown(new Failure(`Firestore has ended: ${line.replace(/^\W+/, '')}.`));
    }
    if (line.includes(NOT_LOADED)) {
      // firebase-tools goes on without the functions; we don't. The reason follows line by line.
      const fail = () => announce(new Failure(`The functions did not load:\n\n${tail.toString()}`));
      loadFailed = true;
      setTimeout(fail, 300);
    } else if (line.includes(READY) && !loadFailed) {
      announce(null);
    }
  };

  const args = [FIREBASE, 'emulators:start', '--project', PROJECT, '--non-interactive'];
  args.push('--only', 'auth,firestore,functions,hosting');
  if (options.importFrom) args.push('--import', options.importFrom);
  const family = supervisor.launch(process.execPath, args, {
    cwd: options.dir,
    env: childEnvironment({
      ...options.environment,
      ...QUICK,
      TMPDIR: options.temporary,
      FIRESTORE_EMULATOR_BINARY_PATH: options.firestoreJar,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${VERIFY_TOKENS}`,
    }),
    onLine,
  });

  void family.exited.then(
    () => announce(new Failure(`The emulators did not start:\n\n${tail.toString()}`)),
    (error: Error) => announce(new Failure(`The emulators did not start: ${error.message}`)),
  );
  const ready = outcome.then((failure) => {
    clearTimeout(silence);
    if (failure) throw failure;
  });
  ready.catch(() => {}); // Its awaiter hears of it; after a Ctrl-C there is none.
  return { family, ready, broken };
}
