import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeError } from '@flexa/contracts/describe-error';
import { Failure } from '../failure';
import { buildManifestJar } from './manifest-jar';

/** Places in which to look for a Firestore emulator. */
export interface Places {
  /** Jar named by FIRESTORE_EMULATOR_BINARY_PATH, a variable of firebase-tools. */
  named: string | undefined;
  /** Folder of firebase-tools' downloads. */
  downloads: string;
  /** Folders in which the Google Cloud CLI is usually installed. */
  sdkRoots: readonly string[];
  /** Asks the Cloud CLI for its folder. It is slow, so it is the last place to look. */
  askGcloud: () => Promise<string | null>;
  /** Folder for the wrapping jar. */
  cache: string;
  /** Makes firebase-tools download the emulator into `downloads`. */
  download: () => Promise<void>;
}

export interface FirestoreEmulator {
  source: string;
  /** Value for FIRESTORE_EMULATOR_BINARY_PATH. */
  jar: string;
}

const CLOUD_CLI_JAR = 'cloud-firestore-emulator.jar';
const IN_SDK = join('platform', 'cloud-firestore-emulator', CLOUD_CLI_JAR);
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Chooses the named Firestore emulator, a downloaded one or the Cloud CLI's. Downloads one if it finds none. */
export async function chooseFirestoreEmulator(places: Places): Promise<FirestoreEmulator> {
  if (places.named) {
    if (!existsSync(places.named)) {
      throw new Failure(
        `FIRESTORE_EMULATOR_BINARY_PATH names ${places.named}, which doesn't exist.`,
      );
    }
    const jar = await makeRunnable(places.named, places.cache);
    return { source: 'FIRESTORE_EMULATOR_BINARY_PATH', jar };
  }

  const downloaded = await findNewestDownload(places.downloads);
  if (downloaded) return { source: 'firebase-tools', jar: downloaded };

  const installed = await findCloudCliJar(places);
  if (installed) {
    return { source: 'Google Cloud CLI', jar: await makeRunnable(installed, places.cache) };
  }

  let reason = 'it wrote no emulator';
  try {
    await places.download();
    const fresh = await findNewestDownload(places.downloads);
    if (fresh) return { source: 'firebase-tools, just downloaded', jar: fresh };
  } catch (error) {
    reason = readLastLine(describeError(error));
  }
  throw new Failure(
    `No Firestore emulator is installed and the download failed: ${reason}\n` +
      'Run "npx firebase setup:emulators:firestore" with a network, or install the package ' +
      'google-cloud-cli-firestore-emulator (https://cloud.google.com/sdk/docs/install).',
  );
}

/** Finds the highest version that firebase-tools has downloaded. */
async function findNewestDownload(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const jars = names.flatMap((name) => {
    const match = /^cloud-firestore-emulator-v(\d+)\.(\d+)\.(\d+)\.jar$/.exec(name);
    return match ? [{ name, version: match.slice(1).map(Number) }] : [];
  });
  jars.sort((a, b) => compareVersions(b.version, a.version));
  return jars[0] ? join(folder, jars[0].name) : null;
}

function compareVersions(a: readonly number[], b: readonly number[]): number {
  for (const [index, part] of a.entries()) {
    const difference = part - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

async function findCloudCliJar(places: Places): Promise<string | null> {
  const usual = places.sdkRoots.map((root) => join(root, IN_SDK)).find((jar) => existsSync(jar));
  if (usual) return usual;
  // The answer may contain lines of advice.
  const lines = (await places.askGcloud())?.split('\n') ?? [];
  return lines.map((root) => join(root.trim(), IN_SDK)).find((jar) => existsSync(jar)) ?? null;
}

/**
 * Returns a jar for `java -jar`, the only command that firebase-tools uses. The manifest of the Cloud CLI's jar names no
 * main class, so we wrap it in a jar with a manifest that does.
 */
async function makeRunnable(jar: string, cache: string): Promise<string> {
  if (basename(jar) !== CLOUD_CLI_JAR) return jar;
  const wrapper = join(cache, 'firestore-emulator.jar');
  const content = buildManifestJar({
    'Main-Class': MAIN_CLASS,
    'Class-Path': pathToFileURL(jar).href,
  });
  await mkdir(cache, { recursive: true });
  // Replaced atomically, because another stack may be starting Java from it.
  const draft = `${wrapper}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, wrapper);
  return wrapper;
}

/** Lists the places of this machine. The caller provides the commands. */
export function listPlaces(
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

function readLastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}
