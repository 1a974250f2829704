import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The reference data to check against: no part of the product, so it may be missing. */
const folder =
  process.env['POWERBI_DATA'] ?? join(import.meta.dirname, '../../../../shared/powerbi');

export const hasPowerBiData = existsSync(join(folder, 'reportThemeSchema.json'));
/** Title of the one line that stands for tests which need the data where there is none. */
export const WITHOUT_POWERBI_DATA =
  'skipped: no Power BI reference data at ../shared/powerbi or POWERBI_DATA';

export function powerBiData(path: string): unknown {
  return JSON.parse(powerBiText(path)) as unknown;
}

export function powerBiText(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

/** File names of the sample themes. */
export function sampleThemes(): string[] {
  return readdirSync(join(folder, 'themes')).filter((name) => name.endsWith('.json'));
}
