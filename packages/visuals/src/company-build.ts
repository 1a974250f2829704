import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

/**
 * Text in each packaged script that a company's build replaces with its key. Keys have dots, and this has none, by which
 * the visual tells them apart.
 */
export const EMBEDDED_KEY_MARKER = 'FLEXA-KEY-OF-A-COMPANY';

/** Characters of a signed key. None of them ends or escapes a string, whatever quotes the script has. */
const KEY = /^[\w-]+(\.[\w-]+)+$/;

/** A zip's date is fixed: the same key in the same package has the same SHA-256. */
const DATE = new Date(2000, 0, 1);

interface PackageFile {
  visual?: { guid: string; version: string };
  version?: string;
  content?: { js: string };
}

export interface CompanyPackage {
  bytes: Uint8Array<ArrayBuffer>;
  version: string;
  guid: string;
}

/**
 * Returns the version of a package with a key inside. Its fourth part is the year and month in which the licence ends,
 * so that a renewal's package is newer: 1.2.0.0 until March 2027 is 1.2.0.2703.
 */
export function formatCompanyVersion(version: string, endsAt: Date): string {
  const [major = '1', minor = '0', patch = '0'] = version.split('.');
  const month = String(endsAt.getUTCMonth() + 1).padStart(2, '0');
  return [major, minor, patch, `${endsAt.getUTCFullYear() % 100}${month}`].join('.');
}

/**
 * Puts a licence key into a .pbiviz file. The GUID stays the same, so reports that have the visual keep it.
 *
 * @throws Error if the key or the package is damaged
 */
export function embedKey(file: Uint8Array, key: string, endsAt: Date): CompanyPackage {
  if (!KEY.test(key)) throw new Error('This is not a licence key');
  const files = unzipSync(file);
  const found: Omit<CompanyPackage, 'bytes'>[] = [];
  for (const [path, content] of Object.entries(files)) {
    if (!path.endsWith('.json')) continue;
    const json = JSON.parse(strFromU8(content)) as PackageFile;
    if (!json.visual) continue;
    json.visual.version = formatCompanyVersion(json.visual.version, endsAt);
    if (json.version !== undefined) json.version = json.visual.version;
    if (json.content) {
      json.content.js = insertKey(json.content.js, key);
      found.push(json.visual);
    }
    files[path] = strToU8(JSON.stringify(json));
  }
  const [visual] = found;
  if (!visual) throw new Error('The package has no script');
  const { guid, version } = visual;
  return { bytes: zipSync(files, { mtime: DATE }), guid, version };
}

function insertKey(js: string, key: string): string {
  const parts = js.split(EMBEDDED_KEY_MARKER);
  if (parts.length !== 2) throw new Error('The package has no place for a key');
  return parts.join(key);
}
