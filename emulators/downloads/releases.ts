import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FlexaVisualName } from '@flexa/license/flexa';
import type { BuiltVisual } from '@flexa/visuals/build';
import { readPackage } from '@flexa/visuals/build-bundle';
import { RELEASE_NOTES } from '@flexa/visuals/release-notes';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { ReleaseStore } from './release-store';

/** One row of `/downloads/releases.json`, which the documentation reads. */
export interface ReleaseRow {
  name: string;
  version: string;
  /** Day of the release; null for a package of this machine. */
  releasedOn: string | null;
  notes: string;
  size: number;
  sha256: string;
  /** Name of the file below /downloads/releases. */
  file: string;
}

const FOLDER = 'releases';
const LIST = 'releases.json';

const formatFileName = (name: string, version: string) => `flexa-${name}-${version}.pbiviz`;

function findNotes(name: string, version: string): string {
  const notes = RELEASE_NOTES[name as FlexaVisualName]?.[version];
  if (!notes) throw new Error(`release-notes.ts has no release note for ${name} ${version}`);
  return notes;
}

/** A version of a visual: its package and its row in the list. */
interface Release {
  bytes: Uint8Array;
  row: ReleaseRow;
}

function createRelease(
  { name, version, releasedOn, notes }: Omit<ReleaseRow, 'file' | 'size' | 'sha256'>,
  bytes: Uint8Array,
): Release {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = formatFileName(name, version);
  return { bytes, row: { name, version, releasedOn, notes, file, size: bytes.length, sha256 } };
}

/**
 * Uploads each built package whose version the store doesn't have, and returns all versions. A version is uploaded once:
 * a later build of it is replaced by the stored file, so its SHA-256 stays the same. Without a store, as for the preview
 * of a pull request, nothing is uploaded.
 *
 * @throws Error if a version was already released with different contents
 */
export async function publishReleases(
  visuals: readonly BuiltVisual[],
  store: ReleaseStore | null,
): Promise<Release[]> {
  if (!store) return readBuiltReleases(visuals);
  for (const { name, version, file } of visuals) {
    const bytes = await readFile(file);
    const path = formatFileName(name, version);
    if (await store.create(path, bytes, { name, version, notes: findNotes(name, version) })) {
      continue;
    }
    const storedBytes = await store.read(path);
    if (!isDeepStrictEqual(readPackage(storedBytes), readPackage(bytes))) {
      throw new Error(
        `${name} ${version} was already released with different contents. Increase its version.`,
      );
    }
    await writeFile(file, storedBytes);
  }
  const storedReleases = await store.list();
  return Promise.all(
    storedReleases.map(async ({ path, ...details }) =>
      createRelease(details, await store.read(path)),
    ),
  );
}

/** Returns the packages as they were built now. */
export function readBuiltReleases(visuals: readonly BuiltVisual[]): Promise<Release[]> {
  return Promise.all(
    visuals.map(async ({ name, version, file }) => {
      const notes = findNotes(name, version);
      return createRelease({ name, version, releasedOn: null, notes }, await readFile(file));
    }),
  );
}

/** Version of the made-up packages, before every real one. */
const MADE_UP = { version: '0.9.0.0', notes: 'Made up for this machine, to show two versions' };
/** The same package has the same SHA-256 at every start. */
const DATE = new Date(2000, 0, 1);

/** Returns an older version of each visual, for a portal on this machine. */
export function createSampleReleases(visuals: readonly BuiltVisual[]): Promise<Release[]> {
  return Promise.all(
    visuals.map(async ({ name, file }) => {
      const bytes = changeVersion(await readFile(file), MADE_UP.version);
      return createRelease({ name, releasedOn: null, ...MADE_UP }, bytes);
    }),
  );
}

function changeVersion(bytes: Uint8Array, version: string): Uint8Array {
  const files = Object.entries(unzipSync(bytes)).map(([path, content]) => {
    if (!path.endsWith('.json')) return [path, content] as const;
    const json = JSON.parse(strFromU8(content)) as { visual?: object };
    const renumbered = json.visual && { ...json, version, visual: { ...json.visual, version } };
    return [path, strToU8(JSON.stringify(renumbered ?? json))] as const;
  });
  return zipSync(Object.fromEntries(files), { mtime: DATE });
}

/** Writes releases and their list, newest first, to the folder from which the portal offers them. */
export async function offerReleases(releases: readonly Release[], dir: string): Promise<void> {
  await mkdir(join(dir, FOLDER), { recursive: true });
  for (const { bytes, row } of releases) {
    await writeFile(join(dir, FOLDER, row.file), bytes);
  }
  const rows = releases
    .map(({ row }) => row)
    .sort((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }));
  await writeFile(join(dir, LIST), `${JSON.stringify(rows, null, 2)}\n`);
}
