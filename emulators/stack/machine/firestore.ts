import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeError } from '@flexa/contracts/describe-error';
import { Failure } from '../failure';
import { manifestJar } from './manifest-jar';

/** Where a Firestore emulator may be; a test looks elsewhere. */
export interface Places {
  /** A jar the person names (firebase-tools' own variable). */
  named: string | undefined;
  /** Where firebase-tools keeps what it downloads. */
  downloads: string;
  /** Usual homes of the Google Cloud CLI. */
  sdkRoots: readonly string[];
  /** Asks the Cloud CLI where it lives; slow, so only if it is in none of the usual places. */
  askGcloud: () => Promise<string | null>;
  /** Where the wrapping jar is written. */
  cache: string;
  /** Makes firebase-tools download the emulator into `downloads`. */
  download: () => Promise<void>;
}

export interface FirestoreEmulator {
  source: string;
  /** For FIRESTORE_EMULATOR_BINARY_PATH. */
  jar: string;
}

const CLOUD_CLI_JAR = 'cloud-firestore-emulator.jar';
const IN_SDK = join('platform', 'cloud-firestore-emulator', CLOUD_CLI_JAR);
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * Picks the Firestore emulator: the named one, a downloaded one, the Cloud CLI's, and only then
 * the network.
 */
export async function chooseFirestoreEmulator(places: Places): Promise<FirestoreEmulator> {
  if (places.named) {
    if (!existsSync(places.named)) {
      throw new Failure(
        `FIRESTORE_EMULATOR_BINARY_PATH names ${places.named}, which is not there.`,
      );
    }
    const jar = await runnable(places.named, places.cache);
    return { source: 'FIRESTORE_EMULATOR_BINARY_PATH', jar };
  }

  const downloaded = await newestDownload(places.downloads);
  if (downloaded) return { source: 'firebase-tools', jar: downloaded };

  const installed = await cloudCliJar(places);
  if (installed) {
    return { source: 'Google Cloud CLI', jar: await runnable(installed, places.cache) };
  }

  let reason = 'it left no emulator behind';
  try {
    await places.download();
    const fresh = await newestDownload(places.downloads);
    if (fresh) return { source: 'firebase-tools, just downloaded', jar: fresh };
  } catch (error) {
    reason = lastLine(describeError(error));
  }
  throw new Failure(
    `No Firestore emulator is installed and the download failed: ${reason}\n` +
      'Run "npx firebase setup:emulators:firestore" with a network, or install the package ' +
      'google-cloud-cli-firestore-emulator (https://cloud.google.com/sdk/docs/install).',
  );
}

/** The highest version among the jars firebase-tools has downloaded. */
async function newestDownload(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const jars = names.flatMap((name) => {
    const match = /^cloud-firestore-emulator-v(\d+)\.(\d+)\.(\d+)\.jar$/.exec(name);
    return match ? [{ name, version: match.slice(1).map(Number) }] : [];
  });
  jars.sort((a, b) => compare(b.version, a.version));
  return jars[0] ? join(folder, jars[0].name) : null;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, part] of a.entries()) {
    const difference = part - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

async function cloudCliJar(places: Places): Promise<string | null> {
  const usual = places.sdkRoots.map((root) => join(root, IN_SDK)).find((jar) => existsSync(jar));
  if (usual) return usual;
  // Among its answer may be lines of advice.
  const lines = (await places.askGcloud())?.split('\n') ?? [];
  return lines.map((root) => join(root.trim(), IN_SDK)).find((jar) => existsSync(jar)) ?? null;
}

/**
 * A jar `java -jar` can run, which is all firebase-tools knows. The Cloud CLI's has no main class
 * in its manifest; a jar that is only a manifest lends it one.
 */
async function runnable(jar: string, cache: string): Promise<string> {
  if (basename(jar) !== CLOUD_CLI_JAR) return jar;
  const wrapper = join(cache, 'firestore-emulator.jar');
  const content = manifestJar({
    'Main-Class': MAIN_CLASS,
    'Class-Path': pathToFileURL(jar).href,
  });
  await mkdir(cache, { recursive: true });
  // Written beside and moved over: another stack may be starting Java from it this moment.
  const draft = `${wrapper}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, wrapper);
  return wrapper;
}

/** The places of this machine; what asks and what downloads is for the caller to run. */
export function placesOf(
  env: NodeJS.ProcessEnv,
  commands: Pick<Places, 'askGcloud' | 'cache' | 'download'>,
): Places {
  const roots = [
    env.CLOUDSDK_ROOT_DIR,
    '/usr/lib/google-cloud-sdk',
    '/usr/lib64/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/usr/local/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    join(homedir(), 'google-cloud-sdk'),
  ];
  return {
    named: env.FIRESTORE_EMULATOR_BINARY_PATH,
    downloads: env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators'),
    sdkRoots: roots.flatMap((root) => root || []),
    ...commands,
  };
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}
