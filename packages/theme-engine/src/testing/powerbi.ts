import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';

const FOLDER = join(import.meta.dirname, 'powerbi');
const THEMES = join(FOLDER, 'themes');

/** Microsoft's schema of a report theme. */
export function readThemeSchema(): unknown {
  return readPacked('theme-schema-2.152');
}

/** Returns the schema's types by visual, card and property. */
export function readThemeCatalogue(): unknown {
  return readPacked('theme-catalogue-2.152');
}

/** Reads Microsoft's schemas of project files, by address. */
export function readProjectSchemas(): unknown {
  return readPacked('project-schemas');
}

/** Lists file names of real themes; mattrudy-slicer.json is deliberately broken. */
export function listSampleThemes(): string[] {
  return readdirSync(THEMES);
}

export function readSampleTheme(name: string): unknown {
  return JSON.parse(readSampleText(name)) as unknown;
}

export function readSampleText(name: string): string {
  return readFileSync(join(THEMES, name), 'utf8');
}

function readPacked(name: string): unknown {
  const bytes = readFileSync(join(FOLDER, `${name}.json.gz`));
  return JSON.parse(gunzipSync(bytes).toString('utf8')) as unknown;
}

/** Reads real public reports: files by the report's name. */
export function readSampleReports(): Map<string, Map<string, Uint8Array>> {
  const reports = new Map<string, Map<string, Uint8Array>>();
  const zip = unzipSync(readFileSync(join(FOLDER, 'reports.zip')));
  for (const [path, bytes] of Object.entries(zip)) {
    const [name = '', ...rest] = path.split('/');
    if (path.endsWith('/') || name === 'LICENSES') continue;
    const files = reports.get(name) ?? new Map<string, Uint8Array>();
    reports.set(name, files.set(rest.join('/'), bytes));
  }
  return reports;
}
