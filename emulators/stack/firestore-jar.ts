import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';
import { CACHE } from './paths';
import { Failure } from './terminal';

/** Jar of Debian's package google-cloud-cli-firestore-emulator. */
const DEBIAN_JAR =
  '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

interface Options {
  namedJar?: string | undefined;
  installed?: string;
  /** Folder for the wrapping jar. */
  cache?: string;
}

/**
 * Finds the jar of the Firestore emulator that FIRESTORE_EMULATOR_BINARY_PATH names, or Debian's. Returns null without
 * one; firebase-tools then downloads its own.
 */
export async function findFirestoreJar({
  namedJar = process.env.FIRESTORE_EMULATOR_BINARY_PATH,
  installed = DEBIAN_JAR,
  cache = CACHE,
}: Options = {}): Promise<string | null> {
  if (namedJar && !existsSync(namedJar)) {
    throw new Failure(`FIRESTORE_EMULATOR_BINARY_PATH names ${namedJar}, which doesn't exist.`);
  }
  const jar = namedJar || installed;
  if (!existsSync(jar)) return null;
  if (basename(jar) !== basename(DEBIAN_JAR)) return jar;

  // firebase-tools only runs `java -jar`, but this jar's manifest names no main class. So we wrap it.
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
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${classPath}`];
  const manifest = `${lines.map(wrapLine).join('')}\r\n`;
  return zipSync({ 'META-INF/MANIFEST.MF': Buffer.from(manifest) });
}

/** Wraps a line at the 72 bytes that the JAR specification allows. URLs have no character of more than one byte. */
function wrapLine(line: string): string {
  return `${line.replace(/^.{72}(?=.)|.{71}(?=.)/g, '$&\r\n ')}\r\n`;
}
