import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VisualManifest } from '../src/host/manifest';
import { MANIFESTS } from '../src/manifests';
import type { SettingOption, StoredSettings } from '../src/settings/table';

/** The settings of each visual as reports of one version hold them: objects, their properties, and values. */
type SavedSettings = Readonly<Record<string, StoredSettings>>;

const FOLDER = join(import.meta.dirname, 'saved-settings');

/** Reads the saved settings of every version that was released, and of today's. */
export async function readSavedSettings(): Promise<ReadonlyMap<string, SavedSettings>> {
  const files = (await readdir(FOLDER)).toSorted();
  const read = files.map(async (file) => {
    const settings = JSON.parse(await readFile(join(FOLDER, file), 'utf8')) as SavedSettings;
    return [file.replace(/\.json$/, ''), settings] as const;
  });
  return new Map(await Promise.all(read));
}

/** Lists the options of a version that its saved settings lack, or hold with the value that they begin with. */
export function listUnsavedOptions(
  { name, settings }: Pick<VisualManifest, 'name' | 'settings'>,
  saved: SavedSettings | undefined,
): string[] {
  return Object.entries(settings).flatMap(([card, { options }]) =>
    Object.entries(options).flatMap(([option, { initial }]: [string, SettingOption]) => {
      const value = saved?.[name]?.[card]?.[option];
      return value === undefined || value === initial ? [`${name}: ${card}.${option}`] : [];
    }),
  );
}

/**
 * Every later version loads what reports of this one saved, so a release keeps an example of each option.
 *
 * @throws Error that lists what `build/saved-settings/VERSION.json` lacks
 */
export async function checkSavedSettings(manifests: readonly VisualManifest[] = MANIFESTS) {
  const saved = await readSavedSettings();
  const unsaved = manifests.flatMap((manifest) =>
    listUnsavedOptions(manifest, saved.get(manifest.version)),
  );
  if (unsaved.length > 0) {
    throw new Error(`Add these to packages/visuals/build/saved-settings:\n${unsaved.join('\n')}`);
  }
}
