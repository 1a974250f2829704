import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildWrapper, findFirestoreJar } from './firestore-jar';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'flexa firestore-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

async function addFile(name: string): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, '');
  return path;
}

function findJar(namedJar: string | undefined, installed: string): Promise<string | null> {
  return findFirestoreJar({ namedJar, installed, cache: join(dir, 'cache') });
}

test("the jar of Debian's package is wrapped for java -jar", async () => {
  const jar = await findJar(undefined, await addFile('cloud-firestore-emulator.jar'));
  expect(jar).toBe(join(dir, 'cache', 'firestore-emulator.jar'));
  expect((await readFile(jar ?? '')).subarray(0, 2).toString()).toBe('PK');
});

test('a jar named by the variable is preferred to the installed one', async () => {
  const installed = await addFile('cloud-firestore-emulator.jar');
  const namedJar = await addFile('cloud-firestore-emulator-v1.19.8.jar');
  expect(await findJar(namedJar, installed)).toBe(namedJar);
});

test('a named jar that does not exist is refused', async () => {
  const namedJar = join(dir, 'gone.jar');
  await expect(findJar(namedJar, await addFile('cloud-firestore-emulator.jar'))).rejects.toThrow(
    `FIRESTORE_EMULATOR_BINARY_PATH names ${namedJar}, which doesn't exist.`,
  );
});

test('firebase-tools downloads Firestore on a machine without a jar', async () => {
  expect(await findJar(undefined, join(dir, 'gone.jar'))).toBeNull();
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
  const encodeUtf8 = (text: string) => [1, 0, text.length, ...Buffer.from(text)];
  const constants = [...encodeUtf8(name), 7, 0, 1, ...encodeUtf8('java/lang/Object'), 7, 0, 3];
  const head = [0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 52, 0, 5];
  return Buffer.from([...head, ...constants, 0, 0x21, 0, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0]);
}
