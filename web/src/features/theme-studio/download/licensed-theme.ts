import { licenseKeysOf, withLicenseKey } from '@flexa/license/flexa';
import { isActive, isHeld, type License } from '@flexa/contracts/licenses';
import { themeText, type Theme } from '@flexa/theme-engine/model';
import { keyQuery } from '@/features/licenses';
import { now } from '@/lib/clock';
import { queryClient } from '@/lib/query-client';
import { saveFile } from '@/lib/save-file';
import { toast } from '@/lib/toast';

/** Of the licences that hold, the one that lasts longest for each product. */
export function licensesToPutIn(licenses: readonly License[]): License[] {
  const holding = licenses
    .filter((license) => isActive(license, now()) && isHeld(license))
    .sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
  return [...new Map(holding.map((license) => [license.visualType, license])).values()];
}

/** The theme with the person's report keys under every visual they unlock. */
export async function licensedTheme(theme: Theme, licenses: readonly License[]): Promise<Theme> {
  const keys = await Promise.all(
    licensesToPutIn(licenses).map(({ id }) => queryClient.fetchQuery(keyQuery(id))),
  );
  return keys.reduce<Theme>((licensed, { key }) => withLicenseKey(licensed, key), theme);
}

/** Saves theme.json with the person's keys in it. */
export async function downloadLicensed(theme: Theme, licenses: readonly License[]): Promise<void> {
  const licensed = await licensedTheme(theme, licenses);
  saveFile('theme.json', themeText(licensed));
  const count = licenseKeysOf(licensed).length;
  toast.success(
    `theme.json contains ${count === 1 ? 'your key' : `${count} keys`}. Keep it private`,
  );
}
