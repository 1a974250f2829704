/**
 * npm run versions -- FOLDER
 *
 * Compares Microsoft's theme schemas and writes the version that added each setting. The folder is
 * "Report Theme JSON Schema" of https://github.com/microsoft/powerbi-desktop-samples.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../model/json';
import { compareVersions, formatVersions, makeVersions } from './make-versions';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Pass the folder with Microsoft’s theme schemas');
const schemas = readdirSync(folder)
  .flatMap((name) => {
    const version = /^reportThemeSchema-(\d+\.\d+)\.json$/.exec(name)?.[1];
    if (version === undefined) return [];
    return [
      { version, schema: JSON.parse(readFileSync(join(folder, name), 'utf8')) as JsonObject },
    ];
  })
  .toSorted((a, b) => compareVersions(a.version, b.version));
writeFileSync(join(import.meta.dirname, 'versions.json'), formatVersions(makeVersions(schemas)));
