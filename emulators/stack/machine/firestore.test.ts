import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseFirestoreEmulator, type Places } from './firestore';
import { buildManifestJar, wrapManifestLine } from './manifest-jar';

let dir: string;
let asked: string[];

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'flexa firestore-'));
  asked = [];
});

afterEach(() => rm(dir, { recursive: true, force: true }));

function places(overrides: Partial<Places> = {}): Places {
  return {
    named: undefined,
    downloads: join(dir, 'downloads'),
    sdkRoots: [join(dir, 'sdk')],
    askGcloud: async () => {
      asked.push('gcloud');
      return null;
    },
    cache: join(dir, 'cache'),
    download: async () => {
      asked.push('download');
      throw new Error('Downloading...\n  getaddrinfo EAI_AGAIN storage.googleapis.com');
    },
    ...overrides,
  };
}

async function addFile(...path: string[]): Promise<string> {
  const full = join(dir, ...path);
  await mkdir(dirname(full), { recursive: true });
  await writeFile(full, '');
  return full;
}

const inSdk = ['platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'];
const addDownload = (version: string) =>
  addFile('downloads', `cloud-firestore-emulator-v${version}.jar`);

describe('chooseFirestoreEmulator', () => {
  test('takes the named jar before all others', async () => {
    await addDownload('1.19.8');
    const named = await addFile('mine.jar');
    expect(await chooseFirestoreEmulator(places({ named }))).toMatchObject({ jar: named });
  });

  test('refuses a named jar that does not exist', async () => {
    const named = join(dir, 'gone.jar');
    await expect(chooseFirestoreEmulator(places({ named }))).rejects.toThrow(
      `FIRESTORE_EMULATOR_BINARY_PATH names ${named}, which doesn't exist.`,
    );
  });

  test("wraps the Cloud CLI's jar if it is the named one", async () => {
    const named = await addFile('somewhere', 'cloud-firestore-emulator.jar');
    const { jar } = await chooseFirestoreEmulator(places({ named }));
    expect(jar).toBe(join(dir, 'cache', 'firestore-emulator.jar'));
  });

  test('takes the newest download, comparing versions by number', async () => {
    await addDownload('1.9.10');
    const newest = await addDownload('1.19.8');
    await addDownload('1.19.7');
    await addFile('downloads', 'cloud-firestore-emulator-v2.0.0.jar.part');
    await addFile('sdk', ...inSdk);
    const choice = await chooseFirestoreEmulator(places());
    expect(choice).toEqual({ source: 'firebase-tools', jar: newest });
  });

  test("wraps the Cloud CLI's jar without asking gcloud if it is in a usual place", async () => {
    await addFile('sdk', ...inSdk);
    const choice = await chooseFirestoreEmulator(places());
    expect(choice.source).toBe('Google Cloud CLI');
    expect(choice.jar).toBe(join(dir, 'cache', 'firestore-emulator.jar'));
    expect((await readFile(choice.jar)).subarray(0, 2).toString()).toBe('PK');
    expect(asked).toEqual([]);
  });

  test('asks gcloud for its folder if it is in no usual place', async () => {
    await addFile('odd', ...inSdk);
    const askGcloud = async () => `Updates are available.\n${join(dir, 'odd')}\n`;
    const choice = await chooseFirestoreEmulator(places({ askGcloud }));
    expect(choice.source).toBe('Google Cloud CLI');
  });

  test('downloads as the last resort', async () => {
    const choice = await chooseFirestoreEmulator(
      places({ download: async () => void (await addDownload('1.19.8')) }),
    );
    expect(choice.jar).toMatch(/cloud-firestore-emulator-v1\.19\.8\.jar$/);
    expect(asked).toEqual(['gcloud']);
  });

  test('names in two lines what to install if nothing works', async () => {
    const failure = await chooseFirestoreEmulator(places()).catch((error: Error) => error.message);
    expect(failure).toBe(
      'No Firestore emulator is installed and the download failed: ' +
        'getaddrinfo EAI_AGAIN storage.googleapis.com\n' +
        'Run "npx firebase setup:emulators:firestore" with a network, or install the package ' +
        'google-cloud-cli-firestore-emulator (https://cloud.google.com/sdk/docs/install).',
    );
    expect(asked).toEqual(['gcloud', 'download']);
  });
});

describe('buildManifestJar', () => {
  test('wraps lines at 72 bytes without splitting a character', () => {
    const line = `Class-Path: file:/home/zoë/${'a'.repeat(100)}/ü.jar`;
    const wrapped = wrapManifestLine(line);
    const lines = wrapped.split('\r\n');
    expect(lines.every((each) => Buffer.byteLength(each) <= 72)).toBe(true);
    expect(wrapped.replaceAll('\r\n ', '')).toBe(`${line}\r\n`);
  });

  test('keeps a line of exactly 72 bytes whole', () => {
    const line = `Name: ${'x'.repeat(66)}`;
    expect(wrapManifestLine(line)).toBe(`${line}\r\n`);
    expect(wrapManifestLine(`${line}y`)).toBe(`${line}\r\n y\r\n`);
  });

  test('makes Java find the main class on the class path', async () => {
    const folder = join(dir, 'a folder', 'long'.repeat(30));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'Emulator.class'), buildEmptyClass('Emulator'));
    const jar = join(dir, 'wrapper.jar');
    const classPath = pathToFileURL(`${folder}/`).href;
    await writeFile(jar, buildManifestJar({ 'Main-Class': 'Emulator', 'Class-Path': classPath }));
    // Java found the class, which has no members.
    const run = promisify(execFile)('java', ['-jar', jar]);
    await expect(run).rejects.toThrow('Main method not found in class Emulator');
  });
});

/** Builds the smallest class file: a name, java.lang.Object as its superclass, no members. */
function buildEmptyClass(name: string): Buffer {
  const utf8 = (text: string) => [1, 0, text.length, ...Buffer.from(text)];
  const constants = [...utf8(name), 7, 0, 1, ...utf8('java/lang/Object'), 7, 0, 3];
  const head = [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52, 0, 5];
  return Buffer.from([...head, ...constants, 0, 0x21, 0, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0]);
}
