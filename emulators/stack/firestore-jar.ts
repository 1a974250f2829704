import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeError } from '@flexa/contracts/describe-error';
import { zipSync } from 'fflate';
import type { Commands } from './commands';
import { CACHE, FIREBASE } from './paths';
import { Failure } from './terminal';

/** Oldest Java that firebase-tools 14 supports. */
const OLDEST_JAVA = 11;

/** Throws a Failure unless `java` can run the Firestore emulator. */
export async function requireJava(commands: Pick<Commands, 'read'>): Promise<void> {
  // `openjdk version "17.0.15"`, and `java version "1.8.0_392"` for version 8.
  const output = (await commands.read(['java', '-version'])) ?? '';
  const version = /version "(?:1\.)?(\d+)/.exec(output)?.[1];
  if (Number(version) >= OLDEST_JAVA) return;
  const found = version === undefined ? 'none found' : `"java" is version ${version}`;
  throw new Failure(
    `The Firestore emulator needs Java ${OLDEST_JAVA} or later; ${found}.\n` +
      'Install one, for example with "apt-get install openjdk-17-jre-headless", ' +
      '"brew install openjdk@17" or from https://adoptium.net, and see that "java" is on the PATH.',
  );
}

const CLOUD_CLI_JAR = 'cloud-firestore-emulator.jar';
const IN_CLOUD_CLI = join('platform', 'cloud-firestore-emulator', CLOUD_CLI_JAR);
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** Folders of this machine in which to look for the emulator. */
export interface Places {
  /** Folder of firebase-tools' downloads. */
  downloads: string;
  /** Folder of the Google Cloud CLI where Debian's package installs it. */
  cloudCli: string;
  /** Folder for the wrapping jar. */
  cache: string;
}

const PLACES: Places = {
  downloads:
    process.env.FIREBASE_EMULATORS_PATH || join(homedir(), '.cache', 'firebase', 'emulators'),
  cloudCli: '/usr/lib/google-cloud-sdk',
  cache: CACHE,
};

/**
 * Finds the jar of the Firestore emulator: the one that FIRESTORE_EMULATOR_BINARY_PATH names, one that firebase-tools
 * has downloaded, or that of the Google Cloud CLI. Otherwise downloads it.
 */
export async function findFirestoreJar(
  commands: Pick<Commands, 'read' | 'run'>,
  places = PLACES,
  named = process.env.FIRESTORE_EMULATOR_BINARY_PATH,
): Promise<string> {
  if (named) {
    if (existsSync(named)) return makeRunnable(named, places.cache);
    throw new Failure(`FIRESTORE_EMULATOR_BINARY_PATH names ${named}, which doesn't exist.`);
  }
  const downloaded = await findNewestDownload(places.downloads);
  if (downloaded) return downloaded;
  const installed = await findCloudCliJar(commands, places.cloudCli);
  if (installed) return makeRunnable(installed, places.cache);

  let problem = 'it wrote no emulator';
  try {
    await commands.run(
      'The download',
      [process.execPath, FIREBASE, 'setup:emulators:firestore', '--non-interactive'],
      { environment: { CI: 'true', NO_UPDATE_NOTIFIER: '1' } },
    );
    const fresh = await findNewestDownload(places.downloads);
    if (fresh) return fresh;
  } catch (error) {
    problem = describeError(error).trim().split('\n').at(-1)?.trim() ?? '';
  }
  throw new Failure(
    `No Firestore emulator is installed and the download failed: ${problem}\n` +
      'Run "npx firebase setup:emulators:firestore" with a network, or install the package ' +
      'google-cloud-cli-firestore-emulator (https://cloud.google.com/sdk/docs/install).',
  );
}

/** Finds the highest version that firebase-tools has downloaded. */
async function findNewestDownload(folder: string): Promise<string | null> {
  const names = await readdir(folder).catch(() => []);
  const [newest] = names
    .filter((name) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(name))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  return newest === undefined ? null : join(folder, newest);
}

async function findCloudCliJar(
  commands: Pick<Commands, 'read'>,
  usual: string,
): Promise<string | null> {
  if (existsSync(join(usual, IN_CLOUD_CLI))) return join(usual, IN_CLOUD_CLI);
  // Slow. The answer may contain lines of advice.
  const answer = await commands.read(['gcloud', 'info', '--format=value(installation.sdk_root)']);
  const jars = (answer ?? '').split('\n').map((root) => join(root.trim(), IN_CLOUD_CLI));
  return jars.find((jar) => existsSync(jar)) ?? null;
}

/**
 * Returns a jar for `java -jar`, the only command that firebase-tools uses. The manifest of the Cloud CLI's jar names no
 * main class, so we wrap it in a jar with a manifest that does.
 */
async function makeRunnable(jar: string, cache: string): Promise<string> {
  if (basename(jar) !== CLOUD_CLI_JAR) return jar;
  const wrapper = join(cache, 'firestore-emulator.jar');
  await mkdir(cache, { recursive: true });
  // Replaced atomically, because another stack may be starting Java from it.
  const draft = `${wrapper}.${process.pid}`;
  await writeFile(draft, buildWrapper(MAIN_CLASS, pathToFileURL(jar).href));
  await rename(draft, wrapper);
  return wrapper;
}

/** Builds a jar that contains only a manifest, which names a main class and the jar or folder that holds it. */
export function buildWrapper(mainClass: string, classPath: string): Uint8Array {
  const attributes = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${classPath}`,
  ];
  const manifest = `${attributes.map(wrapManifestLine).join('')}\r\n`;
  return zipSync({ 'META-INF/MANIFEST.MF': Buffer.from(manifest) });
}

/** Wraps a line at the 72 bytes that the JAR specification allows. URLs have no character of more than one byte. */
function wrapManifestLine(line: string): string {
  const [first = '', ...rest] = line.match(/^.{1,72}|.{1,71}/g) ?? [];
  return [first, ...rest.map((part) => ` ${part}`)].map((each) => `${each}\r\n`).join('');
}
