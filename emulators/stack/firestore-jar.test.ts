import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildWrapper, findFirestoreJar, requireJava } from './firestore-jar';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'flexa firestore-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

async function addFile(...path: string[]): Promise<string> {
  const full = join(dir, ...path);
  await mkdir(dirname(full), { recursive: true });
  await writeFile(full, '');
  return full;
}

const IN_CLOUD_CLI = ['platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'];
const addDownload = (version: string) =>
  addFile('downloads', `cloud-firestore-emulator-v${version}.jar`);

describe('findFirestoreJar', () => {
  /** Commands that were run. */
  let ran: string[];
  beforeEach(() => {
    ran = [];
  });

  interface Machine {
    named?: string;
    /** Answer of gcloud. */
    gcloud?: string;
    download?: () => Promise<unknown>;
  }

  function find({ named, gcloud, download }: Machine = {}): Promise<string> {
    const commands = {
      read: async ([program = '']: readonly string[]) => {
        ran.push(program);
        return gcloud ?? null;
      },
      run: async () => {
        ran.push('download');
        if (!download) throw new Error('Downloading...\n  getaddrinfo EAI_AGAIN storage');
        await download();
      },
    };
    const places = {
      downloads: join(dir, 'downloads'),
      cloudCli: join(dir, 'sdk'),
      cache: join(dir, 'cache'),
    };
    return findFirestoreJar(commands, places, named);
  }

  test('takes the named jar before all others', async () => {
    await addDownload('1.19.8');
    const named = await addFile('mine.jar');
    expect(await find({ named })).toBe(named);
  });

  test('refuses a named jar that does not exist', async () => {
    const named = join(dir, 'gone.jar');
    await expect(find({ named })).rejects.toThrow(
      `FIRESTORE_EMULATOR_BINARY_PATH names ${named}, which doesn't exist.`,
    );
  });

  test('takes the newest download, comparing versions by number', async () => {
    await addDownload('1.9.10');
    const newest = await addDownload('1.19.8');
    await addDownload('1.19.7');
    await addFile('downloads', 'cloud-firestore-emulator-v2.0.0.jar.part');
    await addFile('sdk', ...IN_CLOUD_CLI);
    expect(await find()).toBe(newest);
  });

  test("wraps the jar of Debian's package without asking gcloud", async () => {
    await addFile('sdk', ...IN_CLOUD_CLI);
    const jar = await find();
    expect(jar).toBe(join(dir, 'cache', 'firestore-emulator.jar'));
    expect((await readFile(jar)).subarray(0, 2).toString()).toBe('PK');
    expect(ran).toEqual([]);
  });

  test('asks gcloud for its folder if it is in no usual place', async () => {
    await addFile('odd', ...IN_CLOUD_CLI);
    const jar = await find({ gcloud: `Updates are available.\n${join(dir, 'odd')}` });
    expect(jar).toBe(join(dir, 'cache', 'firestore-emulator.jar'));
  });

  test('downloads as the last resort', async () => {
    const jar = await find({ download: () => addDownload('1.19.8') });
    expect(jar).toMatch(/cloud-firestore-emulator-v1\.19\.8\.jar$/);
    expect(ran).toEqual(['gcloud', 'download']);
  });

  test('names in two lines what to install if nothing works', async () => {
    await expect(find()).rejects.toThrow(
      'No Firestore emulator is installed and the download failed: getaddrinfo EAI_AGAIN storage\n' +
        'Run "npx firebase setup:emulators:firestore" with a network, or install the package ' +
        'google-cloud-cli-firestore-emulator (https://cloud.google.com/sdk/docs/install).',
    );
  });
});

test('Java finds the main class of a wrapper with a long class path', async () => {
  const folder = join(dir, 'a folder', 'long'.repeat(30));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'Emulator.class'), buildEmptyClass('Emulator'));
  const jar = join(dir, 'wrapper.jar');
  await writeFile(jar, buildWrapper('Emulator', pathToFileURL(`${folder}/`).href));
  // Java found the class, which has no members.
  const run = promisify(execFile)('java', ['-jar', jar]);
  await expect(run).rejects.toThrow('Main method not found in class Emulator');
});

/** Builds the smallest class file: a name, java.lang.Object as its superclass, no members. */
function buildEmptyClass(name: string): Buffer {
  const utf8 = (text: string) => [1, 0, text.length, ...Buffer.from(text)];
  const constants = [...utf8(name), 7, 0, 1, ...utf8('java/lang/Object'), 7, 0, 3];
  const head = [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52, 0, 5];
  return Buffer.from([...head, ...constants, 0, 0x21, 0, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0]);
}

describe('requireJava', () => {
  test.each([
    ['no Java', null, 'needs Java 11 or later; none found.'],
    ["macOS's placeholder", 'Unable to locate a Java Runtime.', 'none found.'],
    ['a Java that is too old', 'java version "1.8.0_392"', '"java" is version 8.'],
  ])('refuses %s and names what to install', async (_case, output, message) => {
    const refusal = requireJava({ read: async () => output });
    await expect(refusal).rejects.toThrow(message);
    await expect(refusal).rejects.toThrow('apt-get install openjdk-17-jre-headless');
  });

  test.each([
    'openjdk version "17.0.15" 2025-04-15',
    'Picked up _JAVA_OPTIONS: -Xmx1g\nopenjdk version "25-ea" 2025-09-16',
  ])('accepts %j', async (output) => {
    await requireJava({ read: async () => output });
  });
});
