import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';

const FOLDER = join(import.meta.dirname, 'powerbi');
const THEMES = join(FOLDER, 'themes');

/** Microsoft's schema of a report theme. */
export function themeSchema(): unknown {
  return packed('theme-schema-2.152');
}

/** Types in the schema, by visual, card and property. */
export function themeCatalogue(): unknown {
  return packed('theme-catalogue-2.152');
}

/** Microsoft's schemas of the files of a project, by their address. */
export function projectSchemas(): unknown {
  return packed('project-schemas');
}

/** File names of real themes; mattrudy-slicer.json is broken on purpose. */
export function sampleThemes(): string[] {
  return readdirSync(THEMES);
}

export function sampleTheme(name: string): unknown {
  return JSON.parse(sampleText(name)) as unknown;
}

export function sampleText(name: string): string {
  return readFileSync(join(THEMES, name), 'utf8');
}

function packed(name: string): unknown {
  const bytes = readFileSync(join(FOLDER, `${name}.json.gz`));
  return JSON.parse(gunzipSync(bytes).toString('utf8')) as unknown;
}

/** Real public reports by their names, each with its files. */
export function sampleReports(): Map<string, Map<string, Uint8Array>> {
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
