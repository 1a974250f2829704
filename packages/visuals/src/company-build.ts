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

/** The highest fourth part of a version, as of a Windows file version. */
const BUILD_MAX = 65_535;

/**
 * Returns the version of a package with a key inside. Its fourth part is the number of the company's build, because the
 * admin portal updates a visual to a higher version only: the third build of 1.2.0.0 is 1.2.0.3.
 *
 * @throws Error if the number is not from 1 to 65,535
 */
export function formatCompanyVersion(version: string, build: number): string {
  if (!Number.isInteger(build) || build < 1 || build > BUILD_MAX) {
    throw new Error('This is not the number of a build');
  }
  const [major = '1', minor = '0', patch = '0'] = version.split('.');
  return [major, minor, patch, build].join('.');
}

/**
 * Puts a licence key into a .pbiviz file. The GUID stays the same, so reports that have the visual keep it.
 *
 * @param build number of the company's build, from 1
 * @throws Error if the key or the package is damaged
 */
export function embedKey(file: Uint8Array, key: string, build: number): CompanyPackage {
  if (!KEY.test(key)) throw new Error('This is not a licence key');
  const files = unzipSync(file);
  const found: Omit<CompanyPackage, 'bytes'>[] = [];
  for (const [path, content] of Object.entries(files)) {
    if (!path.endsWith('.json')) continue;
    const json = JSON.parse(strFromU8(content)) as PackageFile;
    if (!json.visual) continue;
    json.visual.version = formatCompanyVersion(json.visual.version, build);
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
