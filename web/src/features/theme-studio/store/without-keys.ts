import { licenseKeysOf, withoutLicenseKeys } from '@flexa/license/flexa';
import { documentOf, themeOf, type StudioDocument, type Theme } from '@flexa/theme-engine/model';

/**
 * A document without licence keys: what is edited, saved and shared never holds one. Keys go into a
 * file as it is downloaded.
 */
export function withoutKeys(document: StudioDocument): StudioDocument {
  const theme = themeOf(document);
  if (licenseKeysOf(theme).length === 0) return document;
  return { ...documentOf(withoutLicenseKeys<Theme>(theme)), name: document.name };
}
