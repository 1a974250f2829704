import { addLicenseKey, type KeyPlaces } from '@flexa/license/flexa';
import { isActive, isHeld, type License } from '@flexa/contracts/licenses';
import type { StudioDocument, Theme } from '@flexa/theme-engine/model';
import { keyQuery } from '@/features/licenses';
import { now } from '@/lib/clock';
import { queryClient } from '@/lib/query-client';
import { saveFile } from '@/lib/save-file';
import { toast } from '@/lib/toast';
import { STUDIO_FILES, type StudioFile } from './files';

type LicensableFile = StudioFile & Required<Pick<StudioFile, 'makeWith'>>;

/** Files that a key can be put into: those with a theme in them. */
export const LICENSABLE_FILES = STUDIO_FILES.filter(
  (file): file is LicensableFile => file.makeWith !== undefined,
);

/** Returns the active licence with the latest end for each product. */
export function pickLicenses(licenses: readonly License[]): License[] {
  const holding = licenses
    .filter((license) => isActive(license, now()) && isHeld(license))
    .sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
  return [...new Map(holding.map((license) => [license.visualType, license])).values()];
}

/** Puts the person's report keys under every visual they unlock. */
async function createKeyInserter(
  licenses: readonly License[],
  places: KeyPlaces,
): Promise<(theme: Theme) => Theme> {
  const keys = await Promise.all(
    pickLicenses(licenses).map(({ id }) => queryClient.fetchQuery(keyQuery(id))),
  );
  return (theme) =>
    keys.reduce<Theme>((licensed, { key }) => addLicenseKey(licensed, key, places), theme);
}

/** Creates a file with the person's keys in each of its themes. Created for each download, never stored. */
export async function buildLicensedFile(
  { makeWith }: LicensableFile,
  document: StudioDocument,
  licenses: readonly License[],
  places: KeyPlaces = {},
): Promise<Blob> {
  return makeWith(document, await createKeyInserter(licenses, places));
}

/** Saves a file with the person's keys in it. */
export async function downloadLicensed(
  file: LicensableFile,
  document: StudioDocument,
  licenses: readonly License[],
  places: KeyPlaces,
): Promise<void> {
  saveFile(file.fileName(document), await buildLicensedFile(file, document, licenses, places));
  const count = pickLicenses(licenses).length;
  const what = count === 1 ? 'your licence key' : `${count} licence keys`;
  toast.success(`${file.label} contains ${what}. Keep it private`);
}
