import { listLicenseKeys, removeLicenseKeys } from '@flexa/license/flexa';
import {
  createDocument,
  compileTheme,
  type StudioDocument,
  type Theme,
} from '@flexa/theme-engine/model';

/**
 * A document without licence keys: what is edited, saved and shared never holds one. Keys go into a
 * file as it is downloaded.
 */
export function withoutKeys(document: StudioDocument): StudioDocument {
  const theme = compileTheme(document);
  if (listLicenseKeys(theme).length === 0) return document;
  return { ...createDocument(removeLicenseKeys<Theme>(theme)), name: document.name };
}
